import { expect, it } from 'vitest'
import { idadeESexo } from '#domain/documento/idade-e-sexo.ts'

const carimbo = { fonte: 'paciente', em: '2026-11-20T12:00:00.000Z' } as const
// The 24th in São Paulo, the 25th in Greenwich.
const AGORA = new Date('2026-11-25T01:00:00.000Z')

it.each([
  ['1990-11-24', '36 anos'],
  ['1990-11-25', '35 anos'],
  ['2025-11-24', '1 ano'],
  ['2026-04-24', '7 meses'],
  ['2026-04-25', '6 meses'],
  ['2025-12-24', '11 meses'],
  ['2026-10-24', '1 mês'],
  ['2026-11-01', 'menos de 1 mês'],
])('who was born on %s is %s old', (nascimento, idade) =>
  expect(idadeESexo(nascimento, undefined, AGORA)).toEqual({ idade }),
)

it('says the sex that the profile says, in two of its answers', () => {
  const sexo = (valor: 'F' | 'M' | 'outro') => idadeESexo('1990-11-24', { valor, ...carimbo }, AGORA).sexo
  expect([sexo('F'), sexo('M'), sexo('outro')]).toEqual(['sexo feminino', 'sexo masculino', undefined])
})
