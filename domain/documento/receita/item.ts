import * as z from 'zod/mini'

/** How a medicine is given, as the sentence says it: 'por via oral'. */
export const VIAS = [
  'oral',
  'sublingual',
  'tópica',
  'nasal',
  'inalatória',
  'oftálmica',
  'otológica',
  'retal',
  'vaginal',
  'subcutânea',
  'intramuscular',
] as const

/** Letters of each part of an item, and most items of a prescription. */
export const LIMITES_DO_ITEM = {
  itens: 20,
  medicamento: 120,
  apresentacao: 80,
  dose: 80,
  frequencia: 80,
  duracao: 80,
  quantidade: 60,
  orientacao: 200,
} as const

/** An item as it was issued: the parts as they were picked, and the two lines that are printed of it. */
export const itemEmitidoSchema = z.object({
  medicamento: z.string(),
  apresentacao: z.optional(z.string()),
  dose: z.optional(z.string()),
  via: z.optional(z.enum(VIAS)),
  frequencia: z.optional(z.string()),
  duracao: z.optional(z.string()),
  quantidade: z.optional(z.string()),
  orientacao: z.optional(z.string()),
  titulo: z.string(),
  modo: z.string(),
})
export type ItemEmitido = z.output<typeof itemEmitidoSchema>
export type Item = Omit<ItemEmitido, 'titulo' | 'modo'>
