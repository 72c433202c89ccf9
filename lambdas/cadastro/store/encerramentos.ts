import * as z from 'zod/mini'
import { encerramentoKey, marcasDe, titularKey, usuarioKey } from '../../store/keys.ts'
import { dueAttributes, dueUntil, DUE_ATTRIBUTES } from '../../store/vencimentos.ts'
import {
  ALWAYS,
  EXISTS,
  get,
  type Item,
  NEW,
  put,
  query,
  remove,
  update,
  type When,
  type Write,
  write,
} from '../../store/table.ts'

/** Closed accounts, and what of closing them is still to be carried out. */

const ENTIDADE = 'encerramento'

const encerramentoSchema = z.object({
  usuario_id: z.string(),
  protocolo: z.string(),
  encerrada_em: z.string(),
  ultimo_registro: z.nullable(z.string()),
  houve_pagamento: z.boolean(),
  /** Absent of an account closed before it was asked. */
  houve_dependente: z.optional(z.boolean()),
  concluido: z.boolean(),
})
export type Encerramento = z.output<typeof encerramentoSchema>

/** How this account was closed; undefined while it is open. */
export async function find(usuario_id: string): Promise<Encerramento | undefined> {
  const item = await get(encerramentoKey(usuario_id))
  return item && encerramentoDe(item)
}

export const encerramentoDe = (item: Item): Encerramento => z.parse(encerramentoSchema, item)

/** Closed accounts of which something is still to be erased. */
export const inacabados = async (now: Date): Promise<Encerramento[]> =>
  (await dueUntil(ENTIDADE, now)).map(encerramentoDe)

/** The task of what is to be erased, written in the same transaction that closes the account. */
export const aFazer = (fim: Encerramento, when: When = NEW): Write =>
  put(
    {
      ...encerramentoKey(fim.usuario_id),
      entidade: ENTIDADE,
      ...fim,
      ...dueAttributes(fim.encerrada_em, ENTIDADE, fim.usuario_id),
    },
    when,
  )

/** Records of a person that are part of the medical record, or say that the account is closed. */
const FICA = [
  'PERFIL',
  'ENCERRAMENTO',
  'TITULAR',
  'CONSULTA_ABERTA',
  'TRIAGEM#',
  'ULTIMA_TRIAGEM',
  'CONSENTIMENTO#',
  // For whom they answered, as they declared it: part of the dependant's record. None is unproven.
  'DEPENDENTE#',
  // The documents the doctor signed name them by this record.
  'MEDICO',
  'EM_CONSULTA',
]

/** Part of the record where there is one: whose it is was kept then. Where nobody was ever attended, it is erased. */
const FICHA = 'FICHA'

/** Erases everything else that is kept of a person: identity checks and their marks, links, codes, roles. */
export async function apagarRestos(usuario_id: string): Promise<void> {
  const marcas = await query({ index: 'gsi1', pk: marcasDe(usuario_id) })
  const doPerfil = await query({ pk: usuarioKey(usuario_id).pk })
  const fica = doPerfil.some(({ sk }) => sk === titularKey(usuario_id).sk) ? [...FICA, FICHA] : FICA
  const restos = doPerfil.filter(({ sk }) => !fica.some((prefixo) => sk.startsWith(prefixo)))
  await Promise.all([...marcas, ...restos].map(async (item: Item) => write(remove(item, ALWAYS))))
}

/** Nothing is left to be erased. */
export const concluir = (usuario_id: string): Promise<void> =>
  write(update(encerramentoKey(usuario_id), { set: { concluido: true }, remove: DUE_ATTRIBUTES }, EXISTS))
