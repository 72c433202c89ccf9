import {
  ApiGatewayManagementApiClient,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi'
import { GetObjectCommand, HeadBucketCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { DescribeStateMachineCommand, SFNClient } from '@aws-sdk/client-sfn'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { healthCheck } from '#domain/admin/contract.ts'
import { QUADRO_IDS, type SaudeDoPainel, type SaudeMonitorada, SERVICOS } from '#domain/admin/saude.ts'
import { FUNCOES } from '#domain/contratos.ts'
import { handler } from '#lambdas/admin/health-check.lambda.ts'
import { logger } from '#lambdas/runtime/log.ts'
import * as agendas from '#lambdas/store/agendas.ts'
import { ANA, HELENA, LUCIA } from '#semente/personas.ts'
import { cadastrarMedicos, consultar, haPouco, naFila } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { metricasFalsas } from './metricas-falsas.ts'

const s3 = mockClient(S3Client)
const states = mockClient(SFNClient)
const sockets = mockClient(ApiGatewayManagementApiClient)
const agora = () => new Date(Date.now() - 30_000)

/** The object that is written is the one that is read. */
function arquivosVivos(): void {
  const guardados = new Map<string, string>()
  s3.reset()
  s3.on(PutObjectCommand).callsFake(async ({ Bucket, Key, Body }: Record<string, string>) => {
    guardados.set(`${Bucket}/${Key}`, Body ?? '')
    return {}
  })
  s3.on(GetObjectCommand).callsFake(async ({ Bucket, Key }: Record<string, string>) => ({
    Body: { transformToString: async () => guardados.get(`${Bucket}/${Key}`) },
  }))
}

beforeEach(async () => {
  vi.spyOn(logger, 'error').mockImplementation(() => undefined)
  tabelaViva(itemsOf(ANA, LUCIA, HELENA))
  metricasFalsas({})
  arquivosVivos()
  states.reset()
  states.on(DescribeStateMachineCommand).resolves({ status: 'ACTIVE' })
  sockets.reset()
  sockets.on(PostToConnectionCommand).rejects(new GoneException({ $metadata: {}, message: 'Gone' }))
  for (const { nome, tipo } of FUNCOES) if (tipo === 'agenda') await agendas.rodou(nome, agora())
})

const painel = async () =>
  (await invoke(handler, healthCheck, { como: LUCIA, entrada: { include_details: true } }))
    .body as SaudeDoPainel
const ruins = (saude: SaudeDoPainel) =>
  QUADRO_IDS.filter((id) => saude[id].status !== 'healthy').map((id) => [id, saude[id].status])

it('answers the dashboard’s form when details are asked for', async () => {
  const saude = await painel()
  expect(Object.keys(saude).sort()).toEqual([...QUADRO_IDS, 'last_updated', 'overall_status'].sort())
  expect(saude.overall_status).toBe('healthy')
  expect(saude.consultas_queue).toEqual({
    status: 'healthy',
    value: '0 consultas na fila',
    details: 'Ninguém espera.',
    latency: expect.any(Number) as number,
  })
})

it('and the monitoring form without a body', async () => {
  const { status, body } = await invoke(handler, healthCheck, { como: LUCIA, corpo: '' })
  expect(status).toBe(200)
  const { overall, lastUpdate, services } = body as SaudeMonitorada
  expect(overall).toBe('healthy')
  expect(services.map(({ service }) => service)).toEqual([...SERVICOS])
  for (const servico of services)
    expect(servico).toEqual({
      service: servico.service,
      status: 'healthy',
      lastCheck: lastUpdate,
      latency: expect.any(Number) as number,
      details: expect.any(String) as string,
    })
})

it('is nothing for whoever is no admin', async () => {
  expect(await invoke(handler, healthCheck, { como: HELENA })).toMatchObject({ status: 403 })
})

describe('the records’ bucket, where every version stays for twenty years', () => {
  it('is never written to', async () => {
    expect(ruins(await painel())).toEqual([])
    expect(s3.commandCalls(PutObjectCommand, { Bucket: 'prontuario-docs' })).toEqual([])
  })

  it('is broken when it does not answer', async () => {
    s3.on(HeadBucketCommand, { Bucket: 'prontuario-docs' }).rejects(new Error('away'))
    expect(ruins(await painel())).toEqual([['database', 'error']])
  })
})

describe('each broken part turns its own card', () => {
  it('the files', async () => {
    s3.on(GetObjectCommand).rejects(new Error('away'))
    const saude = await painel()
    expect(ruins(saude)).toEqual([['database', 'error']])
    expect(saude.overall_status).toBe('degraded')
  })

  it('a workflow', async () => {
    states.on(DescribeStateMachineCommand).resolvesOnce({ status: 'DELETING' })
    expect(ruins(await painel())).toEqual([['edge_functions', 'error']])
  })

  it('the functions: five in a hundred requests fail', async () => {
    metricasFalsas({ ApiPedidos: [[agora(), 100]], ApiFalhas: [[agora(), 5]] })
    const saude = await painel()
    expect(ruins(saude)).toEqual([['edge_functions', 'error']])
    expect(saude.overall_status).toBe('unhealthy')
  })

  it('the sockets', async () => {
    sockets.on(PostToConnectionCommand).rejects(new Error('away'))
    expect(ruins(await painel())).toEqual([['realtime', 'error']])
  })

  it('a delivery that failed is a warning', async () => {
    metricasFalsas({ EntregasFalhas: [[agora(), 2]] })
    expect(ruins(await painel())).toEqual([['realtime', 'warning']])
  })

  it('a patient who waits too long where a doctor is', async () => {
    await cadastrarMedicos()
    await naFila(HELENA)
    await consultar({ queued_at: haPouco(11 * 60_000), vence_em: haPouco(-4 * 60_000) })
    expect(ruins(await painel())).toEqual([['consultas_queue', 'warning']])
    tabelaViva(itemsOf(ANA, LUCIA, HELENA))
    await cadastrarMedicos()
    await naFila(HELENA)
    await consultar({ queued_at: haPouco(17 * 60_000), vence_em: haPouco(2 * 60_000) })
    for (const { nome, tipo } of FUNCOES) if (tipo === 'agenda') await agendas.rodou(nome, agora())
    expect(ruins(await painel())).toEqual([['consultas_queue', 'error']])
  })

  it('but not for one who came back to the queue: the 15 minutes begin anew', async () => {
    await cadastrarMedicos()
    await naFila(HELENA)
    await consultar({ queued_at: haPouco(17 * 60_000), vence_em: haPouco(-12 * 60_000) })
    const { status, details } = (await painel()).consultas_queue
    expect([status, details]).toEqual(['healthy', 'A espera mais longa é de 17 min.'])
  })

  it('a patient who waits where no doctor is', async () => {
    await consultar()
    const saude = await painel()
    expect(ruins(saude)).toEqual([['doctor_presence', 'warning']])
    expect(saude.doctor_presence.details).toBe(
      'Há espera em 1 especialidade sem médico online, a mais longa de 0 min.',
    )
  })

  it('a patient who has waited long where no doctor is', async () => {
    await consultar({ queued_at: haPouco(6 * 60_000) })
    expect(ruins(await painel())).toEqual([['doctor_presence', 'error']])
  })

  it('a schedule that stopped', async () => {
    await agendas.rodou('reconciliar-pagamentos', new Date(Date.now() - 10 * 60_000))
    const saude = await painel()
    expect(ruins(saude)).toEqual([['cron_jobs', 'error']])
    expect(saude.cron_jobs.details).toBe('Atrasadas: reconciliar-pagamentos.')
  })

  it('the card provider’s notices come late', async () => {
    metricasFalsas({ AvisoDoCartaoAtraso: [[agora(), 90_000]] })
    expect(ruins(await painel())).toEqual([['stripe_webhooks', 'warning']])
    metricasFalsas({ AvisoDoCartaoAtraso: [[agora(), 400_000]] })
    expect(ruins(await painel())).toEqual([['stripe_webhooks', 'error']])
  })
})
