import * as z from 'zod/mini'
import type { NomeDoModelo } from './modelos.ts'

/** What the mail service tells of a message that came back, or that was marked as unwanted. */

export const MOTIVOS_DA_DEVOLUCAO = ['devolvido', 'reclamado'] as const
export type MotivoDaDevolucao = (typeof MOTIVOS_DA_DEVOLUCAO)[number]

export interface Devolucao {
  /** The same each time the notice comes. */
  readonly aviso: string
  readonly enderecos: readonly string[]
  readonly motivo: MotivoDaDevolucao
  /** Nothing more is to be sent there; false of a mailbox that was only full or away. */
  readonly definitiva: boolean
  /** ISO instant. */
  readonly em: string
}

const enderecos = z.array(z.object({ emailAddress: z.string() }))
const comum = { timestamp: z.string(), feedbackId: z.string() }

/** SES developer guide, "Contents of event data": only what is used. */
const avisoSchema = z.discriminatedUnion('eventType', [
  z.object({
    eventType: z.literal('Bounce'),
    bounce: z.object({ ...comum, bounceType: z.string(), bouncedRecipients: enderecos }),
  }),
  z.object({
    eventType: z.literal('Complaint'),
    complaint: z.object({
      ...comum,
      complainedRecipients: enderecos,
      complaintFeedbackType: z.optional(z.nullable(z.string())),
    }),
  }),
])

/** Reads a notice. @throws ZodError when it is none of a bounce or a complaint */
export function lerDevolucao(detalhe: unknown): Devolucao {
  const aviso = z.parse(avisoSchema, detalhe)
  if (aviso.eventType === 'Bounce') {
    const { feedbackId, timestamp, bounceType, bouncedRecipients } = aviso.bounce
    return {
      aviso: feedbackId,
      enderecos: bouncedRecipients.map(({ emailAddress }) => emailAddress),
      motivo: 'devolvido',
      definitiva: bounceType === 'Permanent',
      em: timestamp,
    }
  }
  const { feedbackId, timestamp, complainedRecipients, complaintFeedbackType } = aviso.complaint
  return {
    aviso: feedbackId,
    enderecos: complainedRecipients.map(({ emailAddress }) => emailAddress),
    motivo: 'reclamado',
    // A mailbox provider takes a report back with this word.
    definitiva: complaintFeedbackType !== 'not-spam',
    em: timestamp,
  }
}

/** Asked for by whoever reads it, at that moment: without these nobody could get into their account again. */
const A_PEDIDO: ReadonlySet<NomeDoModelo> = new Set(['confirmacao', 'link', 'redefinicao', 'codigo_2fa'])

/** Whether a message may go to a suppressed address: nothing where it came back, no notices where it is unwanted. */
export const podeEnviar = (modelo: NomeDoModelo, motivo: MotivoDaDevolucao): boolean =>
  motivo === 'reclamado' && A_PEDIDO.has(modelo)
