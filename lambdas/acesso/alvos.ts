import { redeDe } from '#domain/acesso/rede.ts'
import { hmac } from '#lambdas/store/hmac.ts'
import type { Alvo } from '#lambdas/store/limites.ts'

/** An e-mail as asked for from one address: nobody can use up another person's attempts from elsewhere. */
export const doEmailNoIp = async (tipo: string, email: string, ip: string): Promise<Alvo> => ({
  tipo,
  quem: await hmac('email+ip', `${email}\n${redeDe(ip)}`),
})
