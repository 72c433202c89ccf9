import * as z from 'zod/mini'
import type { MotivoDoEmailDevolvido } from '../cadastro/email-devolvido.ts'
import type { NomeDaCarta } from './cartas.ts'

/** The mail service's notice of a message that bounced, or that was marked as unwanted. */

export interface EmailDevolvido {
  /** The same each time the notice comes. */
  readonly aviso: string
  readonly enderecos: readonly string[]
  readonly motivo: MotivoDoEmailDevolvido
  /** Whether nothing more may be sent there; false for a mailbox that was only full or unavailable. */
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

/** Reads a notice. @throws ZodError when it is neither a bounce nor a complaint */
export function lerEmailDevolvido(detalhe: unknown): EmailDevolvido {
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
    // With this word a mailbox provider withdraws a complaint.
    definitiva: complaintFeedbackType !== 'not-spam',
    em: timestamp,
  }
}

/** Messages that a person has just asked for, without which they could not get into their account again. */
const A_PEDIDO: ReadonlySet<NomeDaCarta> = new Set(['confirmacao', 'link', 'redefinicao', 'codigo_2fa'])

/**
 * Whether a message may go to a suppressed address: none after a bounce; after a complaint only those the person asked
 * for.
 */
export const podeEnviar = (carta: NomeDaCarta, motivo: MotivoDoEmailDevolvido): boolean =>
  motivo === 'reclamado' && A_PEDIDO.has(carta)
