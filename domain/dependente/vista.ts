import * as z from 'zod/mini'
import { RELACOES } from './relacao.ts'
import { VINCULO_STATUS } from './status.ts'

/** A dependant as the adult who answers for them sees them. */
export const dependenteSchema = z.object({
  dependente_id: z.string(),
  nome: z.string(),
  data_nascimento: z.string(),
  /** years, today */
  idade: z.number(),
  relacao: z.enum(RELACOES),
  status: z.enum(VINCULO_STATUS),
  /** The day on which they are an adult (YYYY-MM-DD); null for a ward who is one already. */
  ate: z.nullable(z.string()),
  /** Why the document was not enough, or what the reviewer said. */
  motivos: z.array(z.string()),
  /** The document is there and a proof of responsibility is asked for. */
  falta_guarda: z.boolean(),
})
export type Dependente = z.output<typeof dependenteSchema>
