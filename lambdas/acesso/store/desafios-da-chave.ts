import { DomainError } from '#domain/base/erros.ts'
import { ttlEm, vencimento } from '#lambdas/runtime/prazos.ts'
import { hashDe, sortear } from '../../store/ao-acaso.ts'
import { desafioDaChaveKey } from '../../store/keys.ts'
import { EXISTS, NEW, put, remove, write, writeIf } from '../../store/table.ts'

/** What a passkey is asked to sign, once. Only its hash is kept. */

/**
 * A sign-in challenge is bound to nobody yet; a challenge for creating a key is bound to the person who asked for it.
 */
type ParaQue = { readonly para: 'usar' } | { readonly para: 'criar'; readonly usuario_id: string }

export async function emitir(paraQue: ParaQue, agora: Date): Promise<string> {
  const desafio = sortear()
  const expira_em = vencimento('desafio_da_chave', agora)
  const ttl = ttlEm(expira_em)
  const key = desafioDaChaveKey(hashDe(desafio))
  await write(put({ ...key, entidade: 'desafio_da_chave', ...paraQue, expira_em, ttl }, NEW))
  return desafio
}

/**
 * Uses a challenge up, even when what was signed turns out wrong; of two simultaneous uses one succeeds.
 * @throws DomainError entrada_vencida when unknown, used, too old or issued for another purpose
 */
export async function consumir(desafio: string, paraQue: ParaQue, agora: Date): Promise<void> {
  const vale = { ...EXISTS, ...paraQue, expira_em: { gte: agora.toISOString() } }
  if (!(await writeIf(remove(desafioDaChaveKey(hashDe(desafio)), vale))))
    throw new DomainError('entrada_vencida', {
      detail: 'O tempo para a chave de acesso acabou. Tente de novo.',
    })
}
