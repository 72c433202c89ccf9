import * as z from 'zod/mini'
import { ESPECIALIDADE_IDS } from '../base/especialidades.ts'
import { devolucaoSchema } from './devolucao.ts'
import { CONSULTA_STATUS } from './status.ts'
import { MOTIVOS, type Motivo } from './motivos.ts'

const motivos = Object.keys(MOTIVOS) as [Motivo, ...Motivo[]]

/** A consultation as stored (P §3, estados §3). Times are ISO instants. */
export const consultaSchema = z.object({
  id: z.string(),
  /** The patient: an account, or a dependant. */
  paciente_id: z.string(),
  /** The account that asks, pays and is on the call for a dependant; left out where the patient does it themselves. */
  responsavel_id: z.optional(z.string()),
  assigned_to: z.optional(z.string()),
  status: z.enum(CONSULTA_STATUS),
  /** The stored status when it is not one of ours: the list shows it unchanged (P §4.1). */
  status_gravado: z.optional(z.string()),
  especialidade_sugerida: z.enum(ESPECIALIDADE_IDS),
  /** What is stored is no specialty of ours, and is read as general medicine (`lida.ts`). */
  sem_especialidade: z.optional(z.literal(true)),
  /**
   * The specialty triage suggested, when nobody is verified in it and the request went to `clinica_medica` (leituras
   * §4).
   */
  especialidade_da_triagem: z.optional(z.enum(ESPECIALIDADE_IDS)),
  triagem_id: z.string(),
  /** Only in items from before it had one of its own: it is long and shown in few places (lambdas/store/resumos.ts). */
  triagem_resumo_ia: z.optional(z.string()),
  triagem_conf_ia: z.number(),
  red_flag: z.boolean(),
  informacoes_adicionais: z.optional(z.string()),
  /** Where the call is; only in items from before it followed from the id (lambdas/consulta/vista.ts). */
  room_url: z.optional(z.string()),
  host_url: z.optional(z.string()),
  created_at: z.string(),
  queued_at: z.optional(z.string()),
  assigned_at: z.optional(z.string()),
  started_at: z.optional(z.string()),
  ended_at: z.optional(z.string()),
  motivo_fim: z.optional(z.enum(motivos)),
  /** What the doctor added for the record when ending without care. */
  anotacao_fim: z.optional(z.string()),
  /** Each time a doctor had it and it returned to the queue, the oldest first. */
  devolucoes: z.optional(z.array(devolucaoSchema)),
  /** When the next timed exit comes (estados §3); none once it has ended. */
  vence_em: z.optional(z.string()),
  /**
   * The doctor the patient asked to talk to again, who is offered it first; and who was not free then
   * (preferencia.ts).
   */
  medico_preferido: z.optional(z.string()),
  preferido_ausente: z.optional(z.string()),
  /** Doctors to whom this consultation is not offered again. */
  medicos_excluidos: z.array(z.string()),
  /** When each was connected in the room for the first time, and both together. */
  medico_na_sala_em: z.optional(z.string()),
  paciente_na_sala_em: z.optional(z.string()),
  ambos_conectados_em: z.optional(z.string()),
  /** When the doctor was last seen in the room. */
  medico_visto_em: z.optional(z.string()),
  /** Changes with every act and with nothing else: acts state it as their condition. */
  updated_at: z.string(),
})
export type Consulta = z.output<typeof consultaSchema>

/** Whether a text has the form of a consultation's id; anything else cannot exist. */
export const eIdDeConsulta = (id: string): boolean =>
  /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(id)
