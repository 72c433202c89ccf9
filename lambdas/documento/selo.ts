import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { segredo } from '../aws/segredos.ts'

/**
 * Encrypts tokens that must be stored and that would let a thief sign: AES-256-GCM, with a key that KMS protects inside
 * Secrets Manager and that only the signing functions may read. The context is authenticated too: what was sealed for
 * one doctor cannot be opened as another.
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
