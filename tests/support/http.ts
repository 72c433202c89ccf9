import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import type * as z from 'zod/mini'
import { type Acesso, httpPath, type Operation } from '#domain/base/contrato.ts'

export interface Resposta {
  readonly status: number
  readonly body: unknown
  readonly headers: Headers
}

export interface Chamador {
  /** Calls a declared operation as the browser does: path parameters, then query of a GET or JSON body. */
  call(operation: Operation, entrada?: Dados, headers?: Cabecalhos): Promise<Resposta>
  /** As `call`, and the answer must be 200. @throws Recusada with the problem body when it is not */
  ok<A extends Acesso, I extends z.ZodMiniType, O extends z.ZodMiniType>(
    operation: Operation<A, I, O>,
    entrada?: Dados,
    headers?: Cabecalhos,
  ): Promise<z.output<O>>
}

/** The product refused a call. */
export class Recusada extends Error {
  constructor(
    operacao: string,
    readonly status: number,
    body: unknown,
  ) {
    super(`${operacao} answered ${status}: ${JSON.stringify(body)}`)
    this.name = 'Recusada'
  }
}

export type Dados = Readonly<Record<string, unknown>>
type Cabecalhos = Readonly<Record<string, string>>

/**
 * The product's API at this origin, as somebody; without `quem` as nobody. `lugar` is the loopback address (127.x.y.z)
 * the caller connects from: what is limited per address is limited for it alone.
 */
export function api(origem: string, quem?: { readonly token: string }, lugar?: string): Chamador {
  const call: Chamador['call'] = async (operation, entrada = {}, headers = {}) => {
    const { caminho, corpo } = pedidoDe(operation, entrada)
    const pedido = {
      method: operation.metodo,
      headers: {
        ...(corpo !== undefined && { 'content-type': 'application/json' }),
        ...(quem && { authorization: `Bearer ${quem.token}` }),
        ...headers,
      },
      body: corpo,
    }
    const url = `${origem}${caminho}`
    return lugar === undefined ? enviar(url, pedido) : enviarDe(lugar, url, pedido)
  }
  return {
    call,
    ok: async (operation, entrada, headers) => {
      const { status, body } = await call(operation, entrada, headers)
      if (status !== 200) throw new Recusada(operation.nome, status, body)
      return body as never
    },
  }
}

/** Path with its parameters filled in and query, and the body as text. */
export function pedidoDe(operation: Operation, entrada: Dados): { caminho: string; corpo?: string } {
  const names = [...operation.caminho.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const path = names.reduce(
    (text, name) => text.replace(`{${name}}`, encodeURIComponent(String(entrada[name]))),
    httpPath(operation),
  )
  const rest = Object.entries(entrada).filter(([name, value]) => !names.includes(name) && value !== undefined)
  if (operation.metodo !== 'GET') return { caminho: path, corpo: JSON.stringify(Object.fromEntries(rest)) }
  const query = new URLSearchParams(rest.map(([name, value]) => [name, String(value)])).toString()
  return { caminho: query ? `${path}?${query}` : path }
}

/** One request; a body that is not JSON is answered as text. */
async function enviar(url: string, init: RequestInit): Promise<Resposta> {
  const response = await fetch(url, init)
  const text = await response.text()
  return { status: response.status, body: json(text), headers: response.headers }
}

interface Pedido {
  readonly method: string
  readonly headers: Cabecalhos
  readonly body?: string
}

/** Every browser says what it is; who does not is refused at the edge. */
export const NAVEGADOR = 'Mozilla/5.0 (navegador dos testes)'

/** One request from this address of the machine: fetch always takes the same one. */
async function enviarDe(localAddress: string, url: string, { method, headers, body }: Pedido) {
  // Node sends the length of a body by itself, but not for every method that may have one.
  const tamanho = body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }
  const sent = request(url, {
    method,
    headers: { 'user-agent': NAVEGADOR, ...headers, ...tamanho },
    localAddress,
  })
  sent.end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const given = Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
  const text = await textOf(response)
  return { status: response.statusCode ?? 0, body: json(text), headers: new Headers(given) }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
