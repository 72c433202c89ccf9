import * as z from 'zod/mini'
import { ttlEm, vencimento } from '#lambdas/runtime/prazos.ts'
import { aparelhoDaContaKey } from '../../store/keys.ts'
import { ALWAYS, get, put, query, remove, write } from '../../store/table.ts'

/**
 * Browsers a person has signed in from, known by a random cookie of which only the hash is stored. The cookie does not
 * prove who is using the browser; it keeps the failed attempts made there from being counted with those of strangers.
 */

export const conhecido = async (usuario_id: string, aparelho: string): Promise<boolean> =>
  (await get(aparelhoDaContaKey(usuario_id, aparelho))) !== undefined

/** How many browsers of this person are known. */
export const quantos = async (usuario_id: string): Promise<number> =>
  (await query({ pk: aparelhoDaContaKey(usuario_id, '').pk, prefix: aparelhoDaContaKey(usuario_id, '').sk }))
    .length

interface Aparelho {
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

/** From here on every browser of this person is a stranger's. */
export async function esquecerTodos(usuario_id: string): Promise<void> {
  const { pk, sk: prefix } = aparelhoDaContaKey(usuario_id, '')
  for (const item of await query({ pk, prefix })) await write(remove(item, ALWAYS))
}

/**
 * Remembers a sign-in from a browser. `aviso` says that the browser is new to an account that has others, so its owner
 * must be told.
 */
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
    ttl: ttlEm(vencimento('aparelho_da_conta', agora)),
  }
  await write(put(item, ALWAYS))
}
