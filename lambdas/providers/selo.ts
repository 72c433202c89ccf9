import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { segredo } from './segredos.ts'

/**
 * Seals what must be kept and would open a door: AES-256-GCM under a key that KMS keeps inside Secrets Manager, and that
 * only the functions which sign may read. The context is bound in: what was sealed for one doctor opens for no other.
 */

const ALGORITMO = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

async function chave(): Promise<Buffer> {
  const { chave: raiz } = await segredo('sessoes')
  return Buffer.from(hkdfSync('sha256', raiz, '', 'sessao-de-assinatura', 32))
}

export async function selar(texto: string, contexto: string): Promise<string> {
  const nonce = randomBytes(NONCE)
  const cifra = createCipheriv(ALGORITMO, await chave(), nonce).setAAD(Buffer.from(contexto))
  const selado = Buffer.concat([cifra.update(texto, 'utf8'), cifra.final()])
  return Buffer.concat([nonce, selado, cifra.getAuthTag()]).toString('base64')
}

/** @throws Error when it was sealed for another context, with another key, or was changed */
export async function abrir(selado: string, contexto: string): Promise<string> {
  const bytes = Buffer.from(selado, 'base64')
  const cifra = createDecipheriv(ALGORITMO, await chave(), bytes.subarray(0, NONCE))
    .setAAD(Buffer.from(contexto))
    .setAuthTag(bytes.subarray(-TAG))
  return Buffer.concat([cifra.update(bytes.subarray(NONCE, -TAG)), cifra.final()]).toString('utf8')
}
