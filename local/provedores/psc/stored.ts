import { z } from 'zod'
import type { Identity } from './chain.ts'
import type { Titular } from './icp-brasil.ts'
import type { VendorName } from './vendors.ts'

/** What the certificate providers remember. */

const holderSchema = z.strictObject({
  nome: z.string().trim().min(2).max(120),
  cpf: z.string().regex(/^\d{11}$/),
  data_nascimento: z.iso.date(),
})

/** A person as the operator tells of them; `situacao` other than `valido` is for tries. */
export const seedSchema = z.strictObject({
  titulares: z.array(
    z.strictObject({
      ...holderSchema.shape,
      /** Where they have a certificate; everywhere without. */
      provedores: z.array(z.enum(['vidaas', 'birdid', 'safeid', 'serproid'])).optional(),
      situacao: z.enum(['valido', 'vencido', 'revogado']).default('valido'),
    }),
  ),
})

export interface Holder extends Titular {
  readonly identity: Identity
  readonly serial: string
  readonly revoked: boolean
  readonly vendors: readonly VendorName[]
}

/** What an application asks a holder for. */
export interface Wish {
  readonly vendor: VendorName
  readonly redirect_uri: string
  readonly state: string
  readonly scope: string
  readonly lifetime: number
  readonly challenge: string
  /** Whose certificate the application expects; the page lets the holder be somebody else. */
  readonly cpf: string
  readonly at: number
  readonly decision?: 'approved' | 'refused'
  /** Who approved. */
  readonly by?: string
  /** Given once it was approved, good for one exchange. */
  readonly code?: string
  readonly used?: true
}

export interface Token {
  readonly vendor: VendorName
  readonly cpf: string
  readonly scope: string
  readonly until: number
  /** Hashes signed; a `single_signature` ends with its first. */
  readonly signed: number
  readonly revoked?: true
}

export const holderKey = (cpf: string): string => `titular!${cpf}`
export const wishKey = (id: string): string => `pedido!${id}`
export const codeKey = (code: string): string => `codigo!${code}`
/** Stored by what nobody can read back: a leak of this folder opens nothing. */
export const tokenKey = (hash: string): string => `token!${hash}`
