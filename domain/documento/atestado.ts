import * as z from 'zod/mini'
import { diaEmSaoPaulo } from '../base/em-sao-paulo.ts'
import { inteiroPorExtenso } from '../pagamento/por-extenso.ts'
import { comPonto } from '../registro/cid10/codigo.ts'
import { ATESTADO } from './textos-atestado.ts'

/**
 * What a certificate says by fields (decision 048): how long the patient is kept away, and why, if they want it said.
 */

/** Beyond a year it is no leave that one certificate gives. */
export const MAXIMO_DE_DIAS = 365

export const atestadoSchema = z.object({
  dias: z.optional(z.number()),
  /** Code of the CID-10, without the point; only where the patient asked for it (Resolução CFM 1.658/2002, art. 5º). */
  cid: z.optional(z.string()),
})
export type Atestado = z.output<typeof atestadoSchema>

/** As the code is kept: 'j06.9' is 'J069'. */
export const codigoEscrito = (texto: string): string => texto.toUpperCase().replaceAll(/[\s.]/g, '')

/** What it prints, title and sentence; `em` is when it was issued (ISO). */
export function linhasDoAtestado(
  { dias, cid }: Atestado,
  em: string,
): readonly (readonly [titulo: string, texto: string])[] {
  return [
    ...(dias === undefined
      ? []
      : [[ATESTADO.afastamento, ATESTADO.por(dias, inteiroPorExtenso(dias), diaEmSaoPaulo(em))] as const]),
    ...(cid === undefined ? [] : [[ATESTADO.cid, ATESTADO.a_pedido(comPonto(cid))] as const]),
  ]
}
