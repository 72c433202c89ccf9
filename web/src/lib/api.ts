import type * as z from 'zod/mini'
import { SEM_REDE } from '#domain/acesso/textos.ts'
import { httpPath, type Operation } from '#domain/base/contrato.ts'
import type { Problema } from '#domain/base/erros.ts'
import { correlationId } from './correlacao.ts'
import { pedirProva } from './sessao/prova.ts'
import { FalhaDeLogin, sessaoRecusada, token } from './sessao/sessao.ts'

/** A refusal as the server worded it. */
export class ApiError extends Error {
  constructor(readonly problema: Problema) {
    super(problema.detail)
    this.name = 'ApiError'
  }
}

/** The request did not reach the server, or its answer did not reach us (P §8: 'Erro de conectividade'). */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super(SEM_REDE.description, { cause })
    this.name = 'NetworkError'
  }
}

/** No answer came, or the server could not give one: nobody refused, and the request may have been carried out. */
export const semResposta = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.problema.status >= 500)

interface CallOptions {
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Calls a declared operation with its input and answers its output.
 * @throws ApiError when the server refuses, NetworkError when it cannot be reached or breaks off in the middle of its
 * answer, the signal's reason when that ends the call
 */
export async function call<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  operation: Pick<Operation<Operation['acesso'], I, O>, 'metodo' | 'caminho' | 'acesso' | 'saida'>,
  input: z.input<I>,
  { signal, headers }: CallOptions = {},
): Promise<z.output<O>> {
  const { path, rest } = fillPath(httpPath(operation), input as Readonly<Record<string, unknown>>)
  const sendsBody = operation.metodo !== 'GET'
  const url = sendsBody ? path : `${path}${queryOf(rest)}`
  const needsSession = operation.acesso.nivel === 'sessao' || operation.acesso.nivel === 'perfil'
  const bearer = needsSession ? await portador() : undefined
  const response = await reach(url, {
    method: operation.metodo,
    signal,
    headers: {
      ...(sendsBody && { 'content-type': 'application/json' }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      'x-correlation-id': correlationId,
      ...headers,
    },
    body: sendsBody ? JSON.stringify(rest) : undefined,
  })
  const body = await corpoDe(response, signal)
  if (!response.ok) {
    const problema = problemOf(response, body)
    if (bearer && problema.codigo === 'nao_autenticado') void sessaoRecusada()
    if (bearer && problema.codigo === 'login_recente_necessario' && (await pedirProva()))
      return call(operation, input, { ...(signal && { signal }), ...(headers && { headers }) })
    throw new ApiError(problema)
  }
  return body as z.output<O>
}

/** The token may have to be renewed first, which needs the network as well. */
async function portador(): Promise<string | undefined> {
  try {
    return await token()
  } catch (error) {
    if (error instanceof FalhaDeLogin) throw new NetworkError(error)
    throw error
  }
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new NetworkError(error)
  }
}

/** What was answered; undefined of a refusal without a body that can be read. */
async function corpoDe(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    signal?.throwIfAborted()
    if (response.ok) throw new NetworkError(error)
    return undefined
  }
}

function fillPath(template: string, input: Readonly<Record<string, unknown>>) {
  const rest = { ...input }
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path, rest }
}

function queryOf(input: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input))
    if (value !== undefined) query.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  const text = query.toString()
  return text && `?${text}`
}

/** The gateway's own refusals (401, 413, 429, 503) are not problem bodies. */
function problemOf(response: Response, body: unknown): Problema {
  if (typeof body === 'object' && body !== null && 'codigo' in body) return body as Problema
  const expired = response.status === 401
  return {
    type: 'about:blank',
    title: expired ? 'Erro de autenticação' : 'Serviço temporariamente indisponível',
    status: response.status,
    detail: expired ? 'Faça login para continuar.' : 'Nada foi perdido. Tente novamente em alguns instantes.',
    codigo: expired ? 'nao_autenticado' : 'provedor_indisponivel',
    request_id: response.headers.get('apigw-requestid') ?? '',
  }
}
