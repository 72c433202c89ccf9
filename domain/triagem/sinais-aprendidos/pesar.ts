import aprendido from './pesos.json' with { type: 'json' }
import { type LeituraDosTracos, tracosDe } from './tracos.ts'

/** Weights are stored as whole numbers of this many to one. */
export const UNIDADES_POR_PONTO = 20
const MAXIMO_DE_SINAIS = 4

/** In units, whole, so that the order of the words cannot change a sum. */
export interface Peso {
  /** towards 'go now' */
  readonly emergencia: number
  /** towards video against in-person care */
  readonly video: number
}

/**
 * `pesos.json` is written by `npm run triagem:aprender` and not edited by hand: the SHA-256 of the corpus the weights were
 * learned from, and the stems, parted by semicolons. A stem stands with its two weights, then with each stem it makes a
 * pair with and the pair's two weights.
 */
function lerPesos(texto: string): Pesos {
  const pesos = new Map<string, Peso>()
  for (const linha of texto.split(';')) {
    const [primeiro = '', ...resto] = linha.split(' ')
    for (let i = -1; i + 2 < resto.length; i += 3) {
      const nome = i < 0 ? primeiro : `${primeiro} ${resto[i] ?? ''}`
      pesos.set(nome, {
        emergencia: Number(resto[i + 1]),
        video: Number(resto[i + 2]),
      })
    }
  }
  return pesos
}

const POR_TRACO = lerPesos(aprendido.pesos)

/** What the words of a report weigh, and which of them weighed most towards urgency. */
export interface Evidencia {
  /** log-odds of 'go now'; 0 when nothing it says was learned */
  readonly emergencia: number
  /** log-odds of video against in-person care */
  readonly video: number
  readonly sinais_de_emergencia: readonly string[]
  readonly sinais_de_presencial: readonly string[]
}

interface Pesada {
  readonly palavras: string
  readonly peso: number
}

/** The words that weighed most, without those already said inside others. */
function maiores(pesadas: readonly Pesada[]): string[] {
  const ditas: string[] = []
  for (const { palavras } of pesadas.filter(({ peso }) => peso > 0).toSorted((a, b) => b.peso - a.peso)) {
    if (ditas.length === MAXIMO_DE_SINAIS) break
    if (!ditas.some((dita) => dita.includes(palavras) || palavras.includes(dita))) ditas.push(palavras)
  }
  return ditas
}

/** What each feature weighs, by its name. */
export type Pesos = ReadonlyMap<string, Peso>

/** Weighs a report by what was learned from the project's own vignettes (or by `pesos`). Pure, deterministic. */
export function evidenciaDe(texto: string, leitura: LeituraDosTracos, pesos: Pesos = POR_TRACO): Evidencia {
  const urgentes: Pesada[] = []
  const presenciais: Pesada[] = []
  let emergencia = 0
  let video = 0
  for (const [nome, palavras] of tracosDe(texto, leitura)) {
    const peso = pesos.get(nome)
    if (peso === undefined) continue
    emergencia += peso.emergencia
    video += peso.video
    urgentes.push({ palavras, peso: peso.emergencia })
    presenciais.push({ palavras, peso: -peso.video })
  }
  return {
    emergencia: emergencia / UNIDADES_POR_PONTO,
    video: video / UNIDADES_POR_PONTO,
    sinais_de_emergencia: maiores(urgentes),
    sinais_de_presencial: maiores(presenciais),
  }
}
