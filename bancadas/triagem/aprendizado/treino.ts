import { COMPRIMENTO, chaveDe, type Tabela } from '#domain/triagem/aprendido/tabela.ts'

/** One report to learn from: the keys of its features, and how much it counts. */
export interface Exemplo {
  readonly chaves: Uint32Array
  /** who wrote it */
  readonly parte: string
  readonly peso: number
  /** of each column: of the class, not of it, or not to be learned from */
  readonly rotulos: readonly (1 | -1 | 0)[]
}

/** Everything chosen by leaving writers out (`validar.ts`). */
export interface Opcoes {
  /** a feature counts from this many reports on */
  readonly minimo: number
  /** and only where more than one hand wrote it: what one alone says is a manner of theirs */
  readonly deVarios?: true
  /** of each column, how far a report may pull the weights, against their being small */
  readonly custo: (coluna: number) => number
  /**
   * which of the weights, by size, is the greatest told apart (all, unless said): where few weigh much more, the
   * small would be lost beside them
   */
  readonly quantil?: number
  /** keys of features that weigh to one side only, and to which of each column */
  readonly deUmLado?: { readonly chaves: ReadonlySet<number>; readonly lados: readonly (1 | -1)[] }
}

export const chavesDe = (nomes: Iterable<string>): Uint32Array =>
  Uint32Array.from(new Set(Array.from(nomes, chaveDe))).sort()

const RARIDADE_MAXIMA = 255
const UNIDADES_DE_RARIDADE = 2
const PESO_MAXIMO = 127
const EPOCAS = 12
const NEWTON = 6
const SEMENTE = 12_345

/** Linear congruential generator (Numerical Recipes), 0..1. */
function sorteio(semente: number): () => number {
  let estado = semente
  return () => {
    estado = (Math.imul(estado, 1_664_525) + 1_013_904_223) >>> 0
    return estado / 4_294_967_296
  }
}

function embaralhar(ordem: number[], sorte: () => number): void {
  for (let i = ordem.length - 1; i > 0; i--) {
    const j = Math.floor(sorte() * (i + 1))
    const [a, b] = [ordem[i] ?? 0, ordem[j] ?? 0]
    ordem[i] = b
    ordem[j] = a
  }
}

/** A report as rows of the table and the value of each, of one length. */
interface Linha {
  readonly linhas: Int32Array
  readonly valores: Float64Array
}

/**
 * Logistic regression with an L2 penalty by coordinate descent in the dual (Yu, Huang and Lin, 2011): each report in
 * turn, in a fixed random order, moves the weights as far as its own likelihood asks. The last weight is the
 * constant.
 */
function regressao(linhas: readonly Linha[], y: readonly number[], custos: readonly number[], n: number) {
  const pesos = new Float64Array(n + 1)
  const alfas = Float64Array.from(custos, (custo) => Math.min(0.001 * custo, 1e-8))
  const mover = ({ linhas: quais, valores }: Linha, passo: number) => {
    for (let k = 0; k < quais.length; k++)
      pesos[quais[k] ?? 0] = (pesos[quais[k] ?? 0] ?? 0) + passo * (valores[k] ?? 0)
    pesos[n] = (pesos[n] ?? 0) + passo
  }
  const somar = ({ linhas: quais, valores }: Linha): number => {
    let soma = pesos[n] ?? 0
    for (let k = 0; k < quais.length; k++) soma += (pesos[quais[k] ?? 0] ?? 0) * (valores[k] ?? 0)
    return soma
  }
  const quadrado = COMPRIMENTO ** 2 + 1
  const ordem = linhas.flatMap((_, i) => (y[i] === 0 ? [] : [i]))
  for (const i of ordem) mover(linhas[i] as Linha, (y[i] ?? 0) * (alfas[i] ?? 0))
  const sorte = sorteio(SEMENTE)
  for (let epoca = 0; epoca < EPOCAS; epoca++) {
    embaralhar(ordem, sorte)
    for (const i of ordem) {
      const linha = linhas[i] as Linha
      const [lado, custo, antes] = [y[i] ?? 0, custos[i] ?? 0, alfas[i] ?? 0]
      const b = lado * somar(linha)
      // The dual variable or what is left of it to its bound, whichever lies nearer its solution.
      const resto = 0.5 * quadrado * (custo - 2 * antes) + b < 0
      const inicio = resto ? custo - antes : antes
      const sentido = resto ? -1 : 1
      let z = custo - inicio < 0.5 * custo ? 0.1 * inicio : inicio
      for (let passo = 0; passo < NEWTON; passo++) {
        const gradiente = quadrado * (z - inicio) + sentido * b + Math.log(z / (custo - z))
        const novo = z - gradiente / (quadrado + custo / ((custo - z) * z))
        z = novo <= 0 ? z * 0.1 : Math.min(novo, custo * (1 - 1e-9))
      }
      alfas[i] = resto ? custo - z : z
      mover(linha, lado * sentido * (z - inicio))
    }
  }
  return { pesos: pesos.subarray(0, n), constante: pesos[n] ?? 0 }
}

