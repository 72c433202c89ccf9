import * as z from 'zod/mini'
import {
  bilheteSchema,
  type Conexao,
  type ConexaoGuardada,
  conexaoSchema,
  VIDA_DA_CONEXAO,
} from '#domain/tempo-real/conexao.ts'
import { ttlEm, vencimento } from '#lambdas/runtime/prazos.ts'
import { hashDe, sortear } from './ao-acaso.ts'
import { bilheteKey, CONEXOES, conexaoKey } from './keys.ts'
import { ALWAYS, get, NEW, put, query, remove, write, writeIf } from './table.ts'

interface Bilhete {
  readonly ticket: string
  readonly expira_em: string
}

/** A ticket with which this person can open one connection, soon; only its hash is kept. */
export async function emitirBilhete(
  { id: usuario_id, sessao_id: sessao }: { readonly id: string; readonly sessao_id: string | undefined },
  now: Date,
): Promise<Bilhete> {
  const ticket = sortear()
  const expira_em = vencimento('bilhete_do_socket', now)
  const item = {
    ...bilheteKey(hashDe(ticket)),
    entidade: 'bilhete',
    usuario_id,
    sessao,
    emitido_em: now.toISOString(),
    expira_em,
  }
  await write(put({ ...item, ttl: ttlEm(expira_em) }, NEW))
  return { ticket, expira_em }
}

/** The person a ticket lets in, once and before it expires, and the session that asked for it; undefined otherwise. */
export async function consumirBilhete(
  ticket: string,
  now: Date,
): Promise<z.output<typeof bilheteSchema> | undefined> {
  const key = bilheteKey(hashDe(ticket))
  const item = await get(key)
  if (!item) return undefined
  const bilhete = z.parse(bilheteSchema, item)
  return (await writeIf(remove(key, { expira_em: { gte: now.toISOString() } }))) ? bilhete : undefined
}

/** Remembers who is on a connection. */
export async function abrir(conexao: ConexaoGuardada): Promise<void> {
  const item = {
    ...conexaoKey(conexao.usuario_id, conexao.id),
    entidade: 'conexao',
    ...conexao,
    ttl: ttlEm(conexao.conectado_em) + VIDA_DA_CONEXAO,
  }
  await write(put(item, ALWAYS))
}

/** Forgets a connection; `canais.esquecer` removes its subscriptions. */
export const fechar = ({ id, usuario_id }: Conexao): Promise<void> =>
  write(remove(conexaoKey(usuario_id, id), ALWAYS))

/** Open connections of a person, oldest first; ties are sorted the same way for every reader. */
export async function doUsuario(usuario_id: string): Promise<ConexaoGuardada[]> {
  const items = await query({ pk: conexaoKey(usuario_id, '').pk, prefix: CONEXOES })
  const abertas = items.map((item) => z.parse(conexaoSchema, item))
  return abertas.toSorted((a, b) => (idade(a) < idade(b) ? -1 : 1))
}

const idade = ({ conectado_em, id }: ConexaoGuardada): string => `${conectado_em}#${id}`
