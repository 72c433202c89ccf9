import { beforeEach, describe, expect, it } from 'vitest'
import { meusRecibos } from '#domain/documento/contract-recibo.ts'
import { handler } from '#lambdas/documento/meus-recibos.lambda.ts'
import { TEO } from '#semente/dependentes.ts'
import { ANA, HELENA } from '#semente/personas.ts'
import { CONSULTA, consultar } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { rebaixar } from '../../../support/rebaixar.ts'
import { cenaDaExportacao, CONSULTA_DO_TEO, pagaPeloTeo } from './exportacao.ts'

beforeEach(async () => void (await cenaDaExportacao()))

const lista = async () => (await invoke(handler, meusRecibos, { como: ANA })).body

describe('meus-recibos', () => {
  it('are those of consultations that were charged', async () => {
    const outras = ['a_capturar', 'falhou', 'liberado'] as const
    for (const [n, status] of outras.entries())
      await consultar(
        {
          id: `c0000000-0000-4000-8000-00000000009${n}`,
          status: 'finished',
          assigned_to: HELENA.usuario.id,
          ended_at: '2026-11-22T02:40:00.000Z',
        },
        { consulta_id: `c0000000-0000-4000-8000-00000000009${n}`, status },
      )
    expect(await lista()).toEqual({
      recibos: [
        {
          consulta_id: CONSULTA,
          atendida_em: '2026-11-21T02:40:00.000Z',
          medico: { nome: HELENA.medico.nome_oficial, crm: HELENA.medico.crm, uf: HELENA.medico.uf },
        },
      ],
    })
  })

  it('are theirs also when the account is blocked', async () => {
    await rebaixar(ANA.usuario.id, 'blocked')
    expect(await lista()).toMatchObject({ recibos: [{ consulta_id: CONSULTA }] })
  })

  it('stay with who paid, though they no longer answer for the patient', async () => {
    await pagaPeloTeo()
    expect(await lista()).toMatchObject({
      recibos: [{ consulta_id: CONSULTA_DO_TEO, de: TEO.nome }, { consulta_id: CONSULTA }],
    })
  })

  it('are a patient’s', async () => {
    expect((await invoke(handler, meusRecibos, { como: HELENA })).status).toBe(403)
  })
})
