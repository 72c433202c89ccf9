import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'
import { httpPath, type Operation } from '#domain/base/contrato.ts'
import type { HttpHandler } from '#lambdas/runtime/http.ts'
import type { Persona } from '#semente/personas.ts'

export const CONTEXT = {
  functionName: 'unit',
  invokedFunctionArn: 'arn:aws:lambda:sa-east-1:000000000000:function:unit',
  awsRequestId: 'req-1',
  memoryLimitInMB: '256',
  getRemainingTimeInMillis: () => 10_000,
} as Context

interface Chamada {
  /** Who is signed in; nobody when left out. */
  readonly como?: Persona | { readonly id: string }
  /** Body, or query and path parameters of a GET. */
  readonly entrada?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
  /** When they signed in; now when left out. */
  readonly entrouEm?: Date
  /** Which sign-in (`origin_jti`): one that something is kept about. */
  readonly sessao?: string
  /** What the browser sends as cookies. */
  readonly cookies?: readonly string[]
  /** Address of whoever connected to the gateway. */
  readonly ip?: string
  /** Sent as it is, instead of `entrada`. */
  readonly corpo?: string
}

/** Calls a handler as API Gateway would and answers status and parsed body. */
export async function invoke(handler: HttpHandler, operation: Operation, chamada: Chamada = {}) {
  const result = await handler(httpEvent(operation, chamada), CONTEXT)
  return {
    status: result.statusCode,
    body: JSON.parse(result.body ?? 'null') as unknown,
    headers: result.headers,
    cookies: result.cookies ?? [],
  }
}

/** The event API Gateway would send. */
export function httpEvent(
  operation: Operation,
  {
    como,
    entrada = {},
    headers = {},
    ip = '127.0.0.1',
    corpo,
    sessao,
    cookies,
    entrouEm = new Date(),
  }: Chamada,
) {
  const names = [...operation.caminho.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const pathParameters = Object.fromEntries(names.map((name) => [name, String(entrada[name])]))
  const rest = Object.entries(entrada).filter(([name]) => !names.includes(name))
  const isGet = operation.metodo === 'GET'
  const id = como && ('usuario' in como ? como.usuario.id : como.id)
  return {
    version: '2.0',
    routeKey: `${operation.metodo} ${httpPath(operation)}`,
    rawPath: httpPath(operation),
    rawQueryString: '',
    headers: { 'content-type': 'application/json', ...headers },
    cookies,
    queryStringParameters: isGet ? Object.fromEntries(rest.map(([k, v]) => [k, String(v)])) : undefined,
    pathParameters,
    requestContext: {
      requestId: 'req-1',
      http: { method: operation.metodo, path: httpPath(operation), sourceIp: ip, userAgent: 'unit' },
      ...(id && {
        authorizer: {
          jwt: {
            claims: {
              sub: id,
              token_use: 'id',
              ...(sessao !== undefined && { origin_jti: sessao }),
              auth_time: String(Math.floor(entrouEm.getTime() / 1000)),
            },
          },
        },
      }),
    },
    body: isGet ? undefined : (corpo ?? JSON.stringify(Object.fromEntries(rest))),
    isBase64Encoded: false,
  } as unknown as APIGatewayProxyEventV2
}
