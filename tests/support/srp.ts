import { createHash, createHmac, randomBytes } from 'node:crypto'
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

const N = BigInt(
  '0xFFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DDEF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7EDEE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3BE39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA051015728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200CBBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
)
const g = 2n

interface Credenciais {
  readonly email: string
  readonly senha: string
  /** The authenticator's code, of who has one. */
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

/** Even length, and never a first bit that a signed reader would take for a minus. */
function padded(value: bigint): Buffer {
  const hex = value.toString(16)
  const even = hex.length % 2 ? `0${hex}` : hex
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex')
}

function sha256(...parts: readonly Buffer[]): string {
  return createHash('sha256').update(Buffer.concat(parts)).digest('hex')
}

function hmac(key: Buffer, ...parts: readonly Buffer[]): Buffer {
  return createHmac('sha256', key).update(Buffer.concat(parts)).digest()
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let square = base % N
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N
    square = (square * square) % N
  }
  return result
}

/** `Sat Nov 7 09:05:03 UTC 2026`: the day without a leading zero. */
function timestamp(at: Date): string {
  const [week = '', day = '', month = '', year = '', clock = ''] = at
    .toUTCString()
    .replace(',', '')
    .split(' ')
  return `${week} ${month} ${Number(day)} ${clock} UTC ${year}`
}
