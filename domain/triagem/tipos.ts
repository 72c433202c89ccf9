import type { Especialidade } from '../base/especialidades.ts'

/**
 * What a lexicon entry is:
 * `queixa` a complaint that says what is wrong; `vaga` a complaint too general to choose by alone;
 * `contexto` a condition of the person (pregnancy, diabetes); `qualificador` how something is (strong, sudden).
 */
export type Classe = 'queixa' | 'vaga' | 'contexto' | 'qualificador'

/** Weight of a finding towards each specialty, 1 weak to 4 decisive. */
export type Pesos = Partial<Record<Especialidade, number>>

/** One lexicon entry: its neutral label in Portuguese and the phrase patterns (see `padrao.ts`). */
export interface Termo {
  readonly classe: Classe
  readonly rotulo: string
  readonly padroes: readonly string[]
  readonly pesos: Pesos
  /** Entries whose matches inside a match of this one are dropped: the specific phrase wins. */
  readonly absorve: readonly string[]
}

export type Pessoa = 'eu' | 'outra' | 'familia'

/** Values a person measured and wrote, in the unit named. */
export interface Medidas {
  /** °C */
  readonly temperatura?: number
  /** mmHg */
  readonly pressao_sistolica?: number
  /** mmHg */
  readonly pressao_diastolica?: number
  /** mg/dL */
  readonly glicemia?: number
  /** % */
  readonly saturacao?: number
  /** beats per minute */
  readonly frequencia_cardiaca?: number
  /** 0 to 10 */
  readonly dor?: number
}

export type Medida = keyof Medidas
