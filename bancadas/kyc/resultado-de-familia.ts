import type { Corrida } from '#domain/kyc/corrida.ts'
import type { CasoDeFamilia } from './caso-de-familia.ts'
import type { Tempo } from './pedacos.ts'

/** What the account says. */
export const CAMPOS = ['nome', 'cpf', 'data_nascimento'] as const
export type Campo = (typeof CAMPOS)[number]
export type Leitura = 'certo' | 'outro' | 'falta'

export interface ResultadoDeFamilia {
  readonly id: string
  readonly kind: CasoDeFamilia['kind']
  readonly attack: string | null
  readonly layout: string
  readonly grau: string | null
  readonly legivel: boolean
  readonly status: Corrida['status']
  /** The stage that refused, or else the first that asked for a person, and its verdict; the decision when none did. */
  readonly etapa: string
  readonly veredito: string
  readonly motivos: readonly string[]
  readonly notas: Readonly<Record<string, number | null>>
  /** What the reading says of what the account says. */
  readonly leitura: Readonly<Record<Campo, Leitura>>
  /** Of an unreadable picture: refused, and for spoiled sides alone. */
  readonly ladoCerto: boolean | null
  /** Of the genuine: portrait and selfie by the reference engine; null where it saw no face. */
  readonly semelhanca: number | null
  readonly tempo: Tempo
}
