import * as z from 'zod/mini'
import { ESPECIALIDADE_IDS } from '../base/especialidades.ts'
import { enviadosSchema } from '../conversa/mensagem.ts'
import { RELACOES } from '../dependente/relacao.ts'
import { PAGAMENTO_STATUS } from '../pagamento/status.ts'
import { consultaSchema } from './consulta.ts'
import { preferenciaVistaSchema } from './preferencia.ts'

/** A consultation as shown to its two participants, and to the doctors of the queue. */

const medicoDaConsulta = z.object({
  nome_oficial: z.string(),
  crm: z.string(),
  uf: z.string(),
  especialidade: z.nullable(z.string()),
  last_seen_at: z.nullable(z.string()),
  /** Whether they wait in a queue now and are in no consultation; only of one that is finished, for its patient. */
  livre: z.optional(z.literal(true)),
  /** Whether they hold their place in the room of this consultation; only for the patient, and not told in lists. */
  na_sala: z.optional(z.boolean()),
})
/** Cents. */
const pagamentoDaConsulta = z.object({ status: z.enum(PAGAMENTO_STATUS), valor: z.number() })
/** Who answers for a patient who is a dependant. */
const responsavelDaConsulta = z.object({ nome: z.string(), relacao: z.enum(RELACOES) })
/** `telefone` while the doctor may read the record (`prontuarioAberto`), and no longer: of whoever is on the call. */
const pacienteDaConsulta = z.object({
  nome: z.string(),
  telefone: z.optional(z.string()),
  /** years, today */
  idade: z.optional(z.number()),
  responsavel: z.optional(responsavelDaConsulta),
})
/** What doctors who have not accepted learn of somebody who waits: a name to call them by, and their age. */
const pacienteNaFila = z.object({
  primeiro_nome: z.string(),
  idade: z.number(),
  /** An adult who answers for them asks; left out where the patient does. */
  com_responsavel: z.optional(z.literal(true)),
})

/** What is read in the patient's record alone (`prontuario.ts`), or by nobody. */
const SO_NO_REGISTRO = {
  medicos_excluidos: true,
  triagem_id: true,
  devolucoes: true,
  anotacao_fim: true,
  medico_preferido: true,
  preferido_ausente: true,
} as const
export type CampoSoNoRegistro = keyof typeof SO_NO_REGISTRO

/** What a participant sees; the host link and the patient's phone only the doctor. */
export const consultaVistaSchema = z.extend(z.omit(consultaSchema, SO_NO_REGISTRO), {
  medico: z.nullable(medicoDaConsulta),
  paciente: z.nullable(pacienteDaConsulta),
  /** Whom it is for, told to the account that asked for them; left out where that is the patient. */
  dependente: z.optional(z.object({ nome: z.string() })),
  /** Place in the queue, 1 is next; only while queued, and only for the patient. */
  posicao_na_fila: z.optional(z.number()),
  /** The doctor they asked to talk to again, and what became of it; only while nobody has accepted. */
  preferencia: z.optional(preferenciaVistaSchema),
  /** Where the money is; left out in lists. */
  pagamento: z.optional(z.nullable(pagamentoDaConsulta)),
  /** The same while there is nothing new to read (`assinado`); left out while queued, once finished, and in lists. */
  versao: z.optional(z.string()),
})
export type ConsultaVista = z.output<typeof consultaVistaSchema>

/** A finished consultation whose charge was refused, as whoever has to pay it is told: nothing of the care itself. */
export const consultaAPagarSchema = z.object({
  id: z.string(),
  paciente_id: z.string(),
  ended_at: z.string(),
})
export type ConsultaAPagar = z.output<typeof consultaAPagarSchema>

/**
 * A row of the doctor's queue (D §2.7, decision 018). Name and contact of the patient are only shown after the
 * acceptance.
 */
export const consultaNaFilaSchema = z.object({
  id: z.string(),
  especialidade_sugerida: z.enum(ESPECIALIDADE_IDS),
  triagem_resumo_ia: z.string(),
  triagem_conf_ia: z.number(),
  created_at: z.string(),
  queued_at: z.string(),
  paciente: pacienteNaFila,
  /** How much they sent, none of it shown; left out where nothing was. */
  enviados: z.optional(enviadosSchema),
})
export type ConsultaNaFila = z.output<typeof consultaNaFilaSchema>

/** The row that a message about the queue carries; undefined when it carries none or an unreadable one. */
export const linhaDita = (dados: Readonly<Record<string, unknown>>): ConsultaNaFila | undefined =>
  z.safeParse(consultaNaFilaSchema, dados['linha']).data
