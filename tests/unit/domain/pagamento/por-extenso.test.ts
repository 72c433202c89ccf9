import { describe, expect, it } from 'vitest'
import { reaisPorExtenso } from '#domain/pagamento/por-extenso.ts'

describe('reaisPorExtenso', () => {
  it.each([
    [50, 'cinquenta centavos'],
    [100, 'um real'],
    [101, 'um real e um centavo'],
    [1_600, 'dezesseis reais'],
    [2_115, 'vinte e um reais e quinze centavos'],
    [10_000, 'cem reais'],
    [15_000, 'cento e cinquenta reais'],
    [99_999, 'novecentos e noventa e nove reais e noventa e nove centavos'],
    [100_000, 'mil reais'],
    [110_000, 'mil e cem reais'],
    [102_000, 'mil e vinte reais'],
    [112_100, 'mil cento e vinte e um reais'],
    [10_200_000, 'cento e dois mil reais'],
    [
      99_999_999,
      'novecentos e noventa e nove mil novecentos e noventa e nove reais e noventa e nove centavos',
    ],
  ])('%i cents: %s', (centavos, escrito) => {
    expect(reaisPorExtenso(centavos)).toBe(escrito)
  })
})
