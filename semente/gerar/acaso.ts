/** Mulberry32: a small deterministic source of numbers in [0, 1); the same seed draws the same picture everywhere. */
export function acaso(semente: number): () => number {
  let estado = semente | 0
  return () => {
    estado = (estado + 0x6d2b79f5) | 0
    let misturado = Math.imul(estado ^ (estado >>> 15), 1 | estado)
    misturado = (misturado + Math.imul(misturado ^ (misturado >>> 7), 61 | misturado)) ^ misturado
    return ((misturado ^ (misturado >>> 14)) >>> 0) / 4_294_967_296
  }
}
