import { exportJWK, SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rsaPair } from '../../../local/aws/cognito/rsa-pair.ts'
import { tokenVerifier } from '../../../local/gateway/token.ts'

const ISSUER = 'https://emissor.teste/pool'
const NOW = new Date('2026-01-05T12:00:00Z')

const { privateKey, publicKey } = await rsaPair()

async function pool() {
  const keys = [{ ...(await exportJWK(publicKey)), alg: 'RS256', kid: 'k' }]
  const token = (issuer = ISSUER, minutes = 60) =>
    new SignJWT({ client_id: 'app' })
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .setSubject('ana')
      .setIssuer(issuer)
      .setIssuedAt(NOW)
      .setExpirationTime(new Date(NOW.getTime() + minutes * 60_000))
      .sign(privateKey)
  return { token, verify: tokenVerifier(() => ({ keys })) }
}

describe('a token', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
  afterEach(() => void vi.useRealTimers())

  test('is good, also when it comes again, until it runs out', async () => {
    const { token, verify } = await pool()
    const good = await token()
    for (const minute of [0, 1, 59]) {
      vi.setSystemTime(NOW.getTime() + minute * 60_000)
      expect(await verify(ISSUER, good)).toMatchObject({ sub: 'ana', client_id: 'app' })
    }
    vi.setSystemTime(NOW.getTime() + 60 * 60_000)
    await expect(verify(ISSUER, good)).rejects.toMatchObject({ code: 'ERR_JWT_EXPIRED' })
  })

  test('of another issuer is refused, also after it was good there', async () => {
    const { token, verify } = await pool()
    const other = await token('https://outro.teste')
    await expect(verify(ISSUER, other)).rejects.toMatchObject({ code: 'ERR_JWT_CLAIM_VALIDATION_FAILED' })
    expect(await verify('https://outro.teste', other)).toMatchObject({ sub: 'ana' })
    await expect(verify(ISSUER, other)).rejects.toMatchObject({ code: 'ERR_JWT_CLAIM_VALIDATION_FAILED' })
  })

  test('that was changed is refused, also beside a good one', async () => {
    const { token, verify } = await pool()
    const good = await token()
    await verify(ISSUER, good)
    const [head = '', body = '', signature = ''] = good.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'bia' })).toString('base64url')
    await expect(verify(ISSUER, [head, forged, signature].join('.'))).rejects.toMatchObject({
      code: 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
    })
    await expect(verify(ISSUER, 'nada')).rejects.toMatchObject({ code: 'ERR_JWS_INVALID' })
  })
})
