import * as z from 'zod/mini'
import type { Empresa } from '../legal/empresa.ts'
import { medicoDoProntuario } from '../medico/medico.ts'

/** The receipt of a consultation that was paid (decision 041), made from what is stored whenever it is asked for. */

/** One that can be downloaded, in the list. */
export const reciboVistoSchema = z.object({
  consulta_id: z.string(),
  atendida_em: z.string(),
  medico: z.nullable(medicoDoProntuario),
  /** Whose consultation it was, in the list of whoever answers for them; left out of one's own. */
  de: z.optional(z.string()),
})
export type ReciboVisto = z.output<typeof reciboVistoSchema>

/** Who offers the service, as a receipt names it. */
export type Emitente = Pick<Empresa, 'razao_social' | 'cnpj' | 'endereco'>

interface Pessoa {
  readonly nome: string
  /** 11 digits. */
  readonly cpf: string
}

/** Everything it says: what income tax (IN RFB 1.500/2014, art. 97) and insurers ask for. */
export interface Recibo {
  readonly consulta_id: string
  readonly emitente: Emitente
  readonly paciente: Pessoa
  /** Who paid: the patient, or who answers for them. */
  readonly pagador: Pessoa
  readonly medico: Pessoa & { readonly crm: string; readonly uf: string }
  readonly atendida_em: string
  readonly pago_em: string
  /** Cents that were charged. */
  readonly valor: number
}
