import { createHash, createHmac } from 'node:crypto'
import type { Storage } from '../../storage.ts'
import type { AwsResponse } from '../../aws/service.ts'
import { sameSecret } from '../json-api.ts'
import { json } from '../provider.ts'
import type { Chain } from './chain.ts'
import { type Holder, holderKey } from './stored.ts'
import type { Vendor, VendorName } from './vendors.ts'

/** The application the product is registered as, the same at every provider here. */
export interface Application {
  readonly client_id: string
  readonly client_secret: string
  readonly redirect_uris: readonly string[]
}

/** One provider at work. */
export interface Context {
  readonly name: VendorName
  readonly vendor: Vendor
  readonly application: Application
  readonly chain: Chain
  readonly storage: Storage
  /** Address of this provider, without its prefix. */
  readonly base: string
  readonly now: () => number
}

/** An OAuth error: `{error, error_description}`. */
export class OAuthError extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    description: string,
  ) {
    super(description)
  }

  get response(): AwsResponse {
    return json(this.status, { error: this.error, error_description: this.message })
  }
}

export const invalid = (description: string): OAuthError =>
  new OAuthError(400, 'invalid_request', description)

export const sha256 = (text: string | Uint8Array): Buffer => createHash('sha256').update(text).digest()

/** @throws OAuthError when the application is not the registered one */
export function checkClient({ application }: Context, id: string, secret?: string): void {
  const known = sameSecret(id, application.client_id)
  if (!known || (secret !== undefined && !sameSecret(secret, application.client_secret)))
    throw new OAuthError(401, 'invalid_client', 'Aplicação desconhecida ou segredo errado.')
}

/** Somebody who has a certificate at this provider. */
export async function holderOf({ storage, name }: Context, cpf: string): Promise<Holder | undefined> {
  const holder = await storage.get<Holder>(holderKey(cpf))
  return holder?.vendors.includes(name) ? holder : undefined
}

const OTP_MS = 30_000

/** The six digits a holder's app shows now; each thirty seconds others. */
export function otpOf({ now, chain }: Context, cpf: string): string {
  const step = Math.floor(now() / OTP_MS)
  const digest = createHmac('sha256', sha256(chain.root.key)).update(`${cpf}:${step}`).digest()
  return String(digest.readUInt32BE(0) % 1_000_000).padStart(6, '0')
}

export const SCOPES = ['single_signature', 'multi_signature', 'signature_session', 'authentication_session']
/** Longest session of a person, seconds. */
export const MAX_LIFETIME = 604_800
