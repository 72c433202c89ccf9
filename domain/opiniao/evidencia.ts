import * as z from 'zod/mini'
import { CONTADAS, type Contada } from '../base/alegacoes.ts'
import { hojeEm } from '../base/campos.ts'

/**
 * Which claims of the public pages the product's own counts prove (decision 046). A claim keeps the specification's
 * words; the counts only say whether it may be made, from how many, and of when.
 */

/** Whole days, up to yesterday: what one more changes within a day is never to be seen. */
const DIAS = 90
const DIA_MS = 24 * 60 * 60 * 1000
/** With fewer nothing is claimed. */
const MINIMO = 100
/** How many there are is told by whole tens: the difference between two days tells of nobody. */
const DEZENA = 10

const minutos = (ms: number): number => ms / (60 * 1000)

/** Whether a mean holds what the claim says. Opinions are counted in points, waits in milliseconds. */
const SUSTENTA: Readonly<Record<Contada, (media: number) => boolean>> = {
  nota: (media) => media >= 4.9,
  tempo_medio: (media) => minutos(media) <= 15,
}

export const contagemDoDiaSchema = z.object({ dia: z.string(), n: z.number(), soma: z.number() })
export type ContagemDoDia = z.output<typeof contagemDoDiaSchema>

export const evidenciaSchema = z.object({
  alegacao: z.enum(CONTADAS),
  /** At least so many. */
  n: z.number(),
  /** First and last day, YYYY-MM-DD in São Paulo. */
  de: z.string(),
  ate: z.string(),
})
export type Evidencia = z.output<typeof evidenciaSchema>

/** First and last day that count at this instant. */
export const periodo = (agora: Date): { readonly de: string; readonly ate: string } => ({
  de: hojeEm(new Date(agora.getTime() - DIAS * DIA_MS)),
  ate: hojeEm(new Date(agora.getTime() - DIA_MS)),
})

/** What the counts of the period prove of the claim; undefined where they prove nothing. */
export function evidenciaDe(
  alegacao: Contada,
  contagens: readonly ContagemDoDia[],
  agora: Date,
): Evidencia | undefined {
  const { de, ate } = periodo(agora)
  const noPeriodo = contagens.filter(({ dia }) => dia >= de && dia <= ate)
  const n = noPeriodo.reduce((total, contagem) => total + contagem.n, 0)
  const soma = noPeriodo.reduce((total, contagem) => total + contagem.soma, 0)
  if (n < MINIMO || !SUSTENTA[alegacao](soma / n)) return undefined
  const primeiro = noPeriodo.reduce((menor, { dia }) => (dia < menor ? dia : menor), ate)
  return { alegacao, n: n - (n % DEZENA), de: primeiro, ate }
}
