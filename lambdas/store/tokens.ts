import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { DomainError } from '#domain/erros.ts'
import { vencimento } from '#lambdas/runtime/prazos.ts'
import { linksKey, tokenKey } from './keys.ts'
import { ALWAYS, ConditionFailed, EXISTS, get, NEW, put, update, updateAndGet, write } from './table.ts'

/** What a mailed link may be used for (estados §1). */
export type UsoDoLink = 'confirmacao' | 'link' | 'redefinicao'
/** `entrada` is never mailed: our own function shows it to the user pool. */
export type UsoDoToken = UsoDoLink | 'entrada'

const tokenSchema = z.object({
  uso: z.enum(['confirmacao', 'link', 'redefinicao', 'entrada']),
  usuario_id: z.string(),
  email: z.string(),
  criado_em: z.string(),
})
export type Token = z.output<typeof tokenSchema>

/** A new single-use token, valid for 15 minutes; only its hash is stored. */
export async function emitir(
  dono: { readonly uso: UsoDoToken; readonly usuario_id: string; readonly email: string },
  agora: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expira_em = vencimento('link_por_email', agora)
  const item = {
    ...tokenKey(hash(token)),
    entidade: 'token',
    ...dono,
    criado_em: agora.toISOString(),
    expira_em,
    ttl: Math.ceil(Date.parse(expira_em) / 1000),
  }
  await write(put(item, NEW))
  return token
}

/**
 * Uses a token up: of two at once one wins.
 * @throws DomainError link_invalido when unknown, used, expired, for another use or issued before `invalidar`
 */
export async function consumir(uso: UsoDoToken, token: string, agora: Date): Promise<Token> {
  const em = agora.toISOString()
  try {
    const item = await updateAndGet(
      tokenKey(hash(token)),
      { set: { usado_em: em } },
      { uso, usado_em: { absent: true }, expira_em: { gte: em } },
    )
    const lido = z.parse(tokenSchema, item)
    const { desde } = z.parse(linksSchema, (await get(linksKey(lido.usuario_id))) ?? {})
    if (desde !== undefined && lido.criado_em < desde) throw new DomainError('link_invalido')
    return lido
  } catch (error) {
    if (error instanceof ConditionFailed) throw new DomainError('link_invalido')
    throw error
  }
}

/** Gives back a token whose act could not be carried out, so that the same link works again. */
export const devolver = (token: string): Promise<void> =>
  write(update(tokenKey(hash(token)), { remove: ['usado_em'] }, EXISTS))

/** Every link mailed to this person until now stops working. */
export const invalidar = (usuario_id: string, agora: Date): Promise<void> =>
  write(put({ ...linksKey(usuario_id), entidade: 'links', desde: agora.toISOString() }, ALWAYS))

const linksSchema = z.object({ desde: z.optional(z.string()) })

/** A random token needs no slow hash: it cannot be guessed. */
const hash = (token: string): string => createHash('sha256').update(token).digest('hex')
