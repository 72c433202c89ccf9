import * as z from 'zod/mini'
import { ESPECIALIDADE_IDS } from '../base/especialidades.ts'

/** A doctor's presence (P §3 `doctor_presence`, estados §2): one row a doctor, however many tabs. */
export const presencaSchema = z.object({
  medico_id: z.string(),
  especialidade: z.enum(ESPECIALIDADE_IDS),
  /** Since when without a break: the queue's timer counts from here. */
  entrou_em: z.string(),
  last_seen_at: z.string(),
  /** The consultation the doctor is in: present, but not counted as available. */
  consulta_id: z.optional(z.string()),
})
export type Presenca = z.output<typeof presencaSchema>

/** A row as the patient's status page reads it (P §7). */
export const presencaVistaSchema = z.pick(presencaSchema, {
  medico_id: true,
  last_seen_at: true,
  especialidade: true,
})

/** Rows of a specialty that are told at most: beyond them only their number. */
export const MAXIMO_DE_PRESENCAS = 50
