import * as z from 'zod/mini'
import { agendaKey } from './keys.ts'
import { ALWAYS, get, put, write } from './table.ts'

const agendaSchema = z.object({ rodou_em: z.string() })

/** Records that a schedule ran to its end. */
export const rodou = (nome: string, agora: Date): Promise<void> =>
  write(put({ ...agendaKey(nome), entidade: 'agenda', rodou_em: agora.toISOString() }, ALWAYS))

/** When a schedule last ran to its end (ISO); undefined when it never did. */
export async function ultimaRodada(nome: string): Promise<string | undefined> {
  const item = await get(agendaKey(nome))
  return item && z.parse(agendaSchema, item).rodou_em
}
