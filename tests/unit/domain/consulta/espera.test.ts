import {
  esperaEstimada,
  esperaMedida,
  estaNaSala,
  lugarNaFila,
  ordemDaFila,
  presencaDe,
} from '#domain/consulta/espera.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const agora = new Date('2026-11-21T12:00:00Z')
const ha = (segundos: number) => new Date(agora.getTime() - segundos * 1000).toISOString()

describe('presencaDe', () => {
  it.each([
    [0, 'online'],
    [30, 'online'],
    [32, 'online'],
    [32.001, 'ausente'],
    [120, 'ausente'],
    [120.001, 'offline'],
    [-5, 'online'],
  ])('%d s after the last beat: %s', (segundos, presenca) =>
    expect(presencaDe(ha(segundos), agora)).toBe(presenca),
  )
  it('is offline without a beat', () => {
    expect(presencaDe(null, agora)).toBe('offline')
    expect(presencaDe('not a date', agora)).toBe('offline')
  })
  it('follows the settings of the stage', () => {
    expect(presencaDe(ha(5), agora, { batimento: 1000, tolerancia_de_rede: 0 })).toBe('ausente')
  })
})

describe('estaNaSala', () => {
  it.each([
    [true, 0, true],
    [true, 75, true],
    [true, 75.001, false],
    [false, 0, false],
    [undefined, 0, false],
  ])('a place held %s, last seen %d s ago: %s', (na_sala, segundos, esta) =>
    expect(estaNaSala({ na_sala, last_seen_at: ha(segundos) }, agora)).toBe(esta),
  )
  it('needs a doctor who was seen', () => {
    expect(estaNaSala(null, agora)).toBe(false)
    expect(estaNaSala({ na_sala: true, last_seen_at: null }, agora)).toBe(false)
  })
})

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

describe('the queue', () => {
  const entrada = fc.record({ id: fc.uuid(), queued_at: fc.constantFrom(ha(1), ha(2), ha(3)) })
  const fila = fc.uniqueArray(entrada, { selector: (c) => c.id, minLength: 1 })

  it('is the same whatever order it was read in', () => {
    fc.assert(
      fc.property(fila, fc.func(fc.integer()), (entradas, sorte) => {
        const embaralhada = entradas.toSorted((a, b) => sorte(a.id) - sorte(b.id))
        expect(embaralhada.toSorted(ordemDaFila)).toEqual(entradas.toSorted(ordemDaFila))
      }),
    )
  })
  it('gives each its own place, 1 to n, and the older one the better', () => {
    fc.assert(
      fc.property(fila, (entradas) => {
        const lugares = entradas.map((c) => lugarNaFila(entradas, c.id))
        expect(lugares.toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(entradas.map((_, i) => i + 1))
        for (const a of entradas)
          for (const b of entradas.filter((outra) => a.queued_at < outra.queued_at))
            expect(lugarNaFila(entradas, a.id)).toBeLessThan(lugarNaFila(entradas, b.id) ?? 0)
      }),
    )
  })
  it('knows who is not in it', () => expect(lugarNaFila([], 'x')).toBeNull())
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
