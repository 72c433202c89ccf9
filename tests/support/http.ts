import type * as z from 'zod/mini'
import { type Acesso, httpPath, type Operation } from '#domain/contrato.ts'
import type { Entrada } from './sessao.ts'

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

/** The product's API at this origin, as somebody; without `quem` as nobody. */
export function api(origem: string, quem?: Pick<Entrada, 'token'>): Chamador {
  const call: Chamador['call'] = async (operation, entrada = {}, headers = {}) => {
    const { caminho, corpo } = pedidoDe(operation, entrada)
    return enviar(`${origem}${caminho}`, {
      method: operation.metodo,
      headers: {
        ...(corpo !== undefined && { 'content-type': 'application/json' }),
        ...(quem && { authorization: `Bearer ${quem.token}` }),
        ...headers,
      },
      body: corpo,
    })
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
export async function enviar(url: string, init: RequestInit): Promise<Resposta> {
  const response = await fetch(url, init)
  const text = await response.text()
  return { status: response.status, body: json(text), headers: response.headers }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
