import { redeDe } from '#domain/acesso/rede.ts'
import { hmac } from '#lambdas/store/hmac.ts'
import type { Alvo } from '#lambdas/store/limites.ts'

/**
 * The rate-limit key of an e-mail as asked for from one IP address: a stranger elsewhere cannot use up its owner's
 * attempts.
 */
export const doEmailNoIp = async (tipo: string, email: string, ip: string): Promise<Alvo> => ({
  tipo,
  quem: await hmac('email+ip', `${email}\n${redeDe(ip)}`),
})
