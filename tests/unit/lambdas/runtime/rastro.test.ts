import { EventBridgeClient, PutEventsCommand, type PutEventsRequestEntry } from '@aws-sdk/client-eventbridge'
import { marshall } from '@aws-sdk/util-dynamodb'
import type { SQSEvent } from 'aws-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { assinado, operation, step as etapa } from '#domain/base/contrato.ts'
import { handler as despachar } from '#lambdas/eventos/despachar.lambda.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import { correlacaoAtual } from '#lambdas/runtime/rastro.ts'
import { step } from '#lambdas/runtime/step.ts'
import { queue } from '#lambdas/runtime/stream.ts'
import { ALWAYS, put, update, write } from '#lambdas/store/table.ts'
import { CONTEXT, invoke } from '../../../support/invoke.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

// What is logged is what is looked at here.
vi.hoisted(() => {
  process.env.POWERTOOLS_LOG_LEVEL = 'INFO'
})

const ID = 'req_1795277305739a1b2c3d'
const KEY = { pk: 'CONSULTA#c1', sk: 'CONSULTA' }

let tabela: ReturnType<typeof tabelaViva>
let linhas: Record<string, unknown>[]
const guardada = () => [...tabela.items.values()].find(({ pk }) => pk === KEY.pk)

beforeEach(() => {
  tabela = tabelaViva()
  linhas = []
  vi.spyOn(process.stdout, 'write').mockImplementation((texto) => {
    for (const linha of String(texto).split('\n'))
      if (linha.startsWith('{')) linhas.push(JSON.parse(linha) as Record<string, unknown>)
    return true
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const contrato = operation({
  nome: 'pedir',
  capacidade: 'consulta',
  resumo: 'Pede.',
  metodo: 'POST',
  caminho: '/pedir',
  acesso: assinado,
  limites: { sem: 'assinatura' },
  entrada: z.object({}),
  saida: z.object({ ok: z.literal(true) }),
  precisa: {},
})
const consulta = { ...KEY, entidade: 'consulta', id: 'c1', paciente_id: 'p1', status: 'pending' }
const pedir = (headers: Record<string, string>, run: () => Promise<void>) =>
  invoke(
    semLimite(contrato, async () => {
      await run()
      return { ok: true as const }
    }),
    contrato,
    { headers },
  )

describe('one id', () => {
  it('goes from the browser into the log and every item written', async () => {
    await pedir({ 'x-correlation-id': ID }, async () => {
      await write(put(consulta, ALWAYS))
      await write(update(KEY, { set: { status: 'queued' } }, ALWAYS))
    })
    expect(guardada()).toMatchObject({ status: 'queued', correlacao: ID })
    expect(linhas).toEqual([
      expect.objectContaining({
        message: 'Operation answered',
        correlation_id: ID,
        request_id: 'req-1',
        operacao: 'pedir',
        status: 200,
      }),
    ])
  })

  it('stays with an item that somebody without one moves on', async () => {
    await pedir({ 'x-correlation-id': ID }, async () => write(put(consulta, ALWAYS)))
    await pedir({}, async () => write(update(KEY, { set: { status: 'expired' } }, ALWAYS)))
    expect(guardada()).toMatchObject({ status: 'expired', correlacao: ID })
  })

  it('is one of ours or none: nothing else gets into a log by it', async () => {
    await pedir({ 'x-correlation-id': '52998224725' }, async () => write(put(consulta, ALWAYS)))
    expect(guardada()).toEqual(consulta)
    expect(linhas[0]).not.toHaveProperty('correlation_id')
  })

  it('is each call’s own when two run at the same time', async () => {
    const outra = 'req_1795277305740zzzzzzz'
    const vistas: (string | undefined)[] = []
    const ver = async () => {
      await Promise.resolve()
      vistas.push(correlacaoAtual())
    }
    await Promise.all([pedir({ 'x-correlation-id': ID }, ver), pedir({ 'x-correlation-id': outra }, ver)])
    expect(vistas).toEqual([ID, outra])
    expect(linhas.map(({ correlation_id }) => correlation_id)).toEqual([ID, outra])
  })

  it('goes on through the stream and the bus to whoever consumes the event', async () => {
    const postos: PutEventsRequestEntry[] = []
    mockClient(EventBridgeClient)
      .on(PutEventsCommand)
      .callsFake(async ({ Entries }: { Entries: PutEventsRequestEntry[] }) => {
        postos.push(...Entries)
        return { FailedEntryCount: 0, Entries: Entries.map(() => ({ EventId: 'e' })) }
      })
    await despachar(
      {
        Records: [
          {
            eventID: 'm1',
            eventName: 'INSERT',
            dynamodb: { SequenceNumber: '1', NewImage: marshall({ ...consulta, correlacao: ID }) as never },
          },
        ],
      },
      CONTEXT,
    )
    const [posto] = postos
    expect(JSON.parse(posto?.Detail ?? '')).toMatchObject({ consulta_id: 'c1', correlacao: ID })
    let vista: string | undefined
    const body = JSON.stringify({
      id: 'e1',
      'detail-type': posto?.DetailType,
      time: '2026-11-20T10:00:00.000Z',
      detail: JSON.parse(posto?.Detail ?? ''),
    })
    await queue(async () => {
      vista = correlacaoAtual()
    })({ Records: [{ messageId: 'q1', body }] } as unknown as SQSEvent, CONTEXT)
    expect(vista).toBe(ID)
    expect(linhas.map(({ message, evento, correlation_id }) => [message, evento, correlation_id])).toEqual([
      ['Event published', 'consulta.status', ID],
      ['Event handled', 'consulta.status', ID],
    ])
  })

  it('comes back with the notice of a message that bounced', async () => {
    let vista: string | undefined
    const detail = { eventType: 'Bounce', mail: { tags: { modelo: ['recibo'], correlacao: [ID] } } }
    const body = JSON.stringify({ id: 'e1', 'detail-type': 'Email Bounced', time: '', detail })
    await queue(async () => {
      vista = correlacaoAtual()
    })({ Records: [{ messageId: 'q1', body }] } as unknown as SQSEvent, CONTEXT)
    expect(vista).toBe(ID)
  })

  it('goes on through a workflow to its stages', async () => {
    const declarada = etapa({
      nome: 'kyc-ocr',
      capacidade: 'kyc',
      resumo: 'Lê.',
      maquina: 'kyc',
      entrada: z.object({ corrida_id: z.string() }),
      saida: z.object({ lido: z.boolean() }),
      precisa: {},
    })
    let vista: string | undefined
    const handler = step(declarada, async () => {
      vista = correlacaoAtual()
      return { lido: true }
    })
    expect(await handler({ corrida_id: 'r1', correlacao: ID }, CONTEXT)).toEqual({ lido: true })
    expect(vista).toBe(ID)
    expect(linhas).toEqual([
      expect.objectContaining({ message: 'Stage done', etapa: 'kyc-ocr', correlation_id: ID }),
    ])
    // A run that nobody's browser set off.
    expect(await handler({ corrida_id: 'r1', correlacao: null }, CONTEXT)).toEqual({ lido: true })
    expect(vista).toBeUndefined()
  })
})
