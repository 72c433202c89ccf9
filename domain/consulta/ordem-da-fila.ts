interface NaFila {
  readonly id: string
  readonly queued_at: string
}

/** Queue order: oldest first; equal times are ordered by id, so that every reader sees the same order. */
export const ordemDaFila = (a: NaFila, b: NaFila): number =>
  compara(a.queued_at, b.queued_at) || compara(a.id, b.id)

/** Place in the queue, from 1; null when it is not in it. */
export function lugarNaFila(fila: readonly NaFila[], id: string): number | null {
  const indice = fila.toSorted(ordemDaFila).findIndex((c) => c.id === id)
  return indice < 0 ? null : indice + 1
}

const compara = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
