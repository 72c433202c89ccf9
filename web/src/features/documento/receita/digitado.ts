import * as z from 'zod/mini'
import { type Item, VIAS } from '#domain/documento/receita/item.ts'

/** An item as its fields hold it; `id` only tells it from the others on the screen. */
export const itemDigitadoSchema = z.object({
  id: z.string(),
  medicamento: z.string(),
  apresentacao: z.string(),
  dose: z.string(),
  via: z.string(),
  frequencia: z.string(),
  duracao: z.string(),
  quantidade: z.string(),
  orientacao: z.string(),
})
export type ItemDigitado = Readonly<z.output<typeof itemDigitadoSchema>>

export const itemDigitado = (item: Partial<Item> = {}): ItemDigitado => ({
  medicamento: '',
  apresentacao: '',
  dose: '',
  via: '',
  frequencia: '',
  duracao: '',
  quantidade: '',
  orientacao: '',
  ...item,
  id: crypto.randomUUID(),
})

/** What was written, without the fields left empty. */
const escrito = ({ id: _id, via, medicamento, ...partes }: ItemDigitado): Item => {
  const escolhida = VIAS.find((uma) => uma === via)
  return {
    medicamento,
    ...(escolhida && { via: escolhida }),
    ...Object.fromEntries(Object.entries(partes).filter(([, texto]) => texto.trim() !== '')),
  }
}

/** The items to issue: those in which nothing was written are left out. */
export const itensEscritos = (itens: readonly ItemDigitado[]): Item[] =>
  itens.map(escrito).filter((item) => Object.values(item).some((texto) => texto.trim() !== ''))

/** Whether one of them says how to use a medicine, and not which. */
export const faltaMedicamento = (itens: readonly Item[]): boolean =>
  itens.some(({ medicamento }) => medicamento.trim() === '')
