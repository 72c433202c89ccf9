import { createLocalJWKSet, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose'

const MOST_KEPT = 1000

/**
 * Verifies tokens of an issuer: signature, issuer, times. A token that was good stays so until it runs out, as nothing
 * else about it can change: each is verified once, and its time each time.
 * @param keysOf signing keys of an issuer, imported once: a pool's keys do not change while it runs
 * @returns claims; throws for a token that is not good
 */
export function tokenVerifier(
  keysOf: (issuer: string) => JSONWebKeySet,
): (issuer: string, token: string) => Promise<JWTPayload> {
  const keySets = new Map<string, ReturnType<typeof createLocalJWKSet>>()
  const keySetOf = (issuer: string) => {
    const known = keySets.get(issuer) ?? createLocalJWKSet(keysOf(issuer))
    keySets.set(issuer, known)
    return known
  }
  const good = new Map<string, JWTPayload>()

  return async (issuer, token) => {
    const known = good.get(token)
    if (known && known.iss === issuer && known.exp !== undefined && known.exp > Date.now() / 1000)
      return known
    const { payload } = await jwtVerify(token, keySetOf(issuer), { issuer })
    if (good.size === MOST_KEPT) good.clear()
    good.set(token, payload)
    return payload
  }
}
