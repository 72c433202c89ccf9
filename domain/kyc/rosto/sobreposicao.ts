import {
  CENTRO,
  LADO_DO_ROSTO,
  movida,
  type Pose,
  type RostoEmCinza,
  type Tela,
  telaDe,
} from './alinhamento.ts'

/**
 * Two pictures of a face laid over each other until they agree best (Lucas and Kanade). What a photo of a photo does to
 * it is undone: shift, turn, size and slant, more or less contrast, and light that falls on one part of it.
 */

/** Points around each point whose mean is taken for the light there. */
const VIZINHANCA = 5

/** What is drawn in the square without the light on it: each point less the mean of those around it. */
export function semLuz(tela: Tela): Tela {
  const luz = suave(tela, VIZINHANCA)
  return tela.map((valor, i) => valor - (luz[i] ?? Number.NaN))
}

/** Means of the points up to so many away in rows and columns; NaN stays beyond the picture's edge. */
function suave(tela: Tela, ate: number): Tela {
  const [valores, presentes] = [new Float64Array(tela.length), new Float64Array(tela.length)]
  for (let i = 0; i < tela.length; i++) {
    const valor = tela[i] ?? Number.NaN
    if (Number.isNaN(valor)) continue
    valores[i] = valor
    presentes[i] = 1
  }
  const [somas, quantos] = [somasEmVolta(valores, ate), somasEmVolta(presentes, ate)]
  return tela.map((valor, i) => (Number.isNaN(valor) ? valor : (somas[i] ?? 0) / (quantos[i] ?? 1)))
}

/** Sums of the points up to so many away: along the rows, then of those along the columns. */
const somasEmVolta = (tela: Tela, ate: number): Tela =>
  somasAoLongo(somasAoLongo(tela, ate, 1, LADO_DO_ROSTO), ate, LADO_DO_ROSTO, 1)

/** Sums of the points up to so many away along lines whose points, and which themselves, lie so far apart in memory. */
function somasAoLongo(tela: Tela, ate: number, entrePontos: number, entreLinhas: number): Tela {
  const somas = new Float64Array(tela.length)
  for (let linha = 0; linha < LADO_DO_ROSTO; linha++)
    // One point comes in at the far end and one is left behind.
    for (let ponto = -ate, soma = 0; ponto < LADO_DO_ROSTO; ponto++) {
      const lugar = linha * entreLinhas + ponto * entrePontos
      if (ponto + ate < LADO_DO_ROSTO) soma += tela[lugar + ate * entrePontos] ?? 0
      if (ponto > ate) soma -= tela[lugar - (ate + 1) * entrePontos] ?? 0
      if (ponto >= 0) somas[lugar] = soma
    }
  return somas
}

/** Fine detail leads astray from afar: the first steps are taken on softened pictures. */
const VISTAS: readonly ((tela: Tela) => Tela)[] = [(tela) => semLuz(suave(tela, 1)), semLuz]
const PASSOS = 15
/** A step shorter than this, in points, is the last. */
const PARADO = 0.01

/** The second face as the square shows it where it agrees best with the first, looked for from `inicial` on. */
export function sobrepor(
  primeira: Tela,
  { imagem }: RostoEmCinza,
  inicial: Pose,
  onde: readonly number[],
): Tela {
  const pose = VISTAS.reduce((de, vista) => aoRedor(primeira, imagem, de, vista, onde), inicial)
  return telaDe(imagem, pose)
}

/** The best of the poses that the steps from one of them come through. */
function aoRedor(
  primeira: Tela,
  imagem: RostoEmCinza['imagem'],
  inicial: Pose,
  vista: (tela: Tela) => Tela,
  onde: readonly number[],
): Pose {
  const alvo = vista(primeira)
  let [pose, melhor, maior] = [inicial, inicial, -1]
  for (let i = 0; i < PASSOS; i++) {
    const vistaAgora = vista(telaDe(imagem, pose))
    const nota = correlacao(alvo, vistaAgora, onde) ?? -1
    if (nota > maior) [melhor, maior] = [pose, nota]
    const movimento = passo(alvo, vistaAgora, onde)
    if (!movimento) break
    pose = movida(pose, movimento.pose)
    if (movimento.tamanho < PARADO) break
  }
  return melhor
}

