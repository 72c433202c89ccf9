import { createHmac } from 'node:crypto'
import { DomainError } from '#domain/base/erros.ts'
import { segredo } from '#lambdas/aws/segredos.ts'
import { iguais } from './iguais.ts'

/**
 * Tolerance of the timestamp in seconds, either way: an older request may be a recorded one that is replayed, a newer
 * one has a wrong clock.
 */
const JANELA_S = 300
const ID = /^[\w-]{1,128}$/
const VERSAO = 'v1,'

type Headers = Readonly<Record<string, string | undefined>>

/**
 * Proves that a call-back comes from somebody who shares the stage's secret, as Standard Webhooks specifies:
 * HMAC-SHA256 over `webhook-id.webhook-timestamp.body`. Answers its id, which is the same for every repeat of a
 * request.
 * @throws DomainError assinatura_invalida, for whatever reason
 */
export async function provarCorpo(headers: Headers, corpo: string, now: Date): Promise<string> {
  const id = headers['webhook-id'] ?? ''
  const instante = headers['webhook-timestamp'] ?? ''
  const longe = Math.abs(now.getTime() / 1000 - Number(instante))
  if (!ID.test(id) || !/^\d{1,12}$/.test(instante) || longe > JANELA_S) throw naoProvado()
  const { chave } = await segredo('integracao')
  const devida = assinar(chave, `${id}.${instante}.${corpo}`)
  const dadas = (headers['webhook-signature'] ?? '').split(' ').filter((dada) => dada.startsWith(VERSAO))
  if (!dadas.some((dada) => iguais(Buffer.from(dada.slice(VERSAO.length), 'base64'), devida)))
    throw naoProvado()
  return id
}

/** Secrets travel in base64, with or without their prefix. */
const assinar = (chave: string, texto: string): Buffer =>
  createHmac('sha256', Buffer.from(chave.replace(/^whsec_/, ''), 'base64'))
    .update(texto)
    .digest()

const naoProvado = (): DomainError => new DomainError('assinatura_invalida')
