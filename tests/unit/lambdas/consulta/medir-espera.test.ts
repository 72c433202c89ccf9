import { beforeEach, describe, expect, it } from 'vitest'
import { handler as medir } from '#lambdas/consulta/medir-espera.lambda.ts'
import * as esperas from '#lambdas/consulta/store/esperas.ts'
import { ANA, HELENA } from '#semente/personas.ts'
import { CONSULTA, cadastrarMedicos, consultar } from '../../../support/consulta.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const NOW = new Date('2026-11-21T12:00:00.000Z')

beforeEach(async () => {
  tabelaViva(itemsOf(ANA, HELENA))
  await cadastrarMedicos()
})

const run = (para: string) => {
  const record = { messageId: 'm', body: JSON.stringify({ detail: { consulta_id: CONSULTA, para } }) }
  return medir({ Records: [record as never] }, CONTEXT)
}
const medidas = (now = NOW) => esperas.daUltimaHora('clinica_medica', now)

describe('medir-espera', () => {
  beforeEach(() =>
    consultar({
      status: 'assigned',
      assigned_to: HELENA.usuario.id,
      queued_at: '2026-11-21T11:50:00.000Z',
      assigned_at: '2026-11-21T11:53:20.000Z',
    }),
  )

  it('keeps how long the accepted patient waited, once however often it is told', async () => {
    expect(await run('assigned')).toEqual({ batchItemFailures: [] })
    expect(await run('assigned')).toEqual({ batchItemFailures: [] })
    expect(await medidas()).toEqual([200_000])
  })

  it('keeps nothing at any other passage', async () => {
    await run('in_progress')
    expect(await medidas()).toEqual([])
  })

  it('counts for an hour, in its own specialty', async () => {
    await run('assigned')
    expect(await medidas(new Date('2026-11-21T12:53:21.000Z'))).toEqual([])
    expect(await esperas.daUltimaHora('cardiologia', NOW)).toEqual([])
  })
})
