import type { ConsultaNaFila } from '#domain/consulta/vista.ts'

/** A row on the doctor's screen. */
export interface Linha {
  readonly consulta: ConsultaNaFila
  /** No longer in the queue, but still under the pointer. */
  readonly saiu: boolean
}

/**
 * The rows to show: the server's order, oldest first. While somebody points at the list every row keeps its place, so
 * that a click hits what it aimed at: who left stays as a mark, who came stands at the end.
 */
export function semSaltos(
  mostradas: readonly Linha[],
  fila: readonly ConsultaNaFila[],
  apontando: boolean,
): readonly Linha[] {
  if (!apontando) return fila.map((consulta) => ({ consulta, saiu: false }))
  const porId = new Map(fila.map((consulta) => [consulta.id, consulta]))
  const conhecidas = new Set(mostradas.map(({ consulta }) => consulta.id))
  return [
    ...mostradas.map(({ consulta }) => {
      const atual = porId.get(consulta.id)
      return { consulta: atual ?? consulta, saiu: atual === undefined }
    }),
    ...fila.filter(({ id }) => !conhecidas.has(id)).map((consulta) => ({ consulta, saiu: false })),
  ]
}

/** Whether two lists show the same. */
export const iguais = (a: readonly Linha[], b: readonly Linha[]): boolean =>
  a.length === b.length &&
  a.every(({ consulta, saiu }, i) => consulta === b[i]?.consulta && saiu === b[i].saiu)
