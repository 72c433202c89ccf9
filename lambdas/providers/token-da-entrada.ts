import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { env } from '#lambdas/runtime/env.ts'

/** ID tokens of the user pool, for the operations that stand before no authorizer. */

export const claimsSchema = z.object({
  sub: z.string(),
  auth_time: z.coerce.number(),
  origin_jti: z.optional(z.string()),
})
export type Claims = z.output<typeof claimsSchema>

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

/** What a token says, proven by signature, issuer, client and kind; undefined of any other. */
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
    // A key set that cannot be read proves nothing about the token.
    if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return undefined
    throw error
  }
}
