import { createHmac, randomBytes } from 'node:crypto'
import { julgarTroca, type SessaoGuardada } from '#domain/acesso/sessao.ts'

/**
 * What a browser shows to renew its sign-in, besides what the pool renews it by: another each time. Each comes of the
 * sign-in's own seed, so that two tabs that ask at once are both told the same.
 */

type Troca = Pick<SessaoGuardada, 'semente' | 'vez' | 'trocada_em'>

export const primeiraTroca = (agora: Date): Troca => ({
  semente: randomBytes(32).toString('base64url'),
  vez: 0,
  trocada_em: agora.toISOString(),
})

export const marcaDaVez = (semente: string, vez: number): string =>
  createHmac('sha256', semente).update(String(vez)).digest('base64url')

/** What the sign-in makes of what was shown. */
export function julgar({ semente, vez, trocada_em }: Troca, marca: string, agora: Date) {
  const mostrada = [vez, vez - 1].find((uma) => marcaDaVez(semente, uma) === marca)
  return julgarTroca({ vez, trocada_em }, mostrada, agora)
}
