import {
  createDiffieHellman,
  createHash,
  createHmac,
  getDiffieHellman,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** Passwords kept as Cognito keeps them, the verifier of RFC 5054 with the 3072-bit group of RFC 3526 and SHA-256. */

const PRIME = getDiffieHellman('modp15').getPrime()
const N = BigInt(`0x${PRIME.toString('hex')}`)
const g = 2n

const number = (hex: string): bigint => BigInt(`0x${hex}`)

const bytesOf = (value: bigint): Buffer => {
  const hex = value.toString(16)
  return Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')
}

/** Never a first bit that a signed reader would take for a minus. */
const padded = (value: bigint): Buffer => {
  const bytes = bytesOf(value)
  return (bytes[0] ?? 0) > 0x7f ? Buffer.concat([Buffer.of(0), bytes]) : bytes
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

/** OpenSSL's, in a quarter of the time that it takes in whole numbers of the language. */
const group = createDiffieHellman(PRIME)

/** @throws Error for a base that is 0, 1 or -1 in the group, or an exponent 0: the protocol has none */
const power = (base: bigint, exponent: bigint): bigint => {
  group.setPrivateKey(bytesOf(exponent))
  return number(group.computeSecret(bytesOf(base % N)).toString('hex'))
}

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
