import { createHmac } from 'node:crypto'
import { julgarTroca, type SessaoGuardada } from '#domain/acesso/sessao.ts'
import { sortear } from '#lambdas/store/ao-acaso.ts'

/**
 * The token a browser shows to renew its session, beside the pool's refresh token; each renewal replaces it.
 * It is derived from a seed of the session, so that two tabs that renew at the same moment get the same one.
 */

type Troca = Pick<SessaoGuardada, 'semente' | 'vez' | 'trocada_em'>

export const primeiraTroca = (agora: Date): Troca => ({
  semente: sortear(),
  vez: 0,
  trocada_em: agora.toISOString(),
})

export const renovadorDaVez = (semente: string, vez: number): string =>
  createHmac('sha256', semente).update(String(vez)).digest('base64url')

/** Whether the token that was shown is the current one, the one just replaced, or a copy. */
export function julgar({ semente, vez, trocada_em }: Troca, renovador: string, agora: Date) {
  const mostrada = [vez, vez - 1].find((uma) => renovadorDaVez(semente, uma) === renovador)
  return julgarTroca({ vez, trocada_em }, mostrada, agora)
}
