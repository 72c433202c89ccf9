import type { Request } from '#lambdas/runtime/http.ts'
import { daMesmaOrigem } from '#lambdas/runtime/origem.ts'
import { prazo } from '#lambdas/runtime/prazos.ts'

/**
 * The two cookies of a browser: the one that renews its session, and the mark that identifies the browser. No script
 * can read them, no other site can send them, and they travel only to the sign-in operations.
 */

const RENOVACAO = '__Secure-acolhe-entrada'
const APARELHO = '__Secure-acolhe-aparelho'
const ATRIBUTOS = 'Path=/api/acesso; HttpOnly; Secure; SameSite=Strict'

const linha = (nome: string, valor: string, segundos: number): string =>
  `${nome}=${valor}; Max-Age=${segundos}; ${ATRIBUTOS}`

/** What renews a session: the pool's refresh token, and our mark, which is accepted only once. */
interface Renovacao {
  readonly marca: string
  readonly valor: string
}

export const guardarRenovacao = ({ marca, valor }: Renovacao): string =>
  linha(RENOVACAO, `${marca}/${valor}`, prazo('entrada') / 1000)
export const esquecerRenovacao = (): string => linha(RENOVACAO, '', 0)
export const guardarAparelho = (marca: string): string =>
  linha(APARELHO, marca, prazo('aparelho_da_conta') / 1000)

/** The renewal cookies of the page that asks; undefined when another site made the request. */
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
