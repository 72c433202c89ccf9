import { injectLambdaContext } from '@aws-lambda-powertools/logger/middleware'
import middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import * as z from 'zod/mini'
import { limiteChamado } from '#domain/base/limites-por-operacao.ts'
import { type Acesso, contaDe, type Operation, type publico } from '#domain/base/contrato.ts'
import { eCorrelacao } from '#domain/base/correlacao.ts'
import { DomainError, type Problema, problema } from '#domain/base/erros.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import * as limites from '#lambdas/store/limites.ts'
import type { Found, Key } from '#lambdas/store/table.ts'
import { type ActorOf, identify, type Sessao } from './actor.ts'
import { addressOf, throughCdn } from './endereco.ts'
import { parameters, parseInput, parseJson } from './input.ts'
import { logger, metrics, publishMetrics } from './log.ts'
import { exigirFator } from './exigir-fator.ts'
import { exigirProva } from './recente.ts'
import { type Rastro, daChamada, emRastro } from './rastro.ts'

const DEFAULT_BODY = 64 * 1024

export interface Request {
  readonly id: string
  readonly ip: string
  readonly userAgent: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly cookies: Readonly<Record<string, string>>
  /** Exactly the bytes received: what a webhook's signature covers. */
  readonly rawBody: string
}

export interface Call<A extends Acesso> {
  readonly actor: ActorOf<A>
  readonly now: Date
  readonly request: Request
  /** Lines of `set-cookie` the answer carries; a refusal carries none. */
  readonly setCookies: string[]
  /** What the operation asked to read with the caller's profile. */
  readonly lidos: Found
}

export type HttpHandler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>

/**
 * One operation from request to answer: actor from the stored record, input by its schema, run, output by its schema. A
 * well-formed request first counts against the caller's account, by the limit the contract declares. A refusal
 * (`DomainError`) becomes its problem body; anything else thrown becomes a fixed 500 with the request id. Operations
 * that anybody may call use `publica` (publica.ts), which counts by network; those without a limit use `semLimite`,
 * which carries no counter, so that a function that only reads may not write.
 * @throws Error for an operation that declares no limit
 */
export function http<
  A extends Exclude<Acesso, typeof publico>,
  I extends z.ZodMiniType,
  O extends z.ZodMiniType,
>(
  operation: Operation<A, I, O>,
  run: (input: z.output<I>, call: Call<A>) => Promise<z.input<O>>,
  comOPerfil?: ComOPerfil<I>,
): HttpHandler {
  const conta = contaDe(operation)
  if (conta === undefined) throw new Error(`"${operation.nome}" declares no limit`)
  return atender(operation, run, {
    comOPerfil,
    antes: async (actor, now) => {
      if (actor) await limites.exigir({ tipo: conta, quem: actor.id }, limiteChamado(conta), now)
    },
  })
}

/** Further keys to read in the same request as the caller's profile, for operations that must be fast. */
export type ComOPerfil<I extends z.ZodMiniType> = (input: z.output<I>, caller_id: string) => readonly Key[]

interface Opcoes<A extends Acesso, I extends z.ZodMiniType> {
  readonly comOPerfil?: ComOPerfil<I> | undefined
  /** Runs between validation and the operation: counts the request against a limit. */
  readonly antes?: (actor: ActorOf<A>, now: Date) => Promise<void>
}

/** What `http`, `semLimite` and `publica` have in common; a handler uses one of those. */
export function atender<A extends Acesso, I extends z.ZodMiniType, O extends z.ZodMiniType>(
  operation: Operation<A, I, O>,
  run: (input: z.output<I>, call: Call<A>) => Promise<z.input<O>>,
  { comOPerfil = () => [], antes }: Opcoes<A, I> = {},
): HttpHandler {
  const answer = async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
    // The firewall is at the CDN: a request sent straight to the gateway's own address would bypass it.
    if (!throughCdn(event.headers)) throw new DomainError('sem_permissao')
    const request = requestOf(event)
    const entrada = attempt(() => parseInput(operation.entrada, inputOf(operation, event, request.rawBody)))
    const { actor, lidos } = await identify(operation.acesso, event, (caller_id) =>
      entrada.ok ? comOPerfil(entrada.valor, caller_id) : [],
    )
    // Authorisation is checked before input, so that a caller without the right learns nothing about valid input.
    if (!entrada.ok) throw entrada.erro
    const now = new Date()
    await antes?.(actor, now)
    await exigirProvaDoAto(operation.acesso, actor, now)
    const setCookies: string[] = []
    const output = await run(entrada.valor, { actor, now, request, setCookies, lidos })
    const answered = json(200, z.parse(operation.saida, output))
    return setCookies.length > 0 ? { ...answered, cookies: setCookies } : answered
  }

  const entrada = middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(injectLambdaContext(logger, { resetKeys: true }))
    .use(publishMetrics())
    .use(medirPedidos())
    .use({
      onError: (state) => {
        state.response = refusal(operation, state.error, state.event.requestContext.requestId)
      },
    })
    .handler(answer) as HttpHandler
  return (event, context) =>
    emRastro({ ...daChamada(context), ...rastroDe(operation, event) }, () => entrada(event, context))
}

