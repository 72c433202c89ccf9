import type { Funcao } from './base/contrato.ts'
import { FUNCOES } from './contratos.ts'

/** What is declared of a function but for the shapes of what it takes and answers: plain data. */
type Declarada = Funcao extends infer F ? (F extends Funcao ? Omit<F, 'entrada' | 'saida'> : never) : never

/**
 * Every function of the product, for whoever only lists them. Bundled, it is what it evaluates to
 * (`lib/declaradas-prontas.ts`): a function that lists the others does not load all their contracts.
 */
export const DECLARADAS: readonly Declarada[] = FUNCOES.map((funcao) => {
  const {
    entrada: _entrada,
    saida: _saida,
    ...declarada
  }: Funcao & { entrada?: unknown; saida?: unknown } = funcao
  return declarada
})
