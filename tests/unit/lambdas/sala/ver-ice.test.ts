import {
  DescribeSignalingChannelCommand,
  GetSignalingChannelEndpointCommand,
  KinesisVideoClient,
  ResourceNotFoundException,
} from '@aws-sdk/client-kinesis-video'
import {
  ClientLimitExceededException,
  GetIceServerConfigCommand,
  KinesisVideoSignalingClient,
} from '@aws-sdk/client-kinesis-video-signaling'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Consulta } from '#domain/consulta/consulta.ts'
import { verIce } from '#domain/sala/contract.ts'
import { handler as ice } from '#lambdas/sala/ver-ice.lambda.ts'
import { ANA, BRUNO, HELENA, IGOR, LUCIA, type Persona } from '#semente/personas.ts'
import { CONSULTA, consultar, emSala } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const video = mockClient(KinesisVideoClient)
const sinalizacao = mockClient(KinesisVideoSignalingClient)

const arn = (nome: string) => `arn:aws:kinesisvideo:sa-east-1:123456789012:channel/${nome}/1700000000000`
/** As the service lists them: three ways to each of two relays, with a credential for each. */
const relay = (nome: string) => ({
  Uris: [
    `turn:${nome}.kinesisvideo.sa-east-1.amazonaws.com:443?transport=udp`,
    `turns:${nome}.kinesisvideo.sa-east-1.amazonaws.com:443?transport=udp`,
    `turns:${nome}.kinesisvideo.sa-east-1.amazonaws.com:443?transport=tcp`,
  ],
  Username: `quem-${nome}`,
  Password: `senha-${nome}`,
  Ttl: 300,
})
const STUN = { urls: ['stun:stun.kinesisvideo.sa-east-1.amazonaws.com:443'] }
const ESCOLHIDOS = [
  STUN,
  {
    urls: ['turn:1-2.kinesisvideo.sa-east-1.amazonaws.com:443?transport=udp'],
    username: 'quem-1-2',
    credential: 'senha-1-2',
  },
  {
    urls: ['turns:1-2.kinesisvideo.sa-east-1.amazonaws.com:443?transport=tcp'],
    username: 'quem-1-2',
    credential: 'senha-1-2',
  },
]
const FORA = {
  status: 503,
  body: {
    type: 'https://acolhe.app/erros/provedor_indisponivel',
    title: 'Serviço temporariamente indisponível',
    status: 503,
    codigo: 'provedor_indisponivel',
    detail: 'Os servidores da chamada de vídeo não responderam. Tente novamente em alguns instantes.',
    retry_after: 2,
    request_id: expect.any(String) as string,
  },
}

/** A stage nobody has asked yet: a warm function remembers its channels. Answers the name of the first. */
let proximo = 0
function comCanais(quantos: number): string {
  const estagio = `teste${proximo++}`
  vi.stubEnv('ESTAGIO', estagio)
  vi.stubEnv('CANAIS_DE_VIDEO', String(quantos))
  return `acolhe-${estagio}-0`
}
const perguntados = () =>
  sinalizacao.commandCalls(GetIceServerConfigCommand).map(({ args: [{ input }] }) => input)
const enderecosPedidos = () =>
  video.commandCalls(GetSignalingChannelEndpointCommand).map(({ args: [{ input }] }) => input)

beforeEach(() => {
  tabelaViva(itemsOf(ANA, BRUNO, HELENA, IGOR, LUCIA))
  video.reset()
  sinalizacao.reset()
  video.on(DescribeSignalingChannelCommand).callsFake(({ ChannelName }: { ChannelName: string }) => ({
    ChannelInfo: { ChannelARN: arn(ChannelName) },
  }))
  video.on(GetSignalingChannelEndpointCommand).resolves({
    ResourceEndpointList: [
      { Protocol: 'HTTPS', ResourceEndpoint: 'https://r-1.kinesisvideo.sa-east-1.amazonaws.com' },
    ],
  })
  sinalizacao.on(GetIceServerConfigCommand).resolves({ IceServerList: [relay('1-2'), relay('3-4')] })
})
afterEach(() => vi.unstubAllEnvs())

const emAndamento = (dados: Partial<Consulta> = {}) => consultar({ ...emSala(HELENA), ...dados })

