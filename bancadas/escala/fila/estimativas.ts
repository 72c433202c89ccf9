import { esperaEstimada, esperaMedida } from '#domain/consulta/estimativa.ts'

/** What a patient might be told on entering the queue, in minutes; null when there is nothing to tell. */
export interface Estimativas {
  /** P §2.14: ceil(15 / online). */
  readonly porOnline: number | null
  /** The longest of those who wait, and 15 minutes more. */
  readonly maiorMaisQuinze: number
  /** Ours: half of those accepted lately in the specialty waited at most this. */
  readonly medida: number | null
}
export const NOMES = [
  'porOnline',
  'maiorMaisQuinze',
  'medida',
] as const satisfies readonly (keyof Estimativas)[]

const SEGUNDO = 1000
const MINUTO = 60 * SEGUNDO
/** The newest waits that count, and for how long (lambdas/consulta/store/esperas.ts). */
const AMOSTRAS = 200
const HORA = 60 * MINUTO

/** The waits of those accepted in one specialty, as the product keeps them. */
export class EsperasRecentes {
  private readonly ultimas: { readonly em: number; readonly ms: number }[] = []
  private calculada: number | null = null
  private mudou = false
  private lida = Number.NEGATIVE_INFINITY
  private vale = 0

  anotar(em: number, ms: number): void {
    this.ultimas.push({ em, ms })
    if (this.ultimas.length > AMOSTRAS) this.ultimas.shift()
    this.mudou = true
  }

  /** Minutes; read anew, at most once a second, when something changed or the oldest falls out of the hour. */
  mediana(agora: number): number | null {
    if (agora < this.lida + SEGUNDO || (!this.mudou && agora < this.vale)) return this.calculada
    this.lida = agora
    while (this.ultimas[0] && this.ultimas[0].em < agora - HORA) this.ultimas.shift()
    const medida = esperaMedida(this.ultimas.map(({ ms }) => ms))
    this.calculada = medida && medida.p50_segundos / 60
    this.mudou = false
    this.vale = (this.ultimas[0]?.em ?? agora) + HORA
    return this.calculada
  }
}

/** The three estimates at one moment; `maiorEspera` in ms. */
export const estimar = (online: number, maiorEspera: number, medida: number | null): Estimativas => ({
  porOnline: esperaEstimada(online),
  maiorMaisQuinze: maiorEspera / MINUTO + 15,
  medida,
})

export interface Erro {
  /** Share of the patients who were told something. */
  readonly cobertura: number
  /** Mean of |said − waited| and of said − waited, and the 90th percentile of the first, in minutes. */
  readonly medio: number
  readonly vies: number
  readonly p90: number
}

/** How far an estimate was from what was really waited, in minutes, over those who were told one. */
export function erroDe(ditas: readonly (number | null)[], esperadas: readonly number[]): Erro {
  const erros = ditas.flatMap((dita, i) => {
    const esperada = esperadas[i]
    return dita === null || esperada === undefined ? [] : [dita - esperada]
  })
  if (erros.length === 0) return { cobertura: 0, medio: Number.NaN, vies: Number.NaN, p90: Number.NaN }
  const modulos = erros.map(Math.abs).sort((a, b) => a - b)
  const media = (valores: readonly number[]) => valores.reduce((a, b) => a + b, 0) / valores.length
  return {
    cobertura: erros.length / ditas.length,
    medio: media(modulos),
    vies: media(erros),
    p90: modulos[Math.ceil(0.9 * modulos.length) - 1] ?? Number.NaN,
  }
}
