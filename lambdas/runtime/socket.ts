import { injectLambdaContext } from '@aws-lambda-powertools/logger/middleware'
import middy from '@middy/core'
import type { APIGatewayProxyResultV2, APIGatewayProxyWebsocketEventV2, Context } from 'aws-lambda'
import type * as z from 'zod/mini'
import type { SocketAction } from '#domain/base/contrato.ts'
import { DomainError } from '#domain/base/erros.ts'
import type { Conexao } from '#domain/tempo-real/conexao.ts'
import type { EntradaDaConexao } from './actor.ts'
import { parseInput, parseJson } from './input.ts'
import { logger } from './log.ts'
import { correlacaoDe, daChamada, emRastro } from './rastro.ts'

export type SocketHandler = (event: SocketEvent, context: Context) => Promise<APIGatewayProxyResultV2>
export type SocketEvent = APIGatewayProxyWebsocketEventV2 & {
  readonly requestContext: {
    readonly authorizer?: {
      readonly usuario_id?: string
      readonly correlacao?: string
      readonly sessao?: string
      readonly emitido_em?: string
    }
    /** On `$disconnect`: how the connection ended, as the close frame says it; 1006 when none came. */
    readonly disconnectStatusCode?: number
    /** The words of that frame: a browser sends none, the gateway says why it ended the connection itself. */
    readonly disconnectReason?: string
  }
}

/** A WebSocket message from an authenticated person. */
export interface SocketCall {
  readonly conexao: Conexao
  /** The session whose ticket opened the connection, since that ticket was issued. */
  readonly entrada: EntradaDaConexao
  readonly now: Date
  /** The page was closed or left, as its browser said; not so when the line broke or we ended the connection. */
  readonly partiu: boolean
}

interface OpcoesDoSocket {
  readonly refuse?: (conexao: Conexao, rota: string, erro: DomainError) => Promise<unknown>
  /** Runs before the message is parsed: whoever may not send it learns nothing about valid input. */
  readonly antes?: ((entrada: EntradaDaConexao) => Promise<void>) | undefined
}

/**
 * What a browser says when its page goes away (RFC 6455, 7.4.1), and the gateway when two hours or an idle time are
 * over.
 */
const PAGINA_FECHADA = 1001

/**
 * A WebSocket route. A refusal does not close the connection, because API Gateway only heeds the status on `$connect`;
 * `refuse` may tell the browser. The routes of the gateway itself (`$connect`, `$disconnect`, and `$default` for
 * unknown actions) carry no message of ours to parse.
 */
export function socket<I extends z.ZodMiniType>(
  action: SocketAction<I>,
  run: (input: z.output<I>, call: SocketCall) => Promise<void>,
  { refuse, antes }: OpcoesDoSocket = {},
): SocketHandler {
  const entrada = middy<SocketEvent, APIGatewayProxyResultV2>()
    .use(injectLambdaContext(logger, { resetKeys: true }))
    .handler(async (event) => {
      const conexao = conexaoDe(event)
      try {
        if (!conexao) throw new DomainError('nao_autenticado')
        const { sessao, emitido_em: desde = new Date().toISOString() } = event.requestContext.authorizer ?? {}
        const quem = { usuario_id: conexao.usuario_id, sessao, desde }
        await antes?.(quem)
        const message = event.body && !action.rota.startsWith('$') ? parseJson(event.body) : {}
        const input = parseInput(action.entrada, message)
        const { disconnectStatusCode, disconnectReason } = event.requestContext
        const partiu = disconnectStatusCode === PAGINA_FECHADA && !disconnectReason
        await run(input, { conexao, entrada: quem, now: new Date(), partiu })
        logger.info('Socket message handled')
        return { statusCode: 200 }
      } catch (error) {
        if (!(error instanceof DomainError)) throw error
        logger.info('Socket message refused', { codigo: error.codigo })
        if (conexao) await refuse?.(conexao, action.rota, error)
        return { statusCode: 403 }
      }
    }) as SocketHandler
  return (event, context) =>
    emRastro(
      { ...daChamada(context), rota: action.rota, ...correlacaoDe(event.requestContext.authorizer) },
      () => entrada(event, context),
    )
}

/**
 * The person on a connection, as the authorizer read it from the ticket; nothing the browser says counts. Undefined
 * when no authorizer admitted the connection.
 */
export function conexaoDe({ requestContext }: SocketEvent): Conexao | undefined {
  const usuario_id = requestContext.authorizer?.usuario_id
  return usuario_id ? { id: requestContext.connectionId, usuario_id } : undefined
}
