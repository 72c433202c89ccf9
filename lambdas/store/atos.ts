import * as z from 'zod/mini'
import { type Ato, atoSchema } from '#domain/admin/atos.ts'
import { atoKey } from './keys.ts'
import { NEW, put, query, type Write, write } from './table.ts'

const LISTADOS = 500

/** The write that keeps an act of an administrator, with its reason. */
export function ato(fato: Omit<Ato, 'id' | 'em'>, agora: Date): Write {
  const linha: Ato = { ...fato, id: crypto.randomUUID(), em: agora.toISOString() }
  return put({ ...atoKey(linha.em.slice(0, 7), linha.em, linha.id), entidade: 'ato', ...linha }, NEW)
}

/** Keeps an act that changes nothing else in the table. */
export const registrar = (fato: Omit<Ato, 'id' | 'em'>, agora: Date): Promise<void> => write(ato(fato, agora))

/** What administrators did in a month (`AAAA-MM`, UTC), the newest first. */
export async function doMes(mes: string): Promise<Ato[]> {
  const items = await query({ pk: atoKey(mes, '', '').pk, newestFirst: true, limit: LISTADOS })
  return items.map((item) => z.parse(atoSchema, item))
}
