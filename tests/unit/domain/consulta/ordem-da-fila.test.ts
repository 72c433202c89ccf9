import { lugarNaFila, ordemDaFila } from '#domain/consulta/ordem-da-fila.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const INSTANTES = ['2026-11-21T11:59:57.000Z', '2026-11-21T11:59:58.000Z', '2026-11-21T11:59:59.000Z']

describe('the queue', () => {
  const entrada = fc.record({ id: fc.uuid(), queued_at: fc.constantFrom(...INSTANTES) })
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
