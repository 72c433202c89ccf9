import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi'
import { type DomainError, problema } from '#domain/base/erros.ts'
import type { Arco } from '#domain/consulta/anel.ts'
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

interface Difusao {
  readonly evento: EventoDeCanal
  /** Ids and times only: everybody who listens receives it. */
  readonly dados: MensagemDeCanal['dados']
}

/** For some of the listeners, by their ids, what each of them alone is told in addition. */
export type SomenteA = (usuarios: readonly string[]) => Promise<ReadonlyMap<string, Difusao['dados']>>

export interface OpcoesDeDifusao {
  /** A connection that is left out: the sender's own. */
  readonly exceto?: string
  /** Only connections of this person. */
  readonly somente?: string
  /** In a queue, only the doctors on this arc of the ring. */
  readonly arco?: Arco | undefined
  /** Additions for one person each, computed for a group of them when it is their turn. */
  readonly somenteA?: SomenteA | undefined
}

/**
 * Says something to everybody who listens to a destination; connections that are gone are forgotten on the way.
 * @throws NaoEntregue when some could not be reached and another try may help
 */
export async function publicar(
  destino: Destino,
  { evento, dados }: Difusao,
  { exceto, somente, arco, somenteA }: OpcoesDeDifusao = {},
): Promise<void> {
  const inscritos = await (arco ? canais.inscritosNoArco(destino, arco) : canais.inscritos(destino))
  const alvos = inscritos.filter(
    ({ conexao_id, usuario_id }) =>
      conexao_id !== exceto && (somente === undefined || usuario_id === somente),
  )
  const mensagem: MensagemDeCanal = { canal: canalDoDestino(destino), evento, dados }
  const acrescimo = somenteA && emGrupos(somenteA, new Set(alvos.map(({ usuario_id }) => usuario_id)))
  const failed = await tentarCada(alvos, async ({ conexao_id, usuario_id }) =>
    enviar(
      { id: conexao_id, usuario_id },
      acrescimo ? { ...mensagem, dados: { ...dados, ...(await acrescimo(usuario_id)) } } : mensagem,
    ),
  )
  if (failed.length === 0) return
  medir('EntregasFalhas', failed.length)
  logger.warn('Some connections could not be reached', { quantas: failed.length, error: String(failed[0]) })
  if (failed.some(worthRetrying)) throw new NaoEntregue(failed.length)
}

/** People whose additions are computed together. */
const JUNTOS = 25

/** What one person is told in addition, computed with those of their group when the first of them is reached. */
function emGrupos(somenteA: SomenteA, usuarios: ReadonlySet<string>) {
  const todos = [...usuarios]
  const lugares = new Map(todos.map((usuario_id, lugar) => [usuario_id, lugar]))
  const grupos = new Map<number, ReturnType<SomenteA>>()
  return async (usuario_id: string): Promise<Difusao['dados'] | undefined> => {
    const grupo = Math.floor((lugares.get(usuario_id) ?? 0) / JUNTOS)
    const deles = grupos.get(grupo) ?? somenteA(todos.slice(grupo * JUNTOS, (grupo + 1) * JUNTOS))
    grupos.set(grupo, deles)
    return (await deles).get(usuario_id)
  }
}

/** Messages under way at the same time, for one destination. */
const AO_MESMO_TEMPO = 50

/**
 * Runs `fazer` for each item, a limited number at a time; a slow item holds up only its own slot. Answers the items
 * that failed.
 */
async function tentarCada<T>(itens: readonly T[], fazer: (item: T) => Promise<unknown>): Promise<unknown[]> {
  const fila = itens.values()
  const failed: unknown[] = []
  const lugares = Array.from({ length: Math.min(AO_MESMO_TEMPO, itens.length) }, async () => {
    for (const item of fila)
      try {
        await fazer(item)
      } catch (error) {
        failed.push(error)
      }
  })
  await Promise.all(lugares)
  return failed
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

const isGone = (error: unknown): boolean => error instanceof Error && error.name === 'GoneException'

/**
 * Whether sending again may help. A refusal of the message itself is final; throttling, a server fault or the network
 * may pass.
 */
function worthRetrying(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
  return status === undefined || status === 429 || status >= 500
}
