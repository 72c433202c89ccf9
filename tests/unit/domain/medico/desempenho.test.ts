import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { consultaMachine } from '#domain/consulta/machine.ts'
import { desempenhoDe, repassesDe } from '#domain/medico/desempenho.ts'

const AGORA = new Date('2026-11-21T15:00:00.000Z')
const consulta = (status: (typeof consultaMachine.statuses)[number], created_at = AGORA.toISOString()) => ({
  status,
  created_at,
})

describe('figures of the dashboard (D §2.8, leituras §2)', () => {
  it('counts assigned and in progress as pending, and the month of São Paulo', () => {
    expect(
      desempenhoDe(
        [
          consulta('finished'),
          consulta('finished', '2026-10-05T12:00:00.000Z'),
          consulta('cancelled'),
          consulta('assigned'),
          consulta('in_progress'),
          consulta('cancelled', '2025-11-21T15:00:00.000Z'),
        ],
        AGORA,
      ),
    ).toEqual({
      consultas_este_mes: 4,
      consultas_finalizadas: 2,
      taxa_de_aceite: 33,
      valor_estimado: 20_000,
      consultas_pendentes: 2,
      consultas_canceladas: 2,
      total_de_consultas: 6,
    })
  })

  it('without a consultation nothing is divided by zero', () => {
    expect(desempenhoDe([], AGORA)).toMatchObject({ taxa_de_aceite: 0, valor_estimado: 0 })
  })

  it('the month is São Paulo’s, not the server’s', () => {
    // 22:30 of 31 October in São Paulo is already November in UTC.
    const vespera = '2026-11-01T01:30:00.000Z'
    expect(desempenhoDe([consulta('finished', vespera)], AGORA).consultas_este_mes).toBe(0)
    expect(desempenhoDe([consulta('finished', '2026-11-01T03:00:00.000Z')], AGORA).consultas_este_mes).toBe(1)
  })

  it('whatever the list: the payout a finished one, a rate of 0 to 100, no part above the whole', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...consultaMachine.statuses)), (statuses) => {
        const numeros = desempenhoDe(
          statuses.map((status) => consulta(status)),
          AGORA,
        )
        expect(numeros.valor_estimado).toBe(numeros.consultas_finalizadas * 10_000)
        expect(numeros.taxa_de_aceite).toBeGreaterThanOrEqual(0)
        expect(numeros.taxa_de_aceite).toBeLessThanOrEqual(100)
        const partes =
          numeros.consultas_finalizadas + numeros.consultas_pendentes + numeros.consultas_canceladas
        expect(partes).toBeLessThanOrEqual(numeros.total_de_consultas)
      }),
    )
  })
})

describe('real payouts (leituras §11)', () => {
  it('made ones are the ledger’s sum, the others are counted at the payout price', () => {
    const em = AGORA.toISOString()
    expect(
      repassesDe(
        [
          { id: 'repassado#tr_1', tipo: 'repassado', valor: 10_000, em },
          { id: 'repassado#tr_2', tipo: 'repassado', valor: 9_000, em },
          { id: 'capturado#ch_1', tipo: 'capturado', valor: 15_000, em },
        ],
        [
          'a_repassar',
          'a_repassar',
          'a_repassar',
          'falhou',
          'a_liberar',
          'liberado',
          'repassado',
          'a_capturar',
        ],
      ),
    ).toEqual({
      feitos: { quantidade: 2, valor: 19_000 },
      a_repassar: { quantidade: 3, valor: 30_000 },
      recusadas: { quantidade: 1, valor: 10_000 },
      nao_cobradas: { quantidade: 2, valor: 20_000 },
    })
  })
})
