import * as z from 'zod/mini'

/** What the patient says of a finished consultation (decision 041): once, and never changed. */

export const NOTAS = [1, 2, 3, 4, 5] as const
export const RESPOSTAS_SOBRE_DUVIDAS = ['sim', 'em_parte', 'nao'] as const

/** What is said: a number, and whether the doctor answered the patient's questions. */
export const ditaSchema = z.object({
  nota: z.literal(NOTAS, 'Escolha uma nota, de 1 a 5.'),
  duvidas: z.enum(RESPOSTAS_SOBRE_DUVIDAS, 'Diga se o médico respondeu às suas dúvidas.'),
})
export type Dita = z.output<typeof ditaSchema>

export const opiniaoSchema = z.extend(ditaSchema, { consulta_id: z.string(), em: z.string() })
export type Opiniao = z.output<typeof opiniaoSchema>