describe('GET /sala/{consulta_id}/ice', () => {
  const pedir = (como: Persona, consulta_id = CONSULTA) =>
    invoke(ice, verIce, { como, entrada: { consulta_id } })

  it('has no servers where both are on one machine', async () => {
    await emAndamento()
    expect(await pedir(ANA)).toMatchObject({ status: 200, body: { ice_servers: [] } })
    expect(await pedir(HELENA)).toMatchObject({ status: 200, body: { ice_servers: [] } })
    expect(enderecosPedidos()).toEqual([])
  })

  it('says so where they are not, and there is no channel', async () => {
    await emAndamento()
    vi.stubEnv('ESTAGIO', 'prod')
    expect(await pedir(ANA)).toMatchObject({
      status: 503,
      body: {
        codigo: 'provedor_indisponivel',
        detail: 'A chamada de vídeo ainda não está configurada neste ambiente. Avise o suporte.',
      },
    })
  })

  it('gives the fastest relay and the one that passes everywhere, of all that are listed', async () => {
    await emAndamento()
    const canal = arn(comCanais(1))
    const resposta = await pedir(ANA)
    expect(resposta.status).toBe(200)
    expect(resposta.body).toEqual({ ice_servers: ESCOLHIDOS })
    expect(enderecosPedidos()).toEqual([
      {
        ChannelARN: canal,
        SingleMasterChannelEndpointConfiguration: { Protocols: ['HTTPS'], Role: 'VIEWER' },
      },
    ])
    expect(perguntados()).toEqual([{ ChannelARN: canal, ClientId: ANA.usuario.id, Service: 'TURN' }])
    const [{ thisValue } = { thisValue: undefined }] = sinalizacao.commandCalls(GetIceServerConfigCommand)
    const { endpoint } = (thisValue as KinesisVideoSignalingClient).config
    expect(await endpoint?.()).toMatchObject({ hostname: 'r-1.kinesisvideo.sa-east-1.amazonaws.com' })
  })

  it('gives what there is when only one kind is listed', async () => {
    await emAndamento()
    comCanais(1)
    sinalizacao
      .on(GetIceServerConfigCommand)
      .resolves({ IceServerList: [{ ...relay('1-2'), Uris: relay('1-2').Uris.slice(2) }] })
    expect((await pedir(ANA)).body).toEqual({ ice_servers: [STUN, ESCOLHIDOS[2]] })
  })

  it('asks the same channel for both, and looks it up once', async () => {
    await emAndamento()
    comCanais(7)
    for (const quem of [ANA, HELENA, ANA]) expect((await pedir(quem)).status).toBe(200)
    expect(new Set(perguntados().map(({ ChannelARN }) => ChannelARN)).size).toBe(1)
    expect(perguntados().map(({ ClientId }) => ClientId)).toEqual([
      ANA.usuario.id,
      HELENA.usuario.id,
      ANA.usuario.id,
    ])
    expect(enderecosPedidos()).toHaveLength(1)
    expect(video.commandCalls(DescribeSignalingChannelCommand)).toHaveLength(1)
  })

  it('is for the patient who waits, too, from their place in the queue on', async () => {
    comCanais(1)
    await consultar({ status: 'queued' })
    expect((await pedir(ANA)).body).toEqual({ ice_servers: ESCOLHIDOS })
    for (const outro of [HELENA, IGOR]) expect(await pedir(outro)).toMatchObject({ status: 404 })
  })

  it.each(['pending', 'cancelled'] as const)('is nobody’s where the consultation is %s', async (status) => {
    comCanais(1)
    await consultar({ status })
    expect(await pedir(ANA)).toMatchObject({ status: 409, body: { codigo: 'transicao_invalida' } })
    expect(perguntados()).toEqual([])
  })

  it('says that it can be tried again when asked too often, and then gives them', async () => {
    await emAndamento()
    comCanais(1)
    sinalizacao
      .on(GetIceServerConfigCommand)
      .rejectsOnce(new ClientLimitExceededException({ message: 'Rate exceeded', $metadata: {} }))
      .resolves({ IceServerList: [relay('1-2')] })
    const recusado = await pedir(ANA)
    expect({ status: recusado.status, body: recusado.body }).toEqual(FORA)
    expect((await pedir(ANA)).body).toEqual({ ice_servers: ESCOLHIDOS })
    // Where it was asked may have been why: it was looked up again.
    expect(enderecosPedidos()).toHaveLength(2)
  })

  it.each<[string, () => void]>([
    [
      'the channel is gone',
      () =>
        video
          .on(DescribeSignalingChannelCommand)
          .rejects(new ResourceNotFoundException({ message: 'gone', $metadata: {} })),
    ],
    [
      'it has no address for us',
      () =>
        video.on(GetSignalingChannelEndpointCommand).resolves({
          ResourceEndpointList: [{ Protocol: 'WSS', ResourceEndpoint: 'wss://v-1.test' }],
        }),
    ],
    ['no relay is listed', () => sinalizacao.on(GetIceServerConfigCommand).resolves({ IceServerList: [] })],
    [
      'a relay has no credential',
      () =>
        sinalizacao.on(GetIceServerConfigCommand).resolves({ IceServerList: [{ Uris: relay('1-2').Uris }] }),
    ],
  ])('says so when %s', async (_quando, acontecer) => {
    await emAndamento()
    comCanais(1)
    acontecer()
    const { status, body } = await pedir(ANA)
    expect({ status, body }).toEqual(FORA)
  })

  it("answers another's consultation as a missing one, and an ended one as closed", async () => {
    await emAndamento()
    expect(await pedir(IGOR)).toMatchObject({ status: 404, body: { codigo: 'nao_encontrado' } })
  })
})
