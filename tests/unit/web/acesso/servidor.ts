import { vi } from 'vitest'

interface Pedido {
  readonly caminho: string
  readonly corpo: unknown
  readonly autorizacao: string | null
}

type Resposta = readonly [status: number, corpo: object] | 'sem rede'

/** Answers the browser's calls by path, in order (the last answer stays), and keeps what was asked. */
export function servidor(respostas: Readonly<Record<string, readonly Resposta[]>>): Pedido[] {
  const pedidos: Pedido[] = []
  const filas = new Map(Object.entries(respostas).map(([caminho, fila]) => [caminho, [...fila]]))
  vi.stubGlobal('fetch', async (caminho: string, init: RequestInit = {}) => {
    const corpo: unknown = JSON.parse(typeof init.body === 'string' ? init.body : 'null')
    pedidos.push({ caminho, corpo, autorizacao: new Headers(init.headers).get('authorization') })
    const fila = filas.get(caminho) ?? []
    const resposta = fila.length > 1 ? fila.shift() : fila[0]
    if (!resposta || resposta === 'sem rede') throw new TypeError('Failed to fetch')
    const [status, body] = resposta
    return new Response(JSON.stringify(body), { status })
  })
  return pedidos
}
