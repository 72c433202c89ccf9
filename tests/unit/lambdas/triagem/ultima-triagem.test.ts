import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ultimaTriagem } from '#domain/triagem/contract.ts'
import type { Triagem } from '#domain/triagem/triagem.ts'
import { itemOf } from '#lambdas/triagem/store/triagens.ts'
import { handler } from '#lambdas/triagem/ultima-triagem.lambda.ts'
import { ANA, BRUNO, HELENA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf, mockTable } from '../../../support/table.ts'
import { pedido } from '../../domain/triagem/pedido.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-10T15:00:00.000Z'), toFake: ['Date'] })
})

const { paciente_id: _, ...entrada } = pedido('coriza')
const TRIAGEM: Triagem = {
  id: 't1',
  paciente_id: ANA.usuario.id,
  created_at: '2026-11-10T14:00:00.000Z',
  consulta_id: null,
  aviso_versao: '2026-1',
  com_ia: true,
  ia_usada: false,
  entrada,
  achados: [],
  regras_disparadas: [],
  versao_protocolo: '3.0.0',
  ok_para_tele: true,
  red_flag: false,
  conf_ia: 0.9,
  resumo: ['Coriza há 1 dia'],
  especialidade_sugerida: 'clinica_medica',
  recomendacoes: ['Beba água'],
  para_outra_pessoa: false,
  idade_considerada: 36,
}

describe('ultima-triagem', () => {
  it('answers null before the first', async () => {
    mockTable(itemsOf(ANA))
    expect(await invoke(handler, ultimaTriagem, { como: ANA })).toMatchObject({
      status: 200,
      body: { triagem: null },
    })
  })

  it("answers the newest of the caller's, without what was typed", async () => {
    const client = mockTable(itemsOf(ANA))
    client.on(QueryCommand).resolves({ Items: [itemOf(TRIAGEM)] })
    const { status, body } = await invoke(handler, ultimaTriagem, { como: ANA })
    expect(status).toBe(200)
    expect(body).toEqual({
      triagem: {
        triagem_id: 't1',
        created_at: '2026-11-10T14:00:00.000Z',
        ok_para_tele: true,
        red_flag: false,
        conf_ia: 0.9,
        resumo: ['Coriza há 1 dia'],
        especialidade_sugerida: 'clinica_medica',
        recomendacoes: ['Beba água'],
        para_outra_pessoa: false,
        especialidade_da_consulta: 'clinica_medica',
        recusa: null,
      },
    })
    expect(client.commandCalls(QueryCommand)[0]?.args[0].input).toMatchObject({
      ExpressionAttributeValues: { ':pk': `USUARIO#${ANA.usuario.id}`, ':prefix': 'TRIAGEM#' },
      ScanIndexForward: false,
      Limit: 1,
    })
  })

  it.each([
    ['older than a day', { created_at: '2026-11-09T14:59:59.000Z', red_flag: true }, 'sem_triagem'],
    ['taken by a consultation', { consulta_id: 'c1' }, 'sem_triagem'],
    ['of low confidence', { conf_ia: 0.64 }, 'confianca_baixa'],
    ['of somebody else', { para_outra_pessoa: true }, 'para_outra_pessoa'],
    ['with a red flag', { red_flag: true }, 'red_flag'],
  ] as const)('is not bookable when %s', async (_caso, mudanca, recusa) => {
    const client = mockTable(itemsOf(ANA))
    client.on(QueryCommand).resolves({ Items: [itemOf({ ...TRIAGEM, ...mudanca })] })
    const { body } = await invoke(handler, ultimaTriagem, { como: ANA })
    expect(body).toMatchObject({ triagem: { triagem_id: 't1', recusa } })
  })

  it.each([
    ['under review', BRUNO, 200],
    ['a doctor', HELENA, 403],
  ])('%s', async (_caso, como, status) => {
    mockTable(itemsOf(BRUNO, HELENA))
    expect((await invoke(handler, ultimaTriagem, { como })).status).toBe(status)
  })
})
