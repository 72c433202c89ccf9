import * as z from 'zod/mini'
import { ESPECIALIDADE_IDS } from '../medico/especialidades.ts'
import { pagamentoMachine } from '../pagamento/machine.ts'
import { devolucaoSchema } from './devolucao.ts'
import { consultaMachine } from './machine.ts'
import { MOTIVOS, type Motivo } from './motivos.ts'

const motivos = Object.keys(MOTIVOS) as [Motivo, ...Motivo[]]

/** A consultation as stored (spec P §3, estados §3). Times are ISO instants. */
export const consultaSchema = z.object({
  id: z.string(),
  paciente_id: z.string(),
  assigned_to: z.optional(z.string()),
  status: z.enum(consultaMachine.statuses),
  especialidade_sugerida: z.enum(ESPECIALIDADE_IDS),
  /** What triage suggested, when nobody is verified in it and the request went to `clinica_medica` (readings). */
  especialidade_da_triagem: z.optional(z.enum(ESPECIALIDADE_IDS)),
  triagem_id: z.string(),
  triagem_resumo_ia: z.string(),
  triagem_conf_ia: z.number(),
  red_flag: z.boolean(),
  informacoes_adicionais: z.optional(z.string()),
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
  /** Doctors this consultation is not offered to again. */
  medicos_excluidos: z.array(z.string()),
  /** When each was connected in the room for the first time, and both together. */
  medico_na_sala_em: z.optional(z.string()),
  paciente_na_sala_em: z.optional(z.string()),
  ambos_conectados_em: z.optional(z.string()),
  /** When the doctor was last seen in the room. */
  medico_visto_em: z.optional(z.string()),
  /** Changes with every act and only then: what an act states as its condition. */
  updated_at: z.string(),
})
export type Consulta = z.output<typeof consultaSchema>

const medicoDaConsulta = z.object({
  nome_oficial: z.string(),
  crm: z.string(),
  uf: z.string(),
  especialidade: z.nullable(z.string()),
  last_seen_at: z.nullable(z.string()),
})
/** Cents. */
const pagamentoDaConsulta = z.object({ status: z.enum(pagamentoMachine.statuses), valor: z.number() })
/** `telefone` while the doctor may read the record (`prontuarioAberto`), and no longer. */
const pacienteDaConsulta = z.object({ nome: z.string(), telefone: z.optional(z.string()) })
/** What is told of somebody who waits, to doctors who have not accepted: enough to call them by, and how old they are. */
const pacienteNaFila = z.object({ primeiro_nome: z.string(), idade: z.number() })

/** What is read in the patient's record alone (`prontuario.ts`), or by nobody. */
const SO_NO_REGISTRO = {
  medicos_excluidos: true,
  triagem_id: true,
  devolucoes: true,
  anotacao_fim: true,
} as const
export type CampoSoNoRegistro = keyof typeof SO_NO_REGISTRO

/** What a participant sees: the host link only the doctor, the patient's phone only the doctor. */
export const consultaVistaSchema = z.extend(z.omit(consultaSchema, SO_NO_REGISTRO), {
  medico: z.nullable(medicoDaConsulta),
  paciente: z.nullable(pacienteDaConsulta),
  /** Place in the queue, 1 is next; only while queued and only for the patient. */
  posicao_na_fila: z.optional(z.number()),
  /** Where the money is; not told in lists. */
  pagamento: z.optional(z.nullable(pagamentoDaConsulta)),
})
export type ConsultaVista = z.output<typeof consultaVistaSchema>

/** A row of the doctor's queue (spec D §2.7, decision 018): who it is, and how to reach them, only who accepts learns. */
export const consultaNaFilaSchema = z.object({
  id: z.string(),
  especialidade_sugerida: z.enum(ESPECIALIDADE_IDS),
  triagem_resumo_ia: z.string(),
  triagem_conf_ia: z.number(),
  created_at: z.string(),
  queued_at: z.string(),
  paciente: pacienteNaFila,
})
export type ConsultaNaFila = z.output<typeof consultaNaFilaSchema>

/** Whether a text has the form of a consultation's id: what does not was never one. */
export const eIdDeConsulta = (id: string): boolean =>
  /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(id)
