import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'

const generate = promisify(generateKeyPair)

/**
 * A new RSA pair of 2048 bits, read again from its own text. Node 20 stops for ever when it exports a pair as JWK while
 * the job that made that same pair is collected: both take one lock. What was read from text has no such job.
 */
export async function rsaPair(): Promise<{ privateKey: KeyObject; publicKey: KeyObject }> {
  const texts = await generate('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return { privateKey: createPrivateKey(texts.privateKey), publicKey: createPublicKey(texts.publicKey) }
}
