import * as z from 'zod/mini'
import { DomainError } from '#domain/base/erros.ts'
import { ttlEm, vencimento } from '#lambdas/runtime/prazos.ts'
import { hashDe, sortear } from './ao-acaso.ts'
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

const comPrazo = z.extend(tokenSchema, { expira_em: z.string(), usado_em: z.optional(z.string()) })

/** A new single-use token, valid for 15 minutes; only its hash is stored. */
export async function emitir(
  dono: { readonly uso: UsoDoToken; readonly usuario_id: string; readonly email: string },
  agora: Date,
): Promise<string> {
  const token = sortear()
  const expira_em = vencimento('link_por_email', agora)
  const item = {
    ...tokenKey(hashDe(token)),
    entidade: 'token',
    ...dono,
    criado_em: agora.toISOString(),
    expira_em,
    ttl: ttlEm(expira_em),
  }
  await write(put(item, NEW))
  return token
}

/**
 * Uses a token up: of two simultaneous uses one succeeds.
 * @throws DomainError link_invalido when unknown, used, expired, issued for another purpose or before `invalidar`
 */
export async function consumir(uso: UsoDoToken, token: string, agora: Date): Promise<Token> {
  const em = agora.toISOString()
  try {
    const item = await updateAndGet(
      tokenKey(hashDe(token)),
      { set: { usado_em: em } },
      { uso, usado_em: { absent: true }, expira_em: { gte: em } },
    )
    return await deAgora(z.parse(tokenSchema, item))
  } catch (error) {
    if (error instanceof ConditionFailed) throw new DomainError('link_invalido')
    throw error
  }
}

/**
 * Looks at a token and leaves it as it is.
 * @throws DomainError link_invalido, as `consumir`
 */
export async function conferir(uso: UsoDoToken, token: string, agora: Date): Promise<Token> {
  const item = await get(tokenKey(hashDe(token)))
  const { success, data } = z.safeParse(comPrazo, item)
  const bom =
    success && data.uso === uso && data.usado_em === undefined && data.expira_em >= agora.toISOString()
  if (!bom) throw new DomainError('link_invalido')
  return deAgora(data)
}

/** @throws DomainError link_invalido when every link until then was stopped */
async function deAgora(token: Token): Promise<Token> {
  const { desde } = z.parse(linksSchema, (await get(linksKey(token.usuario_id))) ?? {})
  if (desde !== undefined && token.criado_em < desde) throw new DomainError('link_invalido')
  return token
}

/** Gives back a token whose act could not be carried out, so that the same link works again. */
export const devolver = (token: string): Promise<void> =>
  write(update(tokenKey(hashDe(token)), { remove: ['usado_em'] }, EXISTS))

/** Every link mailed to this person until now stops working. */
export const invalidar = (usuario_id: string, agora: Date): Promise<void> =>
  write(put({ ...linksKey(usuario_id), entidade: 'links', desde: agora.toISOString() }, ALWAYS))

const linksSchema = z.object({ desde: z.optional(z.string()) })
