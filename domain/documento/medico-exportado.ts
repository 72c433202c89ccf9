import * as z from 'zod/mini'
import { dadosProfissionais } from '../medico/contract-dados.ts'
import { medicoSchema } from '../medico/medico.ts'

/** What is kept of a doctor as one, for themselves: council, address, tax data, where payouts go and which went. */
export const medicoExportado = z.extend(dadosProfissionais.saida, {
  ...z.pick(medicoSchema, {
    aceites_crm: true,
    verificado_em: true,
    sumiu_em: true,
    conta_recebimento: true,
    created_at: true,
  }).shape,
  repasses: z.array(
    z.object({
      consulta_id: z.string(),
      status: z.enum(['a_repassar', 'repassado']),
      /** Cents: what the ledger says was sent, or what is to be. */
      valor: z.number(),
      /** When it was sent; null while it waits. */
      em: z.nullable(z.string()),
    }),
  ),
})
export type MedicoExportado = z.output<typeof medicoExportado>
