import * as z from 'zod/mini'

/** What patient and doctor send each other beside the call, as stored and as read: never changed, never taken back. */

export const MAIS_CARACTERES = 2000
/** More than any consultation has; keeps a script from filling one. */
export const MAIS_MENSAGENS = 500

/** What is kept of a file that was sent: a picture's re-encoded copy, or the PDF as it came. */
const anexoSchema = z.object({
  id: z.string(),
  tipo: z.enum(['image/jpeg', 'application/pdf']),
  /** Bytes. */
  tamanho: z.number(),
  /** Of what is kept, hex. */
  sha256: z.string(),
  /** What its owner called it; only PDFs are told apart by it. */
  nome: z.optional(z.string()),
  /** Pages of a PDF. */
  paginas: z.optional(z.number()),
})
export type Anexo = z.output<typeof anexoSchema>

const REMETENTES = ['paciente', 'medico'] as const
export type Remetente = (typeof REMETENTES)[number]

export const mensagemSchema = z.object({
  consulta_id: z.string(),
  paciente_id: z.string(),
  /** Its place in the consultation, from 1 and without gaps. */
  sequencia: z.number(),
  de: z.enum(REMETENTES),
  autor_id: z.string(),
  /** Of its sending: by it, who sent a message finds it among those that were read. */
  chave: z.string(),
  em: z.string(),
  texto: z.optional(z.string()),
  anexo: z.optional(anexoSchema),
})
export type Mensagem = z.output<typeof mensagemSchema>

/** The same as its two sides read it. */
export const mensagemLidaSchema = z.omit(mensagemSchema, {
  consulta_id: true,
  paciente_id: true,
  autor_id: true,
})
export type MensagemLida = z.output<typeof mensagemLidaSchema>

/** The same as the patient takes it along; the file itself is opened in the consultation. */
export const mensagemExportadaSchema = z.omit(mensagemSchema, {
  paciente_id: true,
  autor_id: true,
  chave: true,
})

/** How much was sent: what a doctor who has not accepted learns of it. */
export const enviadosSchema = z.object({ textos: z.number(), anexos: z.number() })
export type Enviados = z.output<typeof enviadosSchema>

/** What was read before and what came since, each once and in order. */
export function juntar(antes: readonly MensagemLida[], novas: readonly MensagemLida[]): MensagemLida[] {
  const porLugar = new Map([...antes, ...novas].map((mensagem) => [mensagem.sequencia, mensagem]))
  return [...porLugar.values()].toSorted((a, b) => a.sequencia - b.sequencia)
}
