import { prazo } from '#lambdas/runtime/prazos.ts'
import { mensagemKey } from './keys.ts'
import { ConditionFailed, EXISTS, get, NEW, put, remove, update, write } from './table.ts'

const DIA = 24 * 60 * 60
/** A queue gives an event up long before this. */
const LEMBRADA = 14 * DIA

export type Vez = 'enviar' | 'ja_enviada' | 'em_andamento'

/**
 * Whether the message of this key is to be sent now: one caller at a time, and never again once `enviada`. A send that
 * never said how it ended is tried again after a minute.
 */
export async function reservar(chave: string, agora: Date): Promise<Vez> {
  const item = {
    ...mensagemKey(chave),
    entidade: 'mensagem',
    estado: 'enviando',
    em: agora.toISOString(),
    ttl: Math.ceil(agora.getTime() / 1000) + LEMBRADA,
  }
  if (await tenta(put(item, NEW))) return 'enviar'
  const antes = await get(mensagemKey(chave))
  if (antes?.estado === 'enviada' || antes?.estado === 'sem_destinatario') return 'ja_enviada'
  const limite = new Date(agora.getTime() - prazo('envio_de_email')).toISOString()
  const livre = await tenta(put(item, { estado: 'enviando', em: { lt: limite } }))
  return livre ? 'enviar' : 'em_andamento'
}

/** The provider took it. */
export const enviada = (chave: string, mensagem_id: string): Promise<void> =>
  write(update(mensagemKey(chave), { set: { estado: 'enviada', mensagem_id } }, EXISTS))

/** Written for nobody: remembered as any other, and counted as none that was sent. */
export const semDestinatario = (chave: string): Promise<void> =>
  write(update(mensagemKey(chave), { set: { estado: 'sem_destinatario' } }, EXISTS))

/** The provider refused it: the next try need not wait. */
export const desistir = (chave: string): Promise<void> =>
  write(remove(mensagemKey(chave), { estado: 'enviando' }))

async function tenta(escrita: ReturnType<typeof put>): Promise<boolean> {
  try {
    await write(escrita)
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}
