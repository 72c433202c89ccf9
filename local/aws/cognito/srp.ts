import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Secure Remote Password as Cognito speaks it: RFC 5054 with the 3072-bit group of RFC 3526 and SHA-256. */

const N = BigInt(
  '0xFFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DDEF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7EDEE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3BE39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA051015728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200CBBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
)
const g = 2n

const number = (hex: string): bigint => BigInt(`0x${hex}`)

/** Even length, and never a first bit that a signed reader would take for a minus. */
const padded = (value: bigint): Buffer => {
  const hex = value.toString(16)
  const even = hex.length % 2 ? `0${hex}` : hex
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex')
}

const sha256 = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

const hmac = (key: Buffer, ...parts: readonly (string | Buffer)[]): Buffer => {
  const mac = createHmac('sha256', key)
  for (const part of parts) mac.update(part)
  return mac.digest()
}

const power = (base: bigint, exponent: bigint): bigint => {
  let result = 1n
  let square = base % N
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N
    square = (square * square) % N
  }
  return result
}

const k = number(sha256(padded(N), padded(g)))

/** Hexadecimal salt and `g^x`: all that is kept of a password. */
export interface Verifier {
  readonly salt: string
  readonly verifier: string
}

/** @param poolName the part of the pool's id after the underscore */
export function makeVerifier(
  poolName: string,
  userId: string,
  password: string,
  salt = randomBytes(16).toString('hex'),
): Verifier {
  const identity = sha256(`${poolName}${userId}:${password}`)
  const x = number(sha256(padded(number(salt)), Buffer.from(identity, 'hex')))
  return { salt, verifier: power(g, x).toString(16) }
}

/** The verifier of nobody: as steady and as shaped as a real one, and no password fits it. */
export function decoyVerifier(secret: string, name: string): Verifier {
  const derive = (use: string) => hmac(Buffer.from(secret, 'hex'), use, name).toString('hex')
  return { salt: derive('salt').slice(0, 32), verifier: power(g, number(derive('verifier'))).toString(16) }
}

export function passwordFits(poolName: string, userId: string, password: string, kept: Verifier): boolean {
  const given = Buffer.from(makeVerifier(poolName, userId, password, kept.salt).verifier)
  const expected = Buffer.from(kept.verifier)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The server's half of one exchange, hexadecimal; `b` is secret. */
export interface Exchange {
  readonly A: string
  readonly b: string
  readonly B: string
}

/** @returns `undefined` when the client's value is not one the protocol allows. */
export function startExchange(clientA: string, kept: Verifier): Exchange | undefined {
  if (!/^[0-9a-f]{1,800}$/i.test(clientA) || number(clientA) % N === 0n) return undefined
  const b = number(randomBytes(32).toString('hex'))
  const B = (k * number(kept.verifier) + power(g, b)) % N
  return { A: clientA, b: b.toString(16), B: B.toString(16) }
}

/** What the client signs to show that it knows the password. */
interface Claim {
  readonly poolName: string
  readonly userId: string
  readonly secretBlock: string
  readonly timestamp: string
  readonly signature: string
}

export function claimHolds(exchange: Exchange, kept: Verifier, claim: Claim): boolean {
  const A = number(exchange.A)
  const u = number(sha256(padded(A), padded(number(exchange.B))))
  const shared = power(A * power(number(kept.verifier), u), number(exchange.b))
  const key = hmac(hmac(padded(u), padded(shared)), 'Caldera Derived Key\u0001').subarray(0, 16)
  const expected = hmac(
    key,
    claim.poolName,
    claim.userId,
    Buffer.from(claim.secretBlock, 'base64'),
    claim.timestamp,
  )
  const given = Buffer.from(claim.signature, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
