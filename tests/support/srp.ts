import { createDiffieHellman, createHash, createHmac, getDiffieHellman, randomBytes } from 'node:crypto'
import {
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider'

/**
 * The client's half of Cognito's SRP sign-in (RFC 5054, 3072-bit group of RFC 3526), several at once and fast: tests
 * that need fifty signed-in doctors cannot wait for Amplify, which signs in one at a time. That Amplify's own
 * implementation is understood too is `tests/contract/local/cognito-amplify.test.ts`.
 */

const PRIME = getDiffieHellman('modp15').getPrime()
const N = BigInt(`0x${PRIME.toString('hex')}`)
const g = 2n

interface Credenciais {
  readonly email: string
  readonly senha: string
  /** The authenticator's code, of whoever has one. */
  readonly codigo?: (() => string) | undefined
}

interface Pool {
  /** The AWS endpoint. */
  readonly endpoint: string
  readonly userPoolId: string
  readonly clientId: string
}

/** Signs in with a password that never leaves this process; answers every token the pool gives. */
export async function tokensPorSrp(
  pool: Pool,
  { email, senha, codigo }: Credenciais,
): Promise<AuthenticationResultType> {
  const client = new CognitoIdentityProviderClient({
    endpoint: pool.endpoint,
    region: 'sa-east-1',
    credentials: { accessKeyId: 'teste', secretAccessKey: 'teste' },
  })
  const a = number(randomBytes(32).toString('hex'))
  const A = power(g, a)
  const { ChallengeParameters: desafio = {} } = await client.send(
    new InitiateAuthCommand({
      AuthFlow: 'USER_SRP_AUTH',
      ClientId: pool.clientId,
      AuthParameters: { USERNAME: email, SRP_A: A.toString(16) },
    }),
  )
  const { SALT = '', SRP_B = '', SECRET_BLOCK = '', USER_ID_FOR_SRP = '' } = desafio
  const poolName = pool.userPoolId.split('_')[1] ?? ''
  const x = number(
    sha256(
      padded(number(SALT)),
      Buffer.from(sha256(Buffer.from(`${poolName}${USER_ID_FOR_SRP}:${senha}`)), 'hex'),
    ),
  )
  const B = number(SRP_B)
  const u = number(sha256(padded(A), padded(B)))
  const k = number(sha256(padded(N), padded(g)))
  const shared = power((((B - k * power(g, x)) % N) + N) % N, a + u * x)
  const key = hmac(hmac(padded(u), padded(shared)), Buffer.from('Caldera Derived Key\u0001')).subarray(0, 16)
  const TIMESTAMP = timestamp(new Date())
  const signature = hmac(
    key,
    Buffer.from(poolName),
    Buffer.from(USER_ID_FOR_SRP),
    Buffer.from(SECRET_BLOCK, 'base64'),
    Buffer.from(TIMESTAMP),
  )
  const verificado = await client.send(
    new RespondToAuthChallengeCommand({
      ChallengeName: 'PASSWORD_VERIFIER',
      ClientId: pool.clientId,
      ChallengeResponses: {
        USERNAME: USER_ID_FOR_SRP,
        PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
        PASSWORD_CLAIM_SIGNATURE: signature.toString('base64'),
        TIMESTAMP,
      },
    }),
  )
  const { ChallengeName, Session } = verificado
  const entrada = ChallengeName === undefined ? verificado : await responder()
  client.destroy()
  return entrada.AuthenticationResult ?? {}

  async function responder() {
    if (ChallengeName !== 'SOFTWARE_TOKEN_MFA' || !codigo)
      throw new Error(`${email} was asked for ${ChallengeName}`)
    const ChallengeResponses = { USERNAME: USER_ID_FOR_SRP, SOFTWARE_TOKEN_MFA_CODE: codigo() }
    return client.send(
      new RespondToAuthChallengeCommand({
        ChallengeName,
        ClientId: pool.clientId,
        Session,
        ChallengeResponses,
      }),
    )
  }
}

const number = (hex: string): bigint => BigInt(`0x${hex}`)

function bytesOf(value: bigint): Buffer {
  const hex = value.toString(16)
  return Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')
}

/** Never a first bit that a signed reader would take for a minus. */
function padded(value: bigint): Buffer {
  const bytes = bytesOf(value)
  return (bytes[0] ?? 0) > 0x7f ? Buffer.concat([Buffer.of(0), bytes]) : bytes
}

function sha256(...parts: readonly Buffer[]): string {
  return createHash('sha256').update(Buffer.concat(parts)).digest('hex')
}

function hmac(key: Buffer, ...parts: readonly Buffer[]): Buffer {
  return createHmac('sha256', key).update(Buffer.concat(parts)).digest()
}

/**
 * Raising to a power is what a key agreement does, and OpenSSL does it in a quarter of the time of whole numbers
 * here.
 */
const group = createDiffieHellman(PRIME)

function power(base: bigint, exponent: bigint): bigint {
  group.setPrivateKey(bytesOf(exponent))
  return number(group.computeSecret(bytesOf(base % N)).toString('hex'))
}

/** `Sat Nov 7 09:05:03 UTC 2026`: the day without a leading zero. */
function timestamp(at: Date): string {
  const [week = '', day = '', month = '', year = '', clock = ''] = at
    .toUTCString()
    .replace(',', '')
    .split(' ')
  return `${week} ${month} ${Number(day)} ${clock} UTC ${year}`
}
