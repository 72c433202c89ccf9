import * as DIAS from '#domain/base/retencao-dias.ts'
import { prazo, ttlDe } from '#lambdas/runtime/prazos.ts'
import { mensagemKey } from './keys.ts'
import { EXISTS, get, NEW, put, remove, update, write, writeIf } from './table.ts'

type Vez = 'enviar' | 'ja_enviada' | 'em_andamento'

/**
 * Reserves the sending of the message with this key: one caller at a time, and never again after `enviada`. A
 * reservation whose outcome was never recorded is free again after a minute.
 */
export async function reservar(chave: string, agora: Date): Promise<Vez> {
  const item = {
    ...mensagemKey(chave),
    entidade: 'mensagem',
    estado: 'enviando',
    em: agora.toISOString(),
    // Longer than a queue retries the event.
    ttl: ttlDe(DIAS.mensagem, agora),
  }
  if (await writeIf(put(item, NEW))) return 'enviar'
  const antes = await get(mensagemKey(chave))
  if (antes && antes.estado !== 'enviando') return 'ja_enviada'
  const limite = new Date(agora.getTime() - prazo('envio_de_email')).toISOString()
  const livre = await writeIf(put(item, { estado: 'enviando', em: { lt: limite } }))
  return livre ? 'enviar' : 'em_andamento'
}

/** The provider accepted it. */
export const enviada = (chave: string, mensagem_id: string): Promise<void> =>
  write(update(mensagemKey(chave), { set: { estado: 'enviada', mensagem_id } }, EXISTS))

/**
 * A message to an address without an account: recorded like any other, so that it takes the same time, but not as sent.
 */
export const semDestinatario = (chave: string): Promise<void> =>
  write(update(mensagemKey(chave), { set: { estado: 'sem_destinatario' } }, EXISTS))

/** A device was rung, not written to: recorded like any other message, but not as a mail. */
export const tocada = (chave: string): Promise<void> =>
  write(update(mensagemKey(chave), { set: { estado: 'tocada' } }, EXISTS))

/** The provider refused it: releases the reservation, so that the next attempt need not wait. */
export const desistir = (chave: string): Promise<void> =>
  write(remove(mensagemKey(chave), { estado: 'enviando' }))
