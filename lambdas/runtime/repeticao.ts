import * as z from 'zod/mini'
import { DomainError } from '#domain/base/erros.ts'
import { hmac } from '#lambdas/store/hmac.ts'

const chaveSchema = z.string().check(z.regex(/^[\w-]{8,64}$/))

/**
 * The identity of a request with `X-Idempotency-Key`: the key combined with the data it came with, so that it cannot be
 * reused for other data; passwords are left out. Undefined without the header.
 * @throws DomainError campos_invalidos for a malformed key
 */
export async function chaveDaRepeticao(
  headers: Readonly<Record<string, string | undefined>>,
  { password: _segredo, ...dados }: Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  const chave = headers['x-idempotency-key']
  if (chave === undefined) return undefined
  if (!chaveSchema.safeParse(chave).success)
    throw new DomainError('campos_invalidos', {
      campos: [{ campo: 'x-idempotency-key', motivo: 'Use de 8 a 64 letras, números ou hífens.' }],
    })
  return hmac('repeticao', JSON.stringify([chave, dados]))
}