type Quem = (Sessao & { readonly perfil: Usuario | undefined }) | undefined

/**
 * For acts that ask for a recent proof: also the second factor of whoever has one, at any tier. It is asked first,
 * because signing in again with it is a recent proof too.
 * @throws DomainError login_recente_necessario, autenticador_necessario
 */
async function exigirProvaDoAto(acesso: Acesso, actor: Quem, now: Date): Promise<void> {
  if (acesso.nivel !== 'perfil' || !acesso.prova || !actor?.perfil) return
  if (acesso.segundoFator !== 'dispensado') await exigirFator(actor, actor.perfil)
  exigirProva(actor, now)
}

/** Counts every request and its outcome, for tracing, the health check and the promise 'API available'. */
function medirPedidos() {
  const inicios = new WeakMap<object, number>()
  const contar = ({ event, response }: { event: object; response: { statusCode?: number } | null }) => {
    const status = response?.statusCode ?? 500
    metrics.addMetric('ApiPedidos', 'Count', 1)
    metrics.addMetric('ApiFalhas', 'Count', status >= 500 ? 1 : 0)
    const inicio = inicios.get(event)
    const ms = inicio === undefined ? undefined : performance.now() - inicio
    if (ms !== undefined) metrics.addMetric('ApiLatencia', 'Milliseconds', ms)
    logger.info('Operation answered', { status, ...(ms !== undefined && { ms: Math.round(ms) }) })
  }
  return {
    before: ({ event }: { event: object }) => {
      inicios.set(event, performance.now())
    },
    after: contar,
    onError: contar,
  }
}

type Tentado<T> = { readonly ok: true; readonly valor: T } | { readonly ok: false; readonly erro: unknown }

function attempt<T>(run: () => T): Tentado<T> {
  try {
    return { ok: true, valor: run() }
  } catch (erro) {
    return { ok: false, erro }
  }
}

function requestOf(event: APIGatewayProxyEventV2): Request {
  const body = event.body ?? ''
  return {
    id: event.requestContext.requestId,
    ip: addressOf(event),
    userAgent: event.requestContext.http.userAgent,
    headers: event.headers,
    cookies: Object.fromEntries(
      (event.cookies ?? []).map((cookie) => {
        const [nome = '', ...valor] = cookie.split('=')
        return [nome.trim(), valor.join('=')]
      }),
    ),
    rawBody: event.isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body,
  }
}

function inputOf(operation: Operation, event: APIGatewayProxyEventV2, rawBody: string): unknown {
  const named = parameters(event.queryStringParameters, event.pathParameters)
  if (operation.metodo === 'GET') return named
  if (rawBody.length > (operation.corpoMaximo ?? DEFAULT_BODY)) throw new DomainError('corpo_grande')
  // A webhook's body is only parsed once its signature was checked.
  if (operation.acesso.nivel === 'assinado') return named
  const body = rawBody === '' ? {} : parseJson(rawBody)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new DomainError('corpo_invalido')
  return { ...body, ...named }
}

function rastroDe(operation: Operation, event: APIGatewayProxyEventV2): Rastro {
  const id = event.headers['x-correlation-id']
  return {
    operacao: operation.nome,
    request_id: event.requestContext.requestId,
    ...(id !== undefined && eCorrelacao(id) && { correlation_id: id }),
  }
}

function refusal(
  { nome, caminho }: Operation,
  error: unknown,
  requestId: string,
): APIGatewayProxyStructuredResultV2 {
  // Refusals of server functions carry `error` (P §7, D §7.1): the specified word where there is one, otherwise the
  // sentence.
  const responder = (erro: DomainError) => {
    const corpo = problema(erro, requestId)
    return problemResponse(caminho.startsWith('/functions/') ? { error: corpo.detail, ...corpo } : corpo)
  }
  if (!(error instanceof DomainError)) {
    logger.error('Operation failed', {
      operacao: nome,
      error: error instanceof Error ? error : String(error),
    })
    return responder(new DomainError('erro_interno'))
  }
  logger.info('Operation refused', { operacao: nome, codigo: error.codigo })
  return responder(error)
}

const problemResponse = (body: Problema): APIGatewayProxyStructuredResultV2 => ({
  statusCode: body.status,
  headers: {
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    ...(body.retry_after !== undefined && { 'retry-after': String(body.retry_after) }),
  },
  body: JSON.stringify(body),
})

const json = (statusCode: number, body: unknown): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify(body),
})
