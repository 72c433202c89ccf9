import { beforeEach, describe, expect, it } from 'vitest'
import { handler as reconciliar } from '#lambdas/consulta/reconciliar.lambda.ts'
import { ANA, HELENA } from '#semente/personas.ts'
import { CONSULTA, haPouco } from '../../../support/consulta.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { registrar } from '../registro/cenario.ts'
import { cenaDaParada, LIMITE, parada, paradas, VISTO, voltou } from './parada.ts'

beforeEach(cenaDaParada)

describe('consultas-paradas', () => {
  it('says whom to ring, since when, and until when the hold lasts, before and after the reconciler looked', async () => {
    await parada()
    const linha = {
      consulta_id: CONSULTA,
      desde: VISTO,
      capture_before: LIMITE,
      paciente: { nome: ANA.usuario.nome, telefone: ANA.usuario.telefone },
      medico: { nome: HELENA.usuario.nome, telefone: HELENA.usuario.telefone },
      atos: ['abandonar', 'falha_tecnica'],
    }
    expect(await paradas()).toMatchObject({ status: 200, body: { consultas: [linha] } })
    await reconciliar({}, CONTEXT)
    expect(await paradas()).toMatchObject({ status: 200, body: { consultas: [linha] } })
  })

  it('offers to finish only what the doctor wrote down', async () => {
    await parada()
    await registrar()
    const { body } = await paradas()
    expect(body).toMatchObject({ consultas: [{ atos: ['abandonar', 'falha_tecnica', 'finalizar'] }] })
  })

  it.each([
    ['is in the room', { medico_visto_em: haPouco(60_000) }],
    ['never met the patient: it ends by itself', { ambos_conectados_em: undefined }],
  ] as const)('leaves out one whose doctor %s', async (_nome, dados) => {
    await parada(dados)
    expect(await paradas()).toMatchObject({ body: { consultas: [] } })
  })

  it('leaves out one whose doctor beats in the room and was not written yet', async () => {
    await voltou(await parada())
    expect(await paradas()).toMatchObject({ body: { consultas: [] } })
  })

  it('is nothing for whoever is no admin', async () => {
    expect(await paradas(HELENA)).toMatchObject({ status: 403, body: { codigo: 'sem_permissao' } })
  })
})
