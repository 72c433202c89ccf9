import { createPublicKey, verify } from 'node:crypto'
import { z } from 'zod'

/** Who sends: `Authorization: vapid t=…, k=…` (RFC 8292). */

const DAY = 24 * 60 * 60
const headerSchema = z.object({ typ: z.string().optional(), alg: z.literal('ES256') })
const claimsSchema = z.object({
  aud: z.string(),
  exp: z.number(),
  sub: z.string().regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/),
})

/** Why the credential does not count; undefined when it does. */
export function refused(
  authorization: string,
  { origin, key, now }: { readonly origin: string; readonly key: string; readonly now: number },
): string | undefined {
  const found = /^vapid (?=.*\bt=([\w.-]+))(?=.*\bk=([\w-]+))/i.exec(authorization)
  const [, token = '', k = ''] = found ?? []
  if (!found) return 'no vapid credential'
  // RFC 8292 §4.2: a subscription that named a key takes messages under that key alone.
  if (k !== key) return 'another key than the one subscribed with'
  const [header = '', payload = '', signature = ''] = token.split('.')
  const claims = claimsSchema.safeParse(json(payload))
  if (!headerSchema.safeParse(json(header)).success || !claims.success) return 'no claims'
  const signed = verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    { key: publicKey(k), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!signed) return 'signature'
  if (claims.data.aud !== origin) return 'aud'
  if (claims.data.exp <= now / 1000) return 'expired'
  return claims.data.exp > now / 1000 + DAY ? 'exp beyond a day' : undefined
}

function json(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

const publicKey = (k: string) => {
  const point = Buffer.from(k, 'base64url')
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
  return createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) },
  })
}
