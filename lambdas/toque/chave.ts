import { createECDH, hkdfSync } from 'node:crypto'
import { segredo } from '../aws/segredos.ts'

/** The key pair that names the product to the push services (VAPID, RFC 8292), made of the stage's own secret. */

/** Order of P-256 (FIPS 186-5, table of curves). */
const ORDEM = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

interface Par {
  /** 65 bytes: what a browser is given as `applicationServerKey`. */
  readonly publica: Buffer
  readonly privada: Buffer
}

/**
 * The same pair in every function of the stage, so that nobody has to make one and keep it: 64 bits more than the order
 * has, reduced by it, are as good as a number drawn at random (FIPS 186-5, A.2.1).
 */
export async function parDeChaves(): Promise<Par> {
  const { chave } = await segredo('push')
  const sorteado = Buffer.from(hkdfSync('sha256', chave, '', 'vapid', 40)).toString('hex')
  const numero = (BigInt(`0x${sorteado}`) % (ORDEM - 1n)) + 1n
  const privada = Buffer.from(numero.toString(16).padStart(64, '0'), 'hex')
  const par = createECDH('prime256v1')
  par.setPrivateKey(privada)
  return { publica: par.getPublicKey(), privada }
}

export const chavePublica = async (): Promise<string> => (await parDeChaves()).publica.toString('base64url')
