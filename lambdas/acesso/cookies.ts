import { DomainError } from '#domain/base/erros.ts'
import type { Request } from '#lambdas/runtime/http.ts'
import { daMesmaOrigem } from '#lambdas/runtime/origem.ts'
import { prazo } from '#lambdas/runtime/prazos.ts'

/**
 * The two cookies of a browser: the one that renews its session, and the secret that identifies the browser.
 * No script can read them, no other site can send them, and they travel only to the sign-in operations.
 */

const RENOVACAO = '__Secure-acolhe-entrada'
const APARELHO = '__Secure-acolhe-aparelho'
const ATRIBUTOS = 'Path=/api/acesso; HttpOnly; Secure; SameSite=Strict'

const linha = (nome: string, valor: string, segundos: number): string =>
  `${nome}=${valor}; Max-Age=${segundos}; ${ATRIBUTOS}`

/** What renews a session: the pool's refresh token, and our own, which is accepted only once. */
interface Renovacao {
  readonly renovador: string
  readonly valor: string
}

export const guardarRenovacao = ({ renovador, valor }: Renovacao): string =>
  linha(RENOVACAO, `${renovador}/${valor}`, prazo('entrada') / 1000)
export const esquecerRenovacao = (): string => linha(RENOVACAO, '', 0)
export const guardarAparelho = (segredo: string): string =>
  linha(APARELHO, segredo, prazo('aparelho_da_conta') / 1000)

/** The renewal cookies of the page that asks; undefined when another site made the request. */
export function renovacaoDe(request: Request): Renovacao | undefined {
  const guardada = daMesmaOrigem(request.headers) ? request.cookies[RENOVACAO] : undefined
  const [, renovador, valor] = /^([\w-]+)\/(.+)$/.exec(guardada ?? '') ?? []
  return renovador && valor ? { renovador, valor } : undefined
}

/**
 * For what signs a browser in or out: a form of another site may not do it. Its request would carry no cookie, but the
 * answer's would be kept, and the browser be in somebody else's account.
 * @throws DomainError sem_permissao
 */
export function exigirMesmaOrigem(request: Request): void {
  if (!daMesmaOrigem(request.headers)) throw new DomainError('sem_permissao')
}

/** The secret of the browser that asks. */
export const segredoDoAparelho = (request: Request): string | undefined => {
  const segredo = request.cookies[APARELHO]
  return segredo && /^[\w-]{43}$/.test(segredo) ? segredo : undefined
}
