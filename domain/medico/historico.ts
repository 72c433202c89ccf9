import * as z from 'zod/mini'
import { type Consulta, consultaSchema } from '../consulta/consulta.ts'

/** Most entries the history shows at once (D §9). */
export const LIMITE_DO_HISTORICO = 50

/** How a consultation of the history ended. */
const ENCERRADAS = ['finished', 'cancelled'] as const

/** One entry of the doctor's history (D §2.9). */
export const entradaDoHistoricoSchema = z.object({
  ...z.pick(consultaSchema, {
    id: true,
    especialidade_sugerida: true,
    sem_especialidade: true,
    created_at: true,
    ended_at: true,
    motivo_fim: true,
  }).shape,
  status: z.enum(ENCERRADAS),
  /** Null when the patient's record is gone. */
  paciente_nome: z.nullable(z.string()),
  /** Null when it never started or has no end. */
  duracao_min: z.nullable(z.number()),
})
export type EntradaDoHistorico = z.output<typeof entradaDoHistoricoSchema>

type Encerrada = Consulta & { readonly status: EntradaDoHistorico['status'] }

/** The finished and cancelled ones of a list that is already in order, up to the limit. */
export const encerradas = (consultas: readonly Consulta[]): Encerrada[] =>
  consultas.filter(eEncerrada).slice(0, LIMITE_DO_HISTORICO)

const eEncerrada = (consulta: Consulta): consulta is Encerrada =>
  ENCERRADAS.some((status) => status === consulta.status)

const MINUTO = 60_000

/** Minutes from the start to the end, to the nearest one and never below 1; null without both (D §2.9). */
export function duracaoEmMinutos({
  started_at,
  ended_at,
}: Pick<Consulta, 'started_at' | 'ended_at'>): number | null {
  if (!started_at || !ended_at) return null
  return Math.max(1, Math.round((Date.parse(ended_at) - Date.parse(started_at)) / MINUTO))
}
