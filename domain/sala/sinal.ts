import * as z from 'zod/mini'

/**
 * Largest signal, characters: an offer with several codecs and candidates takes under 10 000. A browser sends it in one
 * frame, of which API Gateway takes 32 KB with all around it and each quote and line break escaped.
 */
export const MAIOR_SINAL = 16 * 1024

/** Why a side asks for a call without pictures: its network is poor, or the person wants it so. */
const MOTIVOS_DE_SO_AUDIO = ['rede', 'escolha'] as const
export type MotivoDeSoAudio = (typeof MOTIVOS_DE_SO_AUDIO)[number]

/**
 * What the two browsers say to each other to set up a call, in the `dados` of a `sinal`. The server relays it unread.
 * `de` names one side's turn at a connection: whoever starts anew takes a new name, and what was meant for the old
 * one is dropped.
 */
const sessao = z.string().check(z.minLength(1), z.maxLength(64))
const comum = {
  de: sessao,
  para: z.nullable(sessao),
  /** Grows with each signal of a page load: they may arrive in another order. */
  n: z.number(),
}

const sinalSchema = z.discriminatedUnion('tipo', [
  /** I am here. `resposta`: you are known, no need to greet back. */
  z.object({ tipo: z.literal('ola'), ...comum, resposta: z.boolean() }),
  z.object({
    tipo: z.literal('descricao'),
    ...comum,
    descricao: z.object({
      type: z.enum(['offer', 'answer', 'pranswer', 'rollback']),
      sdp: z.optional(z.string()),
    }),
  }),
  z.object({
    tipo: z.literal('candidatos'),
    ...comum,
    candidatos: z
      .array(
        z.object({
          candidate: z.optional(z.string()),
          sdpMid: z.optional(z.nullable(z.string())),
          sdpMLineIndex: z.optional(z.nullable(z.number())),
          usernameFragment: z.optional(z.nullable(z.string())),
        }),
      )
      .check(z.maxLength(100)),
  }),
  /**
   * Which devices are on, and whether the call is to go on without pictures: shown to the other one, who sends none.
   */
  z.object({
    tipo: z.literal('aparelhos'),
    ...comum,
    microfone: z.boolean(),
    camera: z.boolean(),
    so_audio: z.optional(z.enum(MOTIVOS_DE_SO_AUDIO)),
  }),
  z.object({ tipo: z.literal('tchau'), ...comum }),
])
export type Sinal = z.output<typeof sinalSchema>

/** A received signal; null when it is none: another version of the page, or somebody playing. */
export function lerSinal(texto: unknown): Sinal | null {
  if (typeof texto !== 'string') return null
  try {
    const lido = z.safeParse(sinalSchema, JSON.parse(texto))
    return lido.success ? lido.data : null
  } catch {
    return null
  }
}
