/** One report to learn from: the names of its features and whether it is of the class. */
export interface Exemplo {
  readonly tracos: readonly string[]
  readonly sim: boolean
}

/** Everything chosen by cross-validation (`validar.ts`). */
export interface Opcoes {
  /** strength of the L2 penalty */
  readonly l2: number
  readonly epocas: number
  /** a feature counts from this many reports on */
  readonly minimo: number
  /** how many features keep a weight, those that matter most */
  readonly topo: number
  /** features whose weight is never below zero */
  readonly soSoma: (nome: string) => boolean
}

const PASSO = 0.3
const SEMENTE = 12_345

/** Linear congruential generator (Numerical Recipes), 0..1. */
function sorteio(semente: number): () => number {
  let estado = semente
  return () => {
    estado = (Math.imul(estado, 1_664_525) + 1_013_904_223) >>> 0
    return estado / 4_294_967_296
  }
}

/** Counts in how many reports each feature is. */
function frequencias(exemplos: readonly Exemplo[]): Map<string, number> {
  const contadas = new Map<string, number>()
  for (const { tracos } of exemplos)
    for (const nome of tracos) contadas.set(nome, (contadas.get(nome) ?? 0) + 1)
  return contadas
}

/**
 * Logistic regression over binary features, by AdaGrad with an L2 penalty and no intercept: what was never seen weighs
 * nothing. The same examples in the same order always give the same weights.
 */
export function treinar(exemplos: readonly Exemplo[], opcoes: Opcoes): Map<string, number> {
  const { l2, epocas, minimo, topo, soSoma } = opcoes
  const vezes = frequencias(exemplos)
  const nomes = [...vezes].filter(([, n]) => n >= minimo).map(([nome]) => nome)
  const numero = new Map(nomes.map((nome, i) => [nome, i]))
  const piso = Float64Array.from(nomes, (nome) => (soSoma(nome) ? 0 : -Infinity))
  const linhas = exemplos.map(({ tracos }) =>
    Int32Array.from(tracos.flatMap((nome) => numero.get(nome) ?? [])),
  )
  const pesos = new Float64Array(nomes.length)
  const quadrados = new Float64Array(nomes.length).fill(1e-6)
  const sorte = sorteio(SEMENTE)
  const ordem = exemplos.map((_, i) => i)
  for (let epoca = 0; epoca < epocas; epoca++) {
    for (let i = ordem.length - 1; i > 0; i--) {
      const j = Math.floor(sorte() * (i + 1))
      const [a, b] = [ordem[i] ?? 0, ordem[j] ?? 0]
      ordem[i] = b
      ordem[j] = a
    }
    for (const qual of ordem) {
      const linha = linhas[qual] ?? new Int32Array()
      let soma = 0
      for (const i of linha) soma += pesos[i] ?? 0
      const erro = 1 / (1 + Math.exp(-soma)) - Number(exemplos[qual]?.sim)
      for (const i of linha) {
        const peso = pesos[i] ?? 0
        const gradiente = erro + l2 * peso
        const quadrado = (quadrados[i] ?? 0) + gradiente * gradiente
        quadrados[i] = quadrado
        pesos[i] = Math.max(piso[i] ?? 0, peso - (PASSO * gradiente) / Math.sqrt(quadrado))
      }
    }
  }
  const importancia = (nome: string, peso: number) => Math.abs(peso) * Math.sqrt(vezes.get(nome) ?? 0)
  return new Map(
    nomes
      .map((nome, i) => [nome, pesos[i] ?? 0] as const)
      .sort(([a, p], [b, q]) => importancia(b, q) - importancia(a, p) || (a < b ? -1 : 1))
      .slice(0, topo),
  )
}
