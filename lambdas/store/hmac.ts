import { createHmac } from 'node:crypto'
import { segredo } from '#lambdas/providers/segredos.ts'

/**
 * What stands in keys instead of personal data: nobody who reads the table can test a guess without the secret.
 * `contexto` keeps the same value of two fields apart.
 */
export async function hmac(contexto: string, valor: string): Promise<string> {
  const { chave } = await segredo('chaves')
  return createHmac('sha256', chave).update(`${contexto}\n${valor}`).digest('hex')
}
