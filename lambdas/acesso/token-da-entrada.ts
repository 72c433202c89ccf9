import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { env } from '#lambdas/runtime/env.ts'

/** Verifies the pool's ID tokens for operations that have no authorizer at the gateway. */

export const claimsSchema = z.object({
  sub: z.string(),
  auth_time: z.coerce.number(),
  origin_jti: z.optional(z.string()),
})
type Claims = z.output<typeof claimsSchema>

/** Keys are asked for once per container, and again when a token names one that is not known. */
let chaves: ReturnType<typeof createRemoteJWKSet> | undefined

function chavesDoPool(): ReturnType<typeof createRemoteJWKSet> {
  const base = process.env.AWS_ENDPOINT_URL ?? emissorBase()
  chaves ??= createRemoteJWKSet(new URL(`${base}/${env('USER_POOL_ID')}/.well-known/jwks.json`))
  return chaves
}

const emissorBase = (): string => {
  const [regiao = ''] = env('USER_POOL_ID').split('_')
  return `https://cognito-idp.${regiao}.amazonaws.com`
}

/** The claims of a token whose signature, issuer, client and use are right; undefined for any other. */
export async function lerToken(token: string): Promise<Claims | undefined> {
  try {
    const { payload } = await jwtVerify(token, chavesDoPool(), {
      issuer: `${emissorBase()}/${env('USER_POOL_ID')}`,
      audience: env('USER_POOL_CLIENT_ID'),
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'sub', 'auth_time'],
    })
    if (payload['token_use'] !== 'id') return undefined
    return z.parse(claimsSchema, payload)
  } catch (error) {
    // A bad token is refused; keys that could not be fetched in time say nothing about the token, so that is an error.
    if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return undefined
    throw error
  }
}
