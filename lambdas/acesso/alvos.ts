import { hmac } from '#lambdas/store/hmac.ts'
import type { Alvo } from '#lambdas/store/limites.ts'

/** An e-mail as asked for from one address: nobody can use up another person's attempts from elsewhere. */
export const doEmailNoIp = async (tipo: string, email: string, ip: string): Promise<Alvo> => ({
  tipo,
  quem: await hmac('email+ip', `${email}\n${ip}`),
})

/** A password sign-in; of an unknown name only the name exists, and a pool takes it in whatever case. */
export const doLogin = async (userName: string, desconhecido: boolean): Promise<Alvo> => ({
  tipo: 'login_attempt',
  quem: desconhecido ? await hmac('login', userName.trim().toLowerCase()) : userName,
})
