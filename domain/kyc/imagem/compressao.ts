import type { Cinza } from './indicios.ts'

/**
 * Whether a JPEG was compressed before it was compressed as it is (Popescu & Farid 2004): coefficients that were
 * rounded to multiples of one step and then of another pile up in some values and leave others empty, at a regular
 * distance.
 */

/** Low frequencies, row by row of an 8×8 block, in the order of `coeficientes`: they carry enough values to count. */
const FREQUENCIAS = [1, 8, 9, 2, 16] as const
/** Values counted on each side of zero. */
const ALCANCE = 30
/** Blocks looked at, spread over the picture. */
const BLOCOS = 4000
/** Values of one frequency without which nothing is said of it. */
const MINIMO_DE_VALORES = 400

/** How regular the gaps are, 0 to 1: the strongest rhythm of the low frequencies' histograms against their whole. */
export function ritmoDosCoeficientes(cinza: Cinza, passos: readonly number[]): number {
  const contagens = FREQUENCIAS.map(() => Array.from({ length: ALCANCE + 1 }, () => 0))
  const valores = new Float64Array(FREQUENCIAS.length)
  for (const [x, y] of sorteados(cinza)) {
    coeficientes(cinza, x, y, valores)
    contagens.forEach((contagem, i) => {
      const valor = Math.abs(Math.round((valores[i] ?? 0) / (passos[FREQUENCIAS[i] ?? 0] ?? 1)))
      if (valor > 0 && valor <= ALCANCE) contagem[valor] = (contagem[valor] ?? 0) + 1
    })
  }
  return Math.max(0, ...contagens.map(ritmo))
}

function sorteados({ largura, altura }: Cinza): [number, number][] {
  const colunas = Math.floor(largura / 8)
  const todos = colunas * Math.floor(altura / 8)
  const salto = Math.max(1, Math.floor(todos / BLOCOS))
  const blocos: [number, number][] = []
  for (let i = 0; i < todos; i += salto) blocos.push([(i % colunas) * 8, Math.floor(i / colunas) * 8])
  return blocos
}

/**
 * The block's coefficients of its discrete cosine transform, on JPEG's scale (T.81, A.3.3): rows first, then columns.
 */
function coeficientes({ pixels, largura }: Cinza, bx: number, by: number, valores: Float64Array): void {
  let [f1, f8, f9, f2, f16] = [0, 0, 0, 0, 0]
  for (let y = 0; y < 8; y++) {
    const linha = (by + y) * largura + bx
    let [inteira, uma, duas] = [0, 0, 0]
    for (let x = 0; x < 8; x++) {
      const nivel = (pixels[linha + x] ?? 0) - 128
      inteira += nivel
      uma += nivel * (COS_1[x] ?? 0)
      duas += nivel * (COS_2[x] ?? 0)
    }
    f1 += uma
    f2 += duas
    f8 += inteira * (COS_1[y] ?? 0)
    f9 += uma * (COS_1[y] ?? 0)
    f16 += inteira * (COS_2[y] ?? 0)
  }
  valores.set([f1 * RAIZ, f8 * RAIZ, f9 / 4, f2 * RAIZ, f16 * RAIZ])
}

/** A quarter, and the root of a half of a frequency that is zero along one side. */
const RAIZ = Math.SQRT1_2 / 4
const onda = (u: number): Float64Array =>
  Float64Array.from({ length: 8 }, (_, x) => Math.cos(((2 * x + 1) * u * Math.PI) / 16))
const [COS_1, COS_2] = [onda(1), onda(2)]

/** The strongest repetition of a histogram after its own slope is taken out, as a share of what is left. */
function ritmo(contagem: readonly number[]): number {
  const valores = contagem.slice(1)
  const total = valores.reduce((soma, valor) => soma + valor, 0)
  if (total < MINIMO_DE_VALORES) return 0
  // A smooth decline, which every picture's coefficients have, is not a rhythm.
  const ate = valores.findLastIndex((valor) => valor >= 8)
  const curva = valores.slice(0, ate + 1).map((valor) => Math.log(valor + 1))
  if (curva.length < 10) return 0
  const restos = curva.map((valor, i) => {
    const vizinhos = curva.slice(Math.max(0, i - 2), i + 3)
    return valor - vizinhos.reduce((soma, vizinho) => soma + vizinho, 0) / vizinhos.length
  })
  const energia = restos.reduce((soma, resto) => soma + resto * resto, 0)
  if (energia === 0) return 0
  let maior = 0
  for (let periodo = 2; periodo <= 5; periodo += 0.1) {
    let [c, s] = [0, 0]
    restos.forEach((resto, i) => {
      c += resto * Math.cos((2 * Math.PI * i) / periodo)
      s += resto * Math.sin((2 * Math.PI * i) / periodo)
    })
    maior = Math.max(maior, (c * c + s * s) / (restos.length * energia))
  }
  // A pure rhythm keeps half of its energy in one wave; small wobbles of a smooth histogram are no rhythm at all.
  return Math.min(1, 2 * maior) * Math.min(1, Math.sqrt(energia / restos.length) / 0.5)
}
