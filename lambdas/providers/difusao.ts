import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi'
import { type DomainError, problema } from '#domain/erros.ts'
import { canalDoDestino, type Destino } from '#domain/tempo-real/canal.ts'
import type { Conexao } from '#domain/tempo-real/conexao.ts'
import type { EventoDeCanal, Mensagem, MensagemDeCanal } from '#domain/tempo-real/mensagens.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { medir } from '#lambdas/runtime/medida.ts'
import * as canais from '#lambdas/store/canais.ts'
import * as conexoes from '#lambdas/store/conexoes.ts'

/** Posts to WebSocket connections; where is the stage's `AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI`. */
const client = new ApiGatewayManagementApiClient({ maxAttempts: 2 })

/** Some connections could not be reached although they are open: worth another try. */
export class NaoEntregue extends Error {
  constructor(readonly quantas: number) {
    super(`${quantas} connections could not be reached`)
    this.name = 'NaoEntregue'
  }
}

export interface Difusao {
  readonly evento: EventoDeCanal
  /** Ids and times only. */
  readonly dados: MensagemDeCanal['dados']
}

export interface OpcoesDeDifusao {
  /** A connection that is left out: the sender's own. */
  readonly exceto?: string
  /** Only connections of this person. */
  readonly somente?: string
}

/**
 * Says something to everybody who listens to a destination; connections that are gone are forgotten on the way.
 * @throws NaoEntregue when some could not be reached and another try may help
 */
export async function publicar(
  destino: Destino,
  { evento, dados }: Difusao,
  { exceto, somente }: OpcoesDeDifusao = {},
): Promise<void> {
  const inscritos = await canais.inscritos(destino)
  const alvos = inscritos.filter(
    ({ conexao_id, usuario_id }) =>
      conexao_id !== exceto && (somente === undefined || usuario_id === somente),
  )
  const mensagem: MensagemDeCanal = { canal: canalDoDestino(destino), evento, dados }
  const results = await Promise.allSettled(
    alvos.map(async ({ conexao_id, usuario_id }) => enviar({ id: conexao_id, usuario_id }, mensagem)),
  )
  const failed = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
  if (failed.length === 0) return
  medir('EntregasFalhas', failed.length)
  logger.warn('Some connections could not be reached', { quantas: failed.length, error: String(failed[0]) })
  if (failed.some(worthRetrying)) throw new NaoEntregue(failed.length)
}

/** Says something to one connection. False when it is gone: it is forgotten then. @throws what the gateway refused */
export async function enviar(conexao: Conexao, mensagem: Mensagem): Promise<boolean> {
  try {
    await client.send(
      new PostToConnectionCommand({ ConnectionId: conexao.id, Data: JSON.stringify(mensagem) }),
    )
    return true
  } catch (error) {
    if (!isGone(error)) throw error
    await esquecer(conexao)
    return false
  }
}

/** Tells a connection that its message was refused, and why. */
export const recusar = (conexao: Conexao, acao: string, erro: DomainError): Promise<boolean> => {
  const { codigo, title, detail } = problema(erro, conexao.id)
  return enviar(conexao, { evento: 'erro', dados: { acao, codigo, title, detail } })
}

/** Closes a connection from our side; one that is gone already is forgotten all the same. */
export async function desligar(conexao: Conexao): Promise<void> {
  try {
    await client.send(new DeleteConnectionCommand({ ConnectionId: conexao.id }))
  } catch (error) {
    if (!isGone(error)) throw error
  }
  await esquecer(conexao)
}

async function esquecer(conexao: Conexao): Promise<void> {
  await canais.esquecer(conexao.id)
  await conexoes.fechar(conexao)
}

const isGone = (error: unknown): boolean =>
  error instanceof GoneException || (error instanceof Error && error.name === 'GoneException')

/** A refusal of the message itself stays one; being throttled, a fault there or the network may pass. */
function worthRetrying(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
  return status === undefined || status === 429 || status >= 500
}
