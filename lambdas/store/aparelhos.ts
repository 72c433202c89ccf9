import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { vencimento } from '#lambdas/runtime/prazos.ts'
import { aparelhoDaContaKey } from './keys.ts'
import { ALWAYS, get, put, query, write } from './table.ts'

/**
 * Browsers a person signed in from. The browser holds a random mark in a cookie, and only its hash is kept: whoever
 * brings it is not told apart from the owner by it, but is not counted together with strangers either.
 */

export const novaMarca = (): string => randomBytes(32).toString('base64url')

export const idDaMarca = (marca: string): string => createHash('sha256').update(marca).digest('hex')

export const conhecido = async (usuario_id: string, aparelho: string): Promise<boolean> =>
  (await get(aparelhoDaContaKey(usuario_id, aparelho))) !== undefined

/** How many browsers of this person are known. */
export const quantos = async (usuario_id: string): Promise<number> =>
  (await query({ pk: aparelhoDaContaKey(usuario_id, '').pk, prefix: aparelhoDaContaKey(usuario_id, '').sk }))
    .length

export interface Aparelho {
  readonly usuario_id: string
  readonly aparelho: string
  readonly navegador: string
  readonly endereco: string
}

const aparelhoSchema = z.object({
  usuario_id: z.string(),
  aparelho: z.string(),
  navegador: z.string(),
  endereco: z.string(),
  visto_em: z.string(),
})

/** A browser of a person's, as it was at its last sign-in. */
export async function find(usuario_id: string, aparelho: string) {
  const item = await get(aparelhoDaContaKey(usuario_id, aparelho))
  return item && z.parse(aparelhoSchema, item)
}

/** A sign-in from a browser; `aviso` tells that it is not the first one, and its owner should hear of it. */
export async function lembrar(
  { usuario_id, aparelho, ...dados }: Aparelho,
  aviso: boolean,
  agora: Date,
): Promise<void> {
  const em = agora.toISOString()
  const item = {
    ...aparelhoDaContaKey(usuario_id, aparelho),
    entidade: 'aparelho',
    usuario_id,
    aparelho,
    ...dados,
    visto_em: em,
    aviso,
    ttl: Math.ceil(Date.parse(vencimento('aparelho_da_conta', agora)) / 1000),
  }
  await write(put(item, ALWAYS))
}