/** Unknowns of a step: two shifts, four of turn, size and slant, contrast and brightness. */
const INCOGNITAS = 8

/** The movement in the square after which the second view would be the first, were it flat (least squares). */
function passo(
  primeira: Tela,
  segunda: Tela,
  onde: readonly number[],
): { readonly pose: Pose; readonly tamanho: number } | null {
  const normal = Array.from({ length: INCOGNITAS }, () => new Float64Array(INCOGNITAS + 1))
  for (const i of onde) {
    const [b = Number.NaN, a = Number.NaN] = [segunda[i], primeira[i]]
    const gx = ((segunda[i + 1] ?? Number.NaN) - (segunda[i - 1] ?? Number.NaN)) / 2
    const gy = ((segunda[i + LADO_DO_ROSTO] ?? Number.NaN) - (segunda[i - LADO_DO_ROSTO] ?? Number.NaN)) / 2
    if (Number.isNaN(a + b + gx + gy)) continue
    const [x, y] = [(i % LADO_DO_ROSTO) - CENTRO[0], Math.floor(i / LADO_DO_ROSTO) - CENTRO[1]]
    const linha = [gx, gy, gx * x, gx * y, gy * x, gy * y, -a, -1, -b] as const
    for (let p = 0; p < INCOGNITAS; p++) {
      const [linhaNormal, peso] = [normal[p], linha[p] ?? 0]
      if (linhaNormal)
        for (let q = 0; q <= INCOGNITAS; q++) linhaNormal[q] = (linhaNormal[q] ?? 0) + peso * (linha[q] ?? 0)
    }
  }
  const solucao = resolver(normal)
  if (!solucao) return null
  const [dx, dy, xx, xy, yx, yy] = solucao as [number, number, number, number, number, number]
  const [cx, cy] = CENTRO
  return {
    pose: {
      xx: 1 + xx,
      xy,
      yx,
      yy: 1 + yy,
      tx: dx - xx * cx - xy * cy,
      ty: dy - yx * cx - yy * cy,
    },
    tamanho: Math.max(Math.abs(dx), Math.abs(dy), cx * Math.hypot(xx, xy, yx, yy)),
  }
}

/** Gauss and Jordan's, over rows that end with the right side; null where no single solution is. */
function resolver(linhas: Float64Array[]): number[] | null {
  for (let c = 0; c < linhas.length; c++) {
    const valor = (r: number, k: number): number => linhas[r]?.[k] ?? 0
    let maior = c
    for (let r = c + 1; r < linhas.length; r++)
      if (Math.abs(valor(r, c)) > Math.abs(valor(maior, c))) maior = r
    const [atual, troca] = [linhas[c], linhas[maior]]
    if (!atual || !troca || Math.abs(valor(maior, c)) < 1e-9) return null
    ;[linhas[c], linhas[maior]] = [troca, atual]
    for (const [r, linha] of linhas.entries()) {
      if (r === c) continue
      const fator = (linha[c] ?? 0) / (troca[c] ?? 1)
      for (let k = c; k < linha.length; k++) linha[k] = (linha[k] ?? 0) - fator * (troca[k] ?? 0)
    }
  }
  return linhas.map((linha, i) => (linha.at(-1) ?? 0) / (linha[i] ?? 1))
}

/** Pearson's: neither brightness nor contrast counts. Null where too little of it is in both. */
export function correlacao(a: Tela, b: Tela, onde: readonly number[]): number | null {
  let [n, sa, sb, saa, sbb, sab] = [0, 0, 0, 0, 0, 0]
  for (const i of onde) {
    const [x, y] = [a[i] ?? Number.NaN, b[i] ?? Number.NaN]
    if (Number.isNaN(x + y)) continue
    n++
    sa += x
    sb += y
    saa += x * x
    sbb += y * y
    sab += x * y
  }
  if (2 * n < onde.length) return null
  const [va, vb] = [n * saa - sa * sa, n * sbb - sb * sb]
  // A plain surface agrees with everything and says nothing.
  return Math.min(va, vb) < n * n ? 0 : (n * sab - sa * sb) / Math.sqrt(va * vb)
}
