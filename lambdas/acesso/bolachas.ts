import type { Request } from '#lambdas/runtime/http.ts'
import { daMesmaOrigem } from '#lambdas/runtime/origem.ts'

/**
 * The two cookies of a browser: what renews its sign-in, and the mark it is known by. No script reads them, no other site
 * sends them, and they travel to the operations of the sign-in alone.
 */

const RENOVACAO = '__Secure-acolhe-entrada'
const APARELHO = '__Secure-acolhe-aparelho'
const DIA = 24 * 60 * 60
const ATRIBUTOS = 'Path=/api/acesso; HttpOnly; Secure; SameSite=Strict'

const linha = (nome: string, valor: string, segundos: number): string =>
  `${nome}=${valor}; Max-Age=${segundos}; ${ATRIBUTOS}`

/** What renews a sign-in: what the pool takes, and what we take but once. */
export interface Renovacao {
  readonly marca: string
  readonly valor: string
}

export const guardarRenovacao = ({ marca, valor }: Renovacao): string =>
  linha(RENOVACAO, `${marca}/${valor}`, 30 * DIA)
export const esquecerRenovacao = (): string => linha(RENOVACAO, '', 0)
export const guardarAparelho = (marca: string): string => linha(APARELHO, marca, 400 * DIA)

/** What renews the sign-in of the page that asks; undefined for a request that another site made. */
export function renovacaoDe(request: Request): Renovacao | undefined {
  const guardada = daMesmaOrigem(request.headers) ? request.cookies[RENOVACAO] : undefined
  const [, marca, valor] = /^([\w-]+)\/(.+)$/.exec(guardada ?? '') ?? []
  return marca && valor ? { marca, valor } : undefined
}

/** The mark of the browser that asks. */
export const marcaDe = (request: Request): string | undefined => {
  const marca = request.cookies[APARELHO]
  return marca && /^[\w-]{43}$/.test(marca) ? marca : undefined
}
