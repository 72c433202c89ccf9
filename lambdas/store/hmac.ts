import { createHmac } from 'node:crypto'
import { segredo } from '#lambdas/aws/segredos.ts'

/**
 * HMAC that replaces personal data in keys: without the secret, a reader of the table cannot test guesses. `contexto`
 * keeps equal values of two fields apart. It uses the newest key, so it is for short-lived items only: after a rotation
 * counts start anew and an open code must be requested again. Marks that stay are made by `hmac-guardado.ts`.
 */
export async function hmac(contexto: string, valor: string): Promise<string> {
  const { chave, camadas = [] } = await segredo('chaves')
  return comChave(camadas.at(-1) ?? chave, `${contexto}\n${valor}`)
}

export const comChave = (chave: string, texto: string): string =>
  createHmac('sha256', chave).update(texto).digest('hex')
