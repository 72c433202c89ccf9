import * as z from 'zod/mini'

/**
 * One line of a patient's access log: who did what with which record, and when. Lines are chained:
 * `anterior` is the hash of the line before (empty for the first), `hash` covers it and everything else.
 */
export const lancamentoSchema = z.object({
  paciente_id: z.string(),
  /** Place in the patient's chain, from 1, without a gap. */
  sequencia: z.number(),
  ator_id: z.string(),
  /** What was done, such as `ler` or `baixar`. */
  acao: z.string(),
  /** What it was done to, such as `consulta:{id}`. */
  objeto: z.string(),
  em: z.string(),
  anterior: z.string(),
  hash: z.string(),
})
export type LancamentoDeAuditoria = z.output<typeof lancamentoSchema>

/** Hash that the first line of a chain follows. */
export const INICIO = ''

/** The bytes a line's hash covers: its values in a fixed order, unambiguous whatever they contain. */
export const canonico = (linha: Omit<LancamentoDeAuditoria, 'hash'>): string =>
  JSON.stringify([
    linha.anterior,
    linha.paciente_id,
    linha.sequencia,
    linha.ator_id,
    linha.acao,
    linha.objeto,
    linha.em,
  ])
