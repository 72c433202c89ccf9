import * as z from 'zod/mini'
import { type Dita, NOTAS } from './opiniao.ts'

/**
 * The opinions of a doctor's patients, in sum. The doctor sees them by whole tens: neither the first few, nor what one
 * more changed, tells who said what.
 */

/** So many at once become visible to the doctor. */
export const DE_CADA_VEZ = 10

const contagemSchema = z.object({
  n: z.number(),
  /** How many gave 1, 2, … 5. */
  notas: z.array(z.number()),
  duvidas: z.object({ sim: z.number(), em_parte: z.number(), nao: z.number() }),
})
type Contagem = z.output<typeof contagemSchema>

export const somaSchema = z.object({
  contadas: contagemSchema,
  /** What the doctor sees; nothing before the first ten. */
  mostradas: z.nullable(contagemSchema),
})
export type Soma = z.output<typeof somaSchema>

/** The same as the doctor reads it, with the mean. */
export const somaLidaSchema = z.extend(contagemSchema, { media: z.number() })
export type SomaLida = z.output<typeof somaLidaSchema>

const NENHUMA: Contagem = { n: 0, notas: NOTAS.map(() => 0), duvidas: { sim: 0, em_parte: 0, nao: 0 } }

/** The sum with one more. */
export function comMais(soma: Soma | undefined, { nota, duvidas }: Dita): Soma {
  const { contadas, mostradas } = soma ?? { contadas: NENHUMA, mostradas: null }
  const novas = {
    n: contadas.n + 1,
    notas: contadas.notas.map((quantas, lugar) => quantas + (NOTAS[lugar] === nota ? 1 : 0)),
    duvidas: { ...contadas.duvidas, [duvidas]: contadas.duvidas[duvidas] + 1 },
  }
  return { contadas: novas, mostradas: novas.n % DE_CADA_VEZ === 0 ? novas : mostradas }
}

/** What the doctor reads of it; null before the first ten. */
export function lida(soma: Soma | undefined): SomaLida | null {
  if (!soma?.mostradas) return null
  const { n, notas } = soma.mostradas
  const pontos = NOTAS.reduce((total, nota, lugar) => total + nota * (notas[lugar] ?? 0), 0)
  return { ...soma.mostradas, media: pontos / n }
}
