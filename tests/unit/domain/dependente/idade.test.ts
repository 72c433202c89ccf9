import { expect, it } from 'vitest'
import { idadeEscrita } from '#domain/base/idade-escrita.ts'
import { idadeDoDependente } from '#domain/dependente/idade.ts'

it.each([
  ['2026-11-20', 'menos de 1 mês'],
  ['2026-10-20', '1 mês'],
  ['2026-05-20', '6 meses'],
  ['2025-11-27', '11 meses'],
  ['2025-11-26', '1 ano'],
  ['2025-10-26', '1 ano'],
  ['2022-06-10', '4 anos'],
  ['2022-11-26', '4 anos'],
])('who was born on %s is %s on 26 November 2026', (nascimento, escrita) => {
  expect(idadeEscrita(idadeDoDependente(nascimento, '2026-11-26'))).toBe(escrita)
})
