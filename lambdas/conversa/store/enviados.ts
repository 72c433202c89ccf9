import * as z from 'zod/mini'
import type { Enviados } from '#domain/conversa/mensagem.ts'
import type { Item } from '../../store/table.ts'

const contagem = z.pipe(
  z.optional(z.number()),
  z.transform((quantos) => quantos ?? 0),
)

/** How much each side sent, and the number of the last of it, in the item at `conversaKey`. */
export const conversaSchema = z.object({
  ultima: contagem,
  textos_do_paciente: contagem,
  anexos_do_paciente: contagem,
  textos_do_medico: contagem,
  anexos_do_medico: contagem,
})
export type Conversa = z.output<typeof conversaSchema>

/** What the patient's side sent; undefined where it sent nothing. */
export function enviadosPeloPaciente(item: Item | undefined): Enviados | undefined {
  if (!item) return undefined
  const { textos_do_paciente: textos, anexos_do_paciente: anexos } = z.parse(conversaSchema, item)
  return textos + anexos > 0 ? { textos, anexos } : undefined
}
