import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inclinacao, piso } from '../../../bancadas/soak/memoria.ts'

describe('the memory of a long run', () => {
  it('a line has its own slope, wherever it begins', () => {
    const numero = fc.integer({ min: -50, max: 50 })
    fc.assert(
      fc.property(numero, numero, fc.integer({ min: 2, max: 40 }), (sobe, comeca, n) => {
        const linha = Array.from({ length: n }, (_, minuto) => ({ minuto, mib: comeca + sobe * minuto }))
        expect(inclinacao(linha)).toBeCloseTo(sobe, 6)
      }),
      { numRuns: 50 },
    )
    expect(inclinacao([{ minuto: 1, mib: 9 }])).toBe(0)
  })

  it('a heap that fills and is emptied is flat where it comes down to; a leak is not', () => {
    const serra = (vaza: number) =>
      Array.from({ length: 300 }, (_, i) => ({ minuto: i / 10, mib: 100 + (i % 17) * 8 + vaza * (i / 10) }))
    expect(Math.abs(inclinacao(piso(serra(0))))).toBeLessThan(0.2)
    expect(inclinacao(piso(serra(5)))).toBeGreaterThan(4.5)
  })
})
