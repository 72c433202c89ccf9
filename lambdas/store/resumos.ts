import type { Consulta } from '#domain/consulta/consulta.ts'
import { resumoDaTriagemKey } from './keys.ts'
import { getAll, type Item, NEW, put, type Write } from './table.ts'

/**
 * What triage summed up for a consultation, in an item of its own: every act and heartbeat writes the consultation and
 * its four indexes again, and few screens show this.
 */
type Resumida<C> = C & { readonly triagem_resumo_ia: string }

export const criacaoWrite = (consulta_id: string, texto: string): Write =>
  put({ ...resumoDaTriagemKey(consulta_id), entidade: 'resumo_da_triagem', texto }, NEW)

/** A consultation with its summary, from the item at `resumoDaTriagemKey`. */
export const resumida = <C extends Consulta>(consulta: C, item: Item | undefined): Resumida<C> => ({
  ...consulta,
  triagem_resumo_ia: consulta.triagem_resumo_ia ?? (typeof item?.texto === 'string' ? item.texto : ''),
})

/** Consultations with their summaries. */
export async function comResumo<C extends Consulta>(consultas: readonly C[]): Promise<Resumida<C>[]> {
  const lidos = await getAll(consultas.map(({ id }) => resumoDaTriagemKey(id)))
  return consultas.map((consulta) => resumida(consulta, lidos(resumoDaTriagemKey(consulta.id))))
}
