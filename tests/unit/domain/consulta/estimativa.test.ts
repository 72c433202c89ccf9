import { esperaEstimada, esperaMedida } from '#domain/consulta/estimativa.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('esperaEstimada', () => {
  it.each([
    [0, null],
    [1, 15],
    [2, 8],
    [4, 4],
    [15, 1],
    [100, 1],
  ])('%d online: %s min', (online, minutos) => expect(esperaEstimada(online)).toBe(minutos))
})

describe('esperaMedida', () => {
  const milissegundos = fc.integer({ min: 0, max: 3_600_000 })

  it('says nothing of fewer than five', () => {
    expect(esperaMedida([1, 2, 3, 4])).toBeNull()
  })

  it('holds what its names say, whatever the order', () =>
    fc.assert(
      fc.property(fc.array(milissegundos, { minLength: 5, maxLength: 60 }), (esperas) => {
        const medida = esperaMedida(esperas)
        const upTo = (segundos = 0) => esperas.filter((ms) => ms <= segundos * 1000 + 500).length
        expect(upTo(medida?.p50_segundos)).toBeGreaterThanOrEqual(esperas.length / 2)
        expect(upTo(medida?.p90_segundos)).toBeGreaterThanOrEqual(esperas.length * 0.9)
        expect(esperaMedida(esperas.toReversed())).toEqual(medida)
      }),
    ))
})
