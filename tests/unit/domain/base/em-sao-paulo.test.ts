import { expect, it } from 'vitest'
import { emSaoPaulo, porExtensoEmSaoPaulo } from '#domain/base/em-sao-paulo.ts'

it('writes an instant as São Paulo reads it, day and time apart by a space', () => {
  expect(emSaoPaulo('2026-11-20T02:30:00.000Z')).toBe('19/11/2026 23:30')
})

it('writes out the month as a document does', () => {
  expect(porExtensoEmSaoPaulo('2026-11-20T02:30:00.000Z')).toBe('19 de novembro de 2026 às 23:30')
})
