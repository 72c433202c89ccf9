import * as z from 'zod/mini'
import { TIPO_IDS, type TipoDeDocumento, tituloDoDocumento } from './tipos.ts'

/**
 * What an addendum adds to: a document of the same consultation, or the consultation itself. From 24 h after the end
 * only addenda are issued (estados §3); the original stays as it was signed.
 */
export const adendoSchema = z.object({
  /** When the consultation ended. */
  consulta_em: z.string(),
  documento: z.optional(
    z.object({
      tipo: z.enum(TIPO_IDS as [TipoDeDocumento, ...TipoDeDocumento[]]),
      codigo: z.string(),
      emitido_em: z.string(),
    }),
  ),
})
export type Adendo = z.output<typeof adendoSchema>

interface Titulado {
  readonly tipo: TipoDeDocumento
  readonly adendo?: unknown
}

/** The title an issued document carries: an addendum is marked as such. */
export const tituloDoEmitido = ({ tipo, adendo }: Titulado): string =>
  adendo ? `Adendo: ${tituloDoDocumento(tipo)}` : tituloDoDocumento(tipo)

/** The sentence by which an addendum names what it adds to; `quando` formats an instant. */
export const referenciaDoAdendo = (
  { consulta_em, documento }: Adendo,
  quando: (iso: string) => string,
): string =>
  documento
    ? `Adendo ao documento "${tituloDoDocumento(documento.tipo)}" emitido em ${quando(documento.emitido_em)}`
    : `Adendo à consulta encerrada em ${quando(consulta_em)}`
