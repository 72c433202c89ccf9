import { createDecipheriv, createECDH, type ECDH, hkdfSync } from 'node:crypto'

/** What a browser does with a message of its push service: RFC 8291, over the coding of RFC 8188. */

export interface Keys {
  readonly privateKey: string
  /** 65 bytes, base64url. */
  readonly p256dh: string
  /** 16 bytes, base64url. */
  readonly auth: string
}

/** The message is no `aes128gcm` body for these keys. */
export class Undecipherable extends Error {}

const HEADER = 16 + 4 + 1
const TAG = 16

/** @throws Undecipherable */
export function decrypt(body: Buffer, keys: Keys): Buffer {
  if (body.length < HEADER) throw new Undecipherable('too short for a header')
  const salt = body.subarray(0, 16)
  const recordSize = body.readUInt32BE(16)
  const keyIdLength = body.readUInt8(20)
  // RFC 8291 §4: the sender's public key, uncompressed, and one record alone.
  if (keyIdLength !== 65) throw new Undecipherable('the key id is no public key')
  const sender = body.subarray(HEADER, HEADER + keyIdLength)
  const record = body.subarray(HEADER + keyIdLength)
  if (recordSize < 18 || record.length > recordSize || record.length <= TAG)
    throw new Undecipherable('not one record')
  const { cek, nonce } = derive(salt, sender, keys)
  const decipher = createDecipheriv('aes-128-gcm', cek, nonce)
  decipher.setAuthTag(record.subarray(record.length - TAG))
  let padded: Buffer
  try {
    padded = Buffer.concat([decipher.update(record.subarray(0, record.length - TAG)), decipher.final()])
  } catch {
    throw new Undecipherable('not for these keys')
  }
  const end = padded.findLastIndex((byte) => byte !== 0)
  if (padded[end] !== 2) throw new Undecipherable('not the last record')
  return padded.subarray(0, end)
}

function derive(salt: Buffer, sender: Buffer, { privateKey, p256dh, auth }: Keys) {
  const secret = sharedSecret(privateKey, sender)
  const receiver = Buffer.from(p256dh, 'base64url')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender])
  const ikm = Buffer.from(hkdfSync('sha256', secret, Buffer.from(auth, 'base64url'), info, 32))
  const key = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', ikm, salt, `Content-Encoding: ${label}\0`, length))
  return { cek: key('aes128gcm', 16), nonce: key('nonce', 12) }
}

function sharedSecret(privateKey: string, sender: Buffer): Buffer {
  const own: ECDH = createECDH('prime256v1')
  own.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  try {
    return own.computeSecret(sender)
  } catch {
    throw new Undecipherable('the key id is no point of the curve')
  }
}
