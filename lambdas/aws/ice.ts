import { createHash } from 'node:crypto'
import {
  DescribeSignalingChannelCommand,
  GetSignalingChannelEndpointCommand,
  KinesisVideoClient,
} from '@aws-sdk/client-kinesis-video'
import {
  GetIceServerConfigCommand,
  KinesisVideoSignalingClient,
} from '@aws-sdk/client-kinesis-video-signaling'
import * as z from 'zod/mini'
import { DomainError } from '#domain/base/erros.ts'
import { env } from '#lambdas/runtime/env.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { medirProvedor } from '#lambdas/runtime/medida.ts'
import { prazo } from '#lambdas/runtime/prazos.ts'
import { entender, RespostaSemSentido } from '../providers/indisponivel.ts'

/**
 * Relays (TURN) of Kinesis Video Streams. What it allows (kvswebrtc-limits of its WebRTC guide): GetIceServerConfig 5
 * times a second for a channel and 100 for the account; DescribeSignalingChannel 5 and 300; GetSignalingChannelEndpoint
 * 300 for the account; 50 allocations at once for a channel; 5 Mbit/s; credentials that are good for 5 minutes.
 */

/** A STUN or TURN server, as the browser's RTCPeerConnection takes it. */
export interface ServidorIce {
  readonly urls: string[]
  readonly username?: string
  readonly credential?: string
}

type Opcoes = { readonly abortSignal: AbortSignal }

/** Seconds until a new attempt makes sense: the limits of the service count per second. */
const DE_NOVO_EM = 2
/**
 * All a browser is given: every address costs it an allocation for each of its networks, and a channel has 50. The
 * first is the fastest, the second passes where only the web does.
 */
const FORMAS = [/^turn:.+[?&]transport=udp$/, /^turns:.+[?&]transport=tcp$/]

const canalSchema = z.object({ ChannelInfo: z.object({ ChannelARN: z.string() }) })
const enderecoSchema = z.object({
  ResourceEndpointList: z.array(z.object({ Protocol: z.string(), ResourceEndpoint: z.string() })),
})
const servidoresSchema = z.object({
  IceServerList: z.array(z.object({ Uris: z.array(z.string()), Username: z.string(), Password: z.string() })),
})

/** A channel of the stage, and what it is asked through: it has an address of its own. */
interface Canal {
  readonly arn: string
  readonly sinalizacao: KinesisVideoSignalingClient
}

const video = new KinesisVideoClient({ maxAttempts: 2 })
/** By name. */
const conhecidos = new Map<string, Promise<Canal>>()

/**
 * The servers that help two browsers find each other, valid for 5 minutes and asked for anew for every connection. On a
 * single machine none is needed; anywhere else calls would fail between most networks, so a stage without channels
 * answers an error instead of promising a call. Both participants of a consultation get the relays of the same channel.
 * @throws DomainError provedor_indisponivel
 */
export async function servidoresIce(consulta_id: string, usuario_id: string): Promise<ServidorIce[]> {
  const quantos = Number(env('CANAIS_DE_VIDEO'))
  if (quantos === 0) {
    if (env('ESTAGIO') === 'local') return []
    logger.error('No video channels in this stage')
    throw new DomainError('provedor_indisponivel', {
      detail: 'A chamada de vídeo ainda não está configurada neste ambiente. Avise o suporte.',
    })
  }
  const nome = `acolhe-${env('ESTAGIO')}-${numeroDe(consulta_id, quantos)}`
  const options = { abortSignal: AbortSignal.timeout(prazo('tempo_dos_retransmissores')) }
  try {
    return await medirProvedor('kinesisvideo', async () => {
      const canal = await canalDe(nome, options)
      return [{ urls: [stunDe(canal)] }, ...(await retransmissoresDe(canal, usuario_id, options))]
    })
  } catch (error) {
    // Whatever failed, the remembered channel or its endpoint may be the cause: both are looked up anew.
    conhecidos.delete(nome)
    logger.error('Relays could not be asked for', { canal: nome, error })
    throw new DomainError('provedor_indisponivel', {
      detail: 'Os servidores da chamada de vídeo não responderam. Tente novamente em alguns instantes.',
      retry_after: DE_NOVO_EM,
    })
  }
}

/** The channel of a consultation, by a hash of its id: always the same, and the consultations are spread evenly. */
const numeroDe = (consulta_id: string, quantos: number): number =>
  createHash('sha256').update(consulta_id).digest().readUInt32BE() % quantos

function canalDe(nome: string, options: Opcoes): Promise<Canal> {
  const conhecido = conhecidos.get(nome)
  if (conhecido) return conhecido
  const pedido = procurar(nome, options)
  conhecidos.set(nome, pedido)
  return pedido
}

async function procurar(nome: string, options: Opcoes): Promise<Canal> {
  const descrito = await video.send(new DescribeSignalingChannelCommand({ ChannelName: nome }), options)
  const arn = entender(PROVEDOR, canalSchema, descrito).ChannelInfo.ChannelARN
  const resposta = await video.send(
    new GetSignalingChannelEndpointCommand({
      ChannelARN: arn,
      SingleMasterChannelEndpointConfiguration: { Protocols: ['HTTPS'], Role: 'VIEWER' },
    }),
    options,
  )
  const { ResourceEndpointList } = entender(PROVEDOR, enderecoSchema, resposta)
  const endpoint = ResourceEndpointList.find(({ Protocol }) => Protocol === 'HTTPS')?.ResourceEndpoint
  if (endpoint === undefined) throw semSentido()
  return { arn, sinalizacao: new KinesisVideoSignalingClient({ endpoint, maxAttempts: 2 }) }
}

/** `arn:aws:kinesisvideo:{region}:…` */
const stunDe = ({ arn }: Canal): string => `stun:stun.kinesisvideo.${arn.split(':')[3]}.amazonaws.com:443`

async function retransmissoresDe(
  { arn, sinalizacao }: Canal,
  usuario_id: string,
  options: Opcoes,
): Promise<ServidorIce[]> {
  const resposta = await sinalizacao.send(
    new GetIceServerConfigCommand({ ChannelARN: arn, ClientId: usuario_id, Service: 'TURN' }),
    options,
  )
  const { IceServerList } = entender(PROVEDOR, servidoresSchema, resposta)
  const enderecos = IceServerList.flatMap(({ Uris, Username, Password }) =>
    Uris.map((uri) => ({ urls: [uri], username: Username, credential: Password })),
  )
  const escolhidos = FORMAS.flatMap(
    (forma) => enderecos.find(({ urls: [uri = ''] }) => forma.test(uri)) ?? [],
  )
  if (escolhidos.length === 0) throw semSentido()
  return escolhidos
}

const PROVEDOR = 'Kinesis Video Streams'
const semSentido = (): RespostaSemSentido => new RespostaSemSentido(PROVEDOR, undefined)
