import * as z from 'zod/mini'
import { TIPOS_DO_MEDICO } from '#domain/documento/tipos.ts'
import { itemDigitadoSchema } from './receita/digitado.ts'

export type TipoDoMedico = (typeof TIPOS_DO_MEDICO)[number]['tipo']

/** What the fields of a document hold. */
export const valoresSchema = z.object({
  tipo: z.enum(['', ...TIPOS_DO_MEDICO.map(({ tipo }) => tipo)]),
  /** The document an addendum adds to; '' is the consultation. */
  original: z.string(),
  conteudo: z.string(),
  itens: z.readonly(z.array(itemDigitadoSchema)),
  medicamentos: z.string(),
  observacoes: z.string(),
  retorno: z.string(),
  endereco_do_paciente: z.string(),
  /** Of a certificate, as typed. */
  dias: z.string(),
  cid: z.string(),
  cid_autorizado: z.boolean(),
})
export type Valores = Readonly<z.output<typeof valoresSchema>>

export const VAZIO: Valores = {
  tipo: '',
  original: '',
  conteudo: '',
  itens: [],
  medicamentos: '',
  observacoes: '',
  retorno: '',
  endereco_do_paciente: '',
  dias: '',
  cid: '',
  cid_autorizado: false,
}
