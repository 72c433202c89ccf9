import * as z from 'zod/mini'
import { contaDeRecebimentoSchema } from '../pagamento/conta-de-recebimento.ts'
import { dadosFiscaisSchema } from './dados-fiscais-guardados.ts'
import { ESPECIALIDADE_IDS } from '../base/especialidades.ts'

/** A doctor's registration as stored (D §3, `medicos`): id is the user's. */
export const medicoSchema = z.object({
  id: z.string(),
  crm: z.string(),
  uf: z.string(),
  /** As written: 'PENDING' by variant A, 'pendente' by variant B; read through `statusCrmDe`. */
  status_crm: z.enum(['PENDING', 'pendente', 'VERIFIED', 'PARTIAL', 'REJECTED']),
  /** The council's spelling of the name; known once the CRM was verified. */
  nome_oficial: z.optional(z.string()),
  especialidade: z.nullable(z.string()),
  especialidades_json: z.nullable(z.array(z.object({ specialty: z.string(), rqe: z.string() }))),
  dados_fiscais_json: z.nullable(dadosFiscaisSchema),
  endereco_profissional: z.optional(z.string()),
  /** The connected account payouts go to. */
  conta_recebimento: z.optional(contaDeRecebimentoSchema),
  /** What was agreed to when the registration was concluded (D §2.4 step 3), in which wording and when. */
  aceites_crm: z.optional(
    z.object({
      termo_verificacao: z.literal(true),
      termo_nome_oficial: z.literal(true),
      versao: z.string(),
      em: z.string(),
    }),
  ),
  /** When the council answered last. */
  verificado_em: z.optional(z.string()),
  /** When the council first said it no longer knows a CRM it had confirmed: believed the second time. */
  sumiu_em: z.optional(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
})
export type Medico = z.output<typeof medicoSchema>

/** One specialty of a doctor (D §3, `medico_especialidades`). */
export const medicoEspecialidadeSchema = z.object({
  medico_id: z.string(),
  especialidade: z.enum(ESPECIALIDADE_IDS),
  verificado: z.boolean(),
  rqe: z.nullable(z.string()),
  /** 'crm': given by an active CRM, never printed as a specialty (estados §2). */
  origem: z.enum(['crm', 'rqe']),
  /** Why it was not confirmed. */
  motivo: z.optional(z.string()),
  /**
   * On the specialty that comes with the CRM: the RQE of it that was informed, and why the council did not confirm
   * it.
   */
  negado: z.optional(z.object({ rqe: z.string(), motivo: z.string() })),
})
export type MedicoEspecialidade = z.output<typeof medicoEspecialidadeSchema>

/** A doctor as a patient's record names them. */
export const medicoDoProntuario = z.object({ nome: z.string(), crm: z.string(), uf: z.string() })
