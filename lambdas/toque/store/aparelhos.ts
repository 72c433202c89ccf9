import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { sessaoVale } from '#domain/acesso/sessao.ts'
import {
  type AparelhoDoToque,
  aparelhoDoToqueSchema,
  type Inscricao,
  MAXIMO_DE_APARELHOS,
} from '#domain/toque/aparelho.ts'
import { ttlEm, vencimento } from '#lambdas/runtime/prazos.ts'
import { aparelhoDoToqueKey, sessaoKey, TOQUES } from '../../store/keys.ts'
import { sessaoOf } from '../../store/sessoes.ts'
import { ALWAYS, put, query, remove, write, writeIf } from '../../store/table.ts'
import * as usuarios from '../../store/usuarios.ts'

/** The devices on which a person is called back. */

/** The id of a device: who knows it cannot tell the address, which alone lets anybody try to reach it. */
const idDe = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url')

/** The newest first. */
export async function doUsuario(usuario_id: string): Promise<AparelhoDoToque[]> {
  const items = await query({ pk: aparelhoDoToqueKey(usuario_id, '').pk, prefix: TOQUES })
  return items
    .map((item) => z.parse(aparelhoDoToqueSchema, item))
    .toSorted((a, b) => b.ligado_em.localeCompare(a.ligado_em))
}

/**
 * The devices where the sign-in goes on in which they were turned on, and those that ring no longer; each the newest
 * first.
 */
export async function separados(usuario_id: string) {
  const todos = await doUsuario(usuario_id)
  if (todos.length === 0) return { tocam: [], calados: [] }
  const chave = ({ sessao_id }: AparelhoDoToque) => sessaoKey(usuario_id, sessao_id)
  const { perfil, lidos } = await usuarios.findWith(usuario_id, [
    ...new Map(todos.map((um) => [um.sessao_id, chave(um)])).values(),
  ])
  const vale = (um: AparelhoDoToque): boolean => {
    const sessao = sessaoOf(lidos(chave(um)))
    return (
      perfil?.closed_at === undefined &&
      sessao !== undefined &&
      sessaoVale(sessao, perfil?.sessoes_encerradas_em, new Date(sessao.criada_em))
    )
  }
  return { tocam: todos.filter(vale), calados: todos.filter((um) => !vale(um)) }
}

/** Turns a device on, again or for the first time; of too many the oldest goes. */
export async function ligar(
  usuario_id: string,
  sessao_id: string,
  inscricao: Inscricao,
  now: Date,
): Promise<AparelhoDoToque> {
  const aparelho = {
    ...inscricao,
    id: idDe(inscricao.endpoint),
    usuario_id,
    sessao_id,
    ligado_em: now.toISOString(),
  }
  await write(
    put(
      {
        ...aparelhoDoToqueKey(usuario_id, aparelho.id),
        entidade: 'aparelho_do_toque',
        ...aparelho,
        // No sign-in lasts longer.
        ttl: ttlEm(vencimento('entrada', now)),
      },
      ALWAYS,
    ),
  )
  await Promise.all((await doUsuario(usuario_id)).slice(MAXIMO_DE_APARELHOS).map(esquecer))
  return aparelho
}

export const desligar = (usuario_id: string, id: string): Promise<void> =>
  write(remove(aparelhoDoToqueKey(usuario_id, id), ALWAYS))

/** Drops a device as it was read: one that was turned on again meanwhile stays. */
export async function esquecer({ usuario_id, id, ligado_em }: AparelhoDoToque): Promise<void> {
  await writeIf(remove(aparelhoDoToqueKey(usuario_id, id), { ligado_em }))
}
