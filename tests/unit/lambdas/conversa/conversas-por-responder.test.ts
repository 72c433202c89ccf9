import { beforeEach, describe, expect, it } from 'vitest'
import { conversasPorResponder } from '#domain/conversa/contract.ts'
import type { Consulta } from '#domain/consulta/consulta.ts'
import { handler } from '#lambdas/conversa/conversas-por-responder.lambda.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import { ANA, HELENA, IGOR } from '#semente/personas.ts'
import { CONSULTA, consultar, haPouco } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { comPessoas, iniciada } from '../consulta/cenario.ts'
import { dizer } from './cenario.ts'

const HORA = 3_600_000
const porResponder = async (quem = HELENA) =>
  conversasPorResponder.saida.parse((await invoke(handler, conversasPorResponder, { como: quem })).body)
    .conversas
/** The line broke a while ago, after the two had met. */
const caiu = (dados: Partial<Consulta> = {}) =>
  consultar({
    ...iniciada,
    status: 'cancelled',
    ambos_conectados_em: haPouco(2 * HORA),
    ended_at: haPouco(HORA),
    ...dados,
  })

beforeEach(comPessoas)

describe('conversas-por-responder', () => {
  it('tells its doctor that the patient wrote after the end, until they answer, and reads nothing', async () => {
    const { ended_at = '' } = await caiu()
    expect(await porResponder()).toEqual([])
    await dizer(ANA, 'Piorei, a febre voltou')
    expect(await porResponder()).toEqual([
      {
        consulta_id: CONSULTA,
        encerrada_em: ended_at,
        escreve_ate: new Date(Date.parse(ended_at) + 24 * HORA).toISOString(),
      },
    ])
    expect(await porResponder(IGOR)).toEqual([])
    expect(await auditoria.lista(ANA.usuario.id)).toEqual([])
    await dizer(HELENA, 'Procure uma emergência')
    expect(await porResponder()).toEqual([])
  })

  it('says nothing of what was sent while it went on, nor once nobody may answer', async () => {
    await consultar(iniciada)
    await dizer(ANA, 'Olá')
    expect(await porResponder()).toEqual([])
    await caiu({ ended_at: new Date(Date.now() + HORA).toISOString() })
    expect(await porResponder()).toEqual([])
    await caiu({ ended_at: haPouco(HORA) })
    await dizer(ANA, 'Piorei')
    expect(await porResponder()).toHaveLength(1)
    await caiu({ ended_at: haPouco(25 * HORA) })
    expect(await porResponder()).toEqual([])
    await caiu({ status: 'finished' })
    expect(await porResponder()).toEqual([])
  })
})
