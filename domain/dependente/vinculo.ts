import * as z from 'zod/mini'
import { IDADE_MINIMA } from '../base/campos.ts'
import { eDeAdulto, RELACOES } from './relacao.ts'
import { VINCULO_STATUS } from './status.ts'

/** What a picture sent as proof shows: a side of the dependant's document, or who answers for them. */
export const PROVAS = ['frente', 'verso', 'guarda'] as const
export type Prova = (typeof PROVAS)[number]

/** A proof as stored: a copy without metadata of the picture that was sent. */
const imagemDaProvaSchema = z.object({ prova: z.enum(PROVAS), copia: z.string() })
export type ImagemDaProva = z.output<typeof imagemDaProvaSchema>

/**
 * The bond between an adult and a dependant as stored. The dependant is a patient of their own, named by
 * `dependente_id` wherever a patient is; each adult has a bond of their own with them.
 */
export const vinculoSchema = z.object({
  responsavel_id: z.string(),
  dependente_id: z.string(),
  nome: z.string(),
  cpf: z.string(),
  data_nascimento: z.string(),
  relacao: z.enum(RELACOES),
  status: z.enum(VINCULO_STATUS),
  /** What was declared under penalty of law, and when. */
  declaracao: z.object({ versao: z.string(), sha256: z.string(), em: z.string() }),
  /** Whether the registry said whose the CPF is; it keeps many minors' data back. */
  cadastro: z.enum(['conferido', 'protegido']),
  /** The last picture of each proof, and why they did not prove the bond by themselves. */
  imagens: z.array(imagemDaProvaSchema),
  motivos: z.array(z.string()),
  enviada_em: z.optional(z.string()),
  /** `por` is the reviewer; left out where the document itself decided, or nobody did in time. */
  decisao: z.optional(
    z.object({ por: z.optional(z.string()), motivo: z.optional(z.string()), em: z.string() }),
  ),
  created_at: z.string(),
  /** Changes with every act: acts state it as their condition. */
  updated_at: z.string(),
  vence_em: z.optional(z.string()),
})
export type Vinculo = z.output<typeof vinculoSchema>

/** Where the copy of a proof is: always the same, so that what is sent again takes its place. */
export const copiaDaProva = (
  { responsavel_id, dependente_id }: Pick<Vinculo, 'responsavel_id' | 'dependente_id'>,
  prova: Prova,
): string => `${responsavel_id}/dependente_${dependente_id}_${prova}.jpg`

/**
 * The day (YYYY-MM-DD) from which the bond is over because the dependant is an adult; undefined for a ward who is
 * one.
 */
export function fimDoVinculo({
  relacao,
  data_nascimento,
}: Pick<Vinculo, 'relacao' | 'data_nascimento'>): string | undefined {
  if (eDeAdulto(relacao)) return undefined
  const [ano = '', mes = '', dia = ''] = data_nascimento.split('-')
  const doAno = Number(ano) + IDADE_MINIMA
  // Who was born on 29 February comes of age on 1 March of a year without one.
  const bissexto = new Date(Date.UTC(doAno, 1, 29)).getUTCMonth() === 1
  return mes === '02' && dia === '29' && !bissexto ? `${doAno}-03-01` : `${doAno}-${mes}-${dia}`
}

/** Whether the adult answers for the dependant on this day (YYYY-MM-DD in São Paulo): a late timer changes nothing. */
export function vinculoVale(
  vinculo: Pick<Vinculo, 'status' | 'relacao' | 'data_nascimento'> | undefined,
  hoje: string,
): boolean {
  if (vinculo?.status !== 'confirmado') return false
  const fim = fimDoVinculo(vinculo)
  return fim === undefined || hoje < fim
}
