import { randomBytes } from 'node:crypto'
import {
  calculateJwkThumbprint,
  type CryptoKey,
  exportJWK,
  importJWK,
  type JSONWebKeySet,
  type JWK,
  type JWTPayload,
  SignJWT,
} from 'jose'
import { rsaPair } from './rsa-pair.ts'
import type { CognitoStore } from './store.ts'

interface StoredKeys {
  readonly privateKey: JWK
  readonly publicKey: JWK
  /** Hexadecimal; unknown users' challenges are derived from it. */
  readonly decoySecret: string
}

interface PoolKeys extends StoredKeys {
  readonly signer: CryptoKey | Uint8Array
}

/** One RSA key for each pool, made once and kept: tokens stay valid over restarts. */
export class SigningKeys {
  private constructor(private readonly byPool: ReadonlyMap<string, PoolKeys>) {}

  static async open(store: CognitoStore, poolIds: readonly string[]): Promise<SigningKeys> {
    const entries = await Promise.all(
      poolIds.map(async (poolId) => {
        const stored = (await store.get<StoredKeys>(`keys/${poolId}`)) ?? (await create(store, poolId))
        return [poolId, { ...stored, signer: await importJWK(stored.privateKey, 'RS256') }] as const
      }),
    )
    return new SigningKeys(new Map(entries))
  }

  sign(poolId: string, claims: JWTPayload): Promise<string> {
    const { publicKey, signer } = this.of(poolId)
    return new SignJWT(claims).setProtectedHeader({ kid: publicKey.kid, alg: 'RS256' }).sign(signer)
  }

  jwks(poolId: string): JSONWebKeySet {
    return { keys: [this.of(poolId).publicKey] }
  }

  decoySecret(poolId: string): string {
    return this.of(poolId).decoySecret
  }

  private of(poolId: string): PoolKeys {
    const keys = this.byPool.get(poolId)
    if (!keys) throw new Error(`no keys for pool ${poolId}`)
    return keys
  }
}

async function create(store: CognitoStore, poolId: string): Promise<StoredKeys> {
  const pair = await rsaPair()
  const publicJwk = await exportJWK(pair.publicKey)
  const keys: StoredKeys = {
    privateKey: await exportJWK(pair.privateKey),
    publicKey: { ...publicJwk, kid: await calculateJwkThumbprint(publicJwk), alg: 'RS256', use: 'sig' },
    decoySecret: randomBytes(32).toString('hex'),
  }
  await store.change((work) => work.put(`keys/${poolId}`, keys))
  return keys
}
