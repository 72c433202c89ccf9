import type { Classe, Pesos, Termo } from '../tipos.ts'

function de(classe: Classe) {
  return (
    rotulo: string,
    pesos: Pesos,
    padroes: readonly string[],
    absorve: readonly string[] = [],
  ): Termo => ({
    classe,
    rotulo,
    padroes,
    pesos,
    absorve,
  })
}

/** A complaint that says what is wrong. */
export const queixa = de('queixa')

/** A complaint too general to decide anything by itself. */
export const vaga = de('vaga')

/** A condition of the person, not a complaint. */
export const contexto = (rotulo: string, padroes: readonly string[]): Termo =>
  de('contexto')(rotulo, {}, padroes)

/** How something is: strong, mild, sudden. */
export const qualificador = (rotulo: string, padroes: readonly string[]): Termo =>
  de('qualificador')(rotulo, {}, padroes)
