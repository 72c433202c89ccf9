import type { Lado } from '#domain/kyc/documento/documentos.ts'
import type { Finalidade } from '#domain/kyc/envio.ts'
import type { Identidade } from './casos.ts'

export type Imagens = Readonly<Record<Finalidade, Buffer>>

/** A case of any family of drawings: what the bench has to know of it, and nothing of how it was drawn. */
export interface CasoDeFamilia {
  readonly id: string
  readonly kind: 'genuine' | 'attack' | 'unreadable'
  readonly attack: string | null
  readonly layout: string
  /** How hard the photos are, by the family's own settings; null where it does not say. */
  readonly grau: string | null
  /** Said by the settings of a genuine case, before anything was read. */
  readonly legivel: boolean
  /** Sides whose settings make them unreadable. */
  readonly ilegiveis: readonly Lado[]
  /** Who the account says it is. */
  readonly perfil: Identidade
  /** Whom the registry knows by the account's CPF. */
  readonly registro: Identidade
  imagens(): Promise<Imagens>
}

/** A family as it is measured. */
export interface Familia {
  readonly nome: string
  /** Tells this set of drawings from every other one of the family. */
  readonly conjunto: string
  /** The stage the functions believe to be in: our own drawings say AMOSTRA, which only the local one takes. */
  readonly estagio: 'local' | 'bancada'
  readonly casos: readonly CasoDeFamilia[]
}
