import { ttlEm, vencimento } from '#lambdas/runtime/prazos.ts'
import { hashDe, sortear } from '../../store/ao-acaso.ts'
import { hmac } from '../../store/hmac.ts'
import { csrfKey } from '../../store/keys.ts'
import { ALWAYS, put, remove, write, writeIf } from '../../store/table.ts'

/** Whose request a token protects: one person, in one browser session. */
interface Navegador {
  readonly usuario_id: string
  readonly sessao: string
}

/** A new token for the next protected request of this browser session; only its hash is stored. */
export async function emitir(navegador: Navegador, agora: Date): Promise<string> {
  const token = sortear()
  const expira_em = vencimento('token_csrf', agora)
  const ttl = ttlEm(expira_em)
  await write(
    put({ ...(await key(navegador)), entidade: 'csrf', token: hashDe(token), expira_em, ttl }, ALWAYS),
  )
  return token
}

/** Uses the token up. False when it is unknown, used, expired, or of another person or session. */
export async function consumir(navegador: Navegador, token: string, agora: Date): Promise<boolean> {
  return writeIf(
    remove(await key(navegador), { token: hashDe(token), expira_em: { gte: agora.toISOString() } }),
  )
}

const key = async ({ usuario_id, sessao }: Navegador) => csrfKey(usuario_id, await hmac('csrf', sessao))