/** Learns a table: each column on its own, over the same features. The same examples give the same table. */
export function treinar(
  exemplos: readonly Exemplo[],
  { minimo, deVarios, custo, quantil = 1, deUmLado }: Opcoes,
): Tabela {
  const vezes = new Map<number, number>()
  const primeira = new Map<number, string>()
  const repetidas = new Set<number>()
  for (const { chaves, parte } of exemplos)
    for (const chave of chaves) {
      vezes.set(chave, (vezes.get(chave) ?? 0) + 1)
      if (!primeira.has(chave)) primeira.set(chave, parte)
      else if (primeira.get(chave) !== parte) repetidas.add(chave)
    }
  const conta = ([chave, n]: readonly [number, number]) =>
    n >= minimo && (!deVarios || repetidas.has(chave)) ? [chave] : []
  const chaves = Uint32Array.from([...vezes].flatMap(conta)).sort()
  const numero = new Map(Array.from(chaves, (chave, i) => [chave, i]))
  const raridades = Uint8Array.from(chaves, (chave) => {
    const idf = Math.log((1 + exemplos.length) / (1 + (vezes.get(chave) ?? 0))) + 1
    return Math.min(RARIDADE_MAXIMA, Math.round(UNIDADES_DE_RARIDADE * idf ** 2))
  })
  const linhas = exemplos.map((exemplo): Linha => {
    const quais = Int32Array.from([...exemplo.chaves].flatMap((chave) => numero.get(chave) ?? []))
    let quadrados = 0
    for (const i of quais) quadrados += (raridades[i] ?? 0) ** 2
    const escala = quadrados === 0 ? 0 : COMPRIMENTO / Math.sqrt(quadrados)
    return { linhas: quais, valores: Float64Array.from(quais, (i) => escala * (raridades[i] ?? 0)) }
  })
  const quantas = exemplos[0]?.rotulos.length ?? 0
  const pesos = new Int8Array(chaves.length * quantas)
  const colunas = Array.from({ length: quantas }, (_, c) => {
    const custos = exemplos.map(({ peso }) => custo(c) * peso)
    const aprendida = regressao(
      linhas,
      exemplos.map(({ rotulos }) => rotulos[c] ?? 0),
      custos,
      chaves.length,
    )
    const tamanhos = aprendida.pesos.map(Math.abs).sort()
    const passo = (tamanhos[Math.floor(quantil * (tamanhos.length - 1))] ?? 0) / PESO_MAXIMO || 1
    for (const [i, peso] of aprendida.pesos.entries()) {
      const lado = deUmLado?.chaves.has(chaves[i] ?? 0) ? deUmLado.lados[c] : undefined
      const menor = lado === 1 ? 0 : -PESO_MAXIMO
      const maior = lado === -1 ? 0 : PESO_MAXIMO
      pesos[i * quantas + c] = Math.max(menor, Math.min(maior, Math.round(peso / passo)))
    }
    return { constante: aprendida.constante, passo }
  })
  return { chaves, raridades, pesos, colunas }
}
