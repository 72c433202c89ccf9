import * as z from 'zod/mini'
import { DomainError } from '#domain/base/erros.ts'
import { iguais } from '#lambdas/runtime/iguais.ts'
import { hmac } from '#lambdas/store/hmac.ts'

/**
 * What the page sends back together with the authenticator's code: the pool's challenge session and whose attempt it
 * is. An HMAC keeps anybody from choosing them; the pool ends the session after three minutes.
 */
const desafioSchema = z.object({ sessao: z.string(), usuario: z.string(), email: z.string() })
type Desafio = z.output<typeof desafioSchema>

export async function fechar(desafio: Desafio): Promise<string> {
  const texto = Buffer.from(JSON.stringify(desafio)).toString('base64url')
  return `${texto}.${await hmac('desafio', texto)}`
}

/** @throws DomainError entrada_vencida */
export async function abrir(fechado: string): Promise<Desafio> {
  const [texto = '', selo = ''] = fechado.split('.')
  if (!iguais(await hmac('desafio', texto), selo)) throw new DomainError('entrada_vencida')
  return z.parse(desafioSchema, JSON.parse(Buffer.from(texto, 'base64url').toString('utf8')))
}
