import { emMinutos, type Limite, LIMITES } from '#domain/base/limites-da-especificacao.ts'
import { LIMITES_DO_SERVIDOR } from '#domain/base/limites-por-operacao.ts'
import { DomainError } from '#domain/base/erros.ts'
import type { Request } from '#lambdas/runtime/http.ts'
import * as aparelhos from '#lambdas/acesso/store/aparelhos.ts'
import { hashDe } from '#lambdas/store/ao-acaso.ts'
import { hmac } from '#lambdas/store/hmac.ts'
import * as limites from '#lambdas/store/limites.ts'
import * as unicos from '#lambdas/store/unicos.ts'
import { segredoDoAparelho } from './cookies.ts'

/**
 * Attempts to sign in to an account are counted by where they come from, so that a stranger cannot lock the account. A
 * browser the account knows has its own count; unknown browsers are counted by IP address and also all together, so
 * that an attacker with many addresses guesses no faster than with one, and the pool's own lock stays short.
 */
interface Tentativa {
  readonly alvos: readonly (readonly [limites.Alvo, Limite])[]
}

export async function tentativaDe(email: string, request: Request, agora: Date): Promise<Tentativa> {
  const segredo = segredoDoAparelho(request)
  const dono = await unicos.dono('email', email, 'paciente', agora)
  const aparelho = segredo && hashDe(segredo)
  const conhecido = dono && aparelho ? await aparelhos.conhecido(dono, aparelho) : false
  const origem = conhecido ? `aparelho ${aparelho}` : `ip ${request.ip}`
  const daOrigem = { tipo: 'login_attempt', quem: await hmac('login', `${email}\n${origem}`) }
  const deEstranhos = { tipo: 'entrada_conta', quem: await hmac('login', email) }
  return {
    alvos: [
      [daOrigem, LIMITES.login_attempt],
      ...(conhecido ? [] : [[deEstranhos, LIMITES_DO_SERVIDOR.entrada_conta] as const]),
    ],
  }
}

/** Counts an attempt before it is judged. @throws DomainError muitas_tentativas */
export async function contar({ alvos }: Tentativa, agora: Date): Promise<void> {
  for (const [alvo, limite] of alvos) {
    const { allowed, retryAfter } = await limites.consumir(alvo, limite, agora)
    if (allowed) continue
    throw new DomainError('muitas_tentativas', {
      detail: `Muitas tentativas de login. Tente novamente em ${emMinutos(retryAfter)} minutos. Se preferir, receba um link por e-mail.`,
      retry_after: retryAfter,
    })
  }
}

/** Somebody signed in: the failed attempts before it no longer count. */
export async function esquecer({ alvos }: Tentativa): Promise<void> {
  for (const [alvo] of alvos)
    await (alvo.tipo === 'login_attempt' ? limites.zerar(alvo) : limites.devolver(alvo))
}
