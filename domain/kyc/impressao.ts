/**
 * What a picture looks like, as a difference hash of 256 bits (Krawetz 2013: each bit says whether a cell of a 17×16
 * grey miniature is darker than its right neighbour), in hex. Scaling and recompressing change a few bits. It tells
 * faces apart, not documents: photos of two people's cards of one layout look the same at this size.
 */
export const LARGURA = 17
export const ALTURA = 16

/** Bits in which two uploads of one photo may differ; drawn selfies of different people differ in 27 or more. */
export const DISTANCIA_DA_MESMA_FOTO = 16

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
