/**
 * Difference hash of 256 bits in hex, which describes how a picture looks (Krawetz 2013: each bit says whether a cell
 * of a 17×16 grey miniature is darker than its right neighbour). Scaling and recompressing change a few bits. It
 * distinguishes faces but not documents: cards of one layout look the same at this size, so documents have a fine hash
 * of their own.
 */
export const LARGURA = 17
export const ALTURA = 16

/** Bits in which two uploads of one photo may differ; drawn selfies of different people differ in 27 or more. */
const DISTANCIA_DA_MESMA_FOTO = 16

/** Hex digits of a part. */
const FAIXA = 4

/** The hash of a 17×16 grey miniature, row by row. */
export function impressaoDe(cinza: Uint8Array): string {
  let hex = ''
  for (let y = 0; y < ALTURA; y++)
    for (let x = 0; x < LARGURA - 1; x += 4) {
      const bits = [0, 1, 2, 3].map((i) => {
        const aqui = y * LARGURA + x + i
        return (cinza[aqui] ?? 0) < (cinza[aqui + 1] ?? 0) ? 1 : 0
      })
      hex += Number.parseInt(bits.join(''), 2).toString(16)
    }
  return hex
}

/** Side of the grey square the fine hash is made of. */
export const LADO_FINO = 128
/** Frequencies kept of it: lower ones say only "a card on a table", higher ones do not survive recompression. */
const FREQUENCIAS = { de: 9, quantas: 16 } as const

/** Bits in which two uploads of one photo of a document may differ: the same photo, recompressed at 60 and scaled to
 * 700 px, differs in at most 9; two people's cards of one layout, photographed alike, in at least 29. */
const DISTANCIA_DO_MESMO_DOCUMENTO = 15

/**
 * What a document's photo looks like in its details, 256 bits in hex: the signs of 16×16 middle frequencies of a
 * 128×128 grey miniature (Zauner 2010, with a band instead of the lowest frequencies).
 */
export function impressaoFinaDe(cinza: Uint8Array): string {
  const { quantas } = FREQUENCIAS
  const linhas = new Float64Array(LADO_FINO * quantas)
  for (let y = 0; y < LADO_FINO; y++)
    for (let x = 0; x < LADO_FINO; x++) {
      const nivel = cinza[y * LADO_FINO + x] ?? 0
      for (let u = 0; u < quantas; u++)
        linhas[y * quantas + u] = (linhas[y * quantas + u] ?? 0) + nivel * (ONDAS[x * quantas + u] ?? 0)
    }
  const bits = Array.from({ length: quantas * quantas }, (_, i) => {
    const [v, u] = [Math.floor(i / quantas), i % quantas]
    let soma = 0
    for (let y = 0; y < LADO_FINO; y++) soma += (linhas[y * quantas + u] ?? 0) * (ONDAS[y * quantas + v] ?? 0)
    return soma > 0 ? '1' : '0'
  }).join('')
  return (bits.match(/.{4}/g) ?? []).map((quatro) => Number.parseInt(quatro, 2).toString(16)).join('')
}

const ONDAS = Float64Array.from({ length: LADO_FINO * FREQUENCIAS.quantas }, (_, i) => {
  const [x, u] = [Math.floor(i / FREQUENCIAS.quantas), (i % FREQUENCIAS.quantas) + FREQUENCIAS.de]
  return Math.cos(((2 * x + 1) * u * Math.PI) / (2 * LADO_FINO))
})

/** Whether two fine hashes are of one photo of a document. */
export const mesmoDocumento = (a: string, b: string): boolean =>
  distanciaDasImpressoes(a, b) <= DISTANCIA_DO_MESMO_DOCUMENTO

/** Bits in which two hashes differ. */
export function distanciaDasImpressoes(a: string, b: string): number {
  let bits = 0
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    let diferenca = Number.parseInt(a[i] ?? '0', 16) ^ Number.parseInt(b[i] ?? '0', 16)
    for (; diferenca > 0; diferenca &= diferenca - 1) bits++
  }
  return bits
}

/** Whether two hashes are of one photo. */
export const mesmaFoto = (a: string, b: string): boolean =>
  distanciaDasImpressoes(a, b) <= DISTANCIA_DA_MESMA_FOTO

/**
 * Parts of a hash to look others up by, each with its place: hashes that differ in fewer bits than there are parts
 * have one in common.
 */
export const faixasDaImpressao = (impressao: string): string[] =>
  (impressao.match(new RegExp(`.{1,${FAIXA}}`, 'g')) ?? []).map((parte, i) => `${i}:${parte}`)

/** Parts of a hash of 256 bits. */
const FAIXAS = 16
/** Bits in which a photo saved anew was seen to differ, at most. */
const BITS_DE_REGRAVADA = 9

/**
 * Whether an unsuccessful search proves absence although this many parts were not searched completely: a photo saved
 * anew shares at least seven parts with the original, so one of those was searched completely.
 */
export const procuraBasta = (incompletas: number): boolean => incompletas < FAIXAS - BITS_DE_REGRAVADA
