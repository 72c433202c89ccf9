import * as z from 'zod/mini'
import { ESPECIALIDADE_IDS, type Especialidade } from '../base/especialidades.ts'

/** How urgent a report is, as the model says it and as the answers are merged. */
export const URGENCIAS = ['tele', 'presencial', 'emergencia'] as const
export type UrgenciaDaTriagem = (typeof URGENCIAS)[number]

const [PRIMEIRA, ...OUTRAS] = ESPECIALIDADE_IDS
const especialidades: [Especialidade, ...Especialidade[]] = [PRIMEIRA ?? 'clinica_medica', ...OUTRAS]

/** What a model answers. Anything else in it is not read; anything missing makes it no answer at all. */
export const respostaDoModeloSchema = z.object({
  urgencia: z.enum(URGENCIAS),
  especialidade: z.enum(especialidades),
  /** 0..1: how sure it is of urgency and specialty */
  confianca: z.number().check(z.minimum(0), z.maximum(1)),
  /** the patient's own words that decided the urgency; only those found in the report are kept */
  sinais: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(12)),
})
export type RespostaDoModelo = z.output<typeof respostaDoModeloSchema>
