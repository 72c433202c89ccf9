import * as z from 'zod/mini'
import { RITMO } from '#domain/tempo-real/conexao.ts'
import { ritmoKey } from './keys.ts'
import { ALWAYS, updateAndGet } from './table.ts'

const contadas = z.object({ mensagens: z.number() })

/** Of the current window, by person: messages this instance saw and has not written. */
const vistas = { janela: 0, porEscrever: new Map<string, number>() }

/**
 * Counts a message of a person, over all their connections, within the current window. The first that an instance sees
 * is written only with the second: whoever keeps a connection alive says one thing a minute, and pays for no write. A
 * flood has at most one message more for each instance it falls on.
 */
export async function contarMensagem(usuario_id: string, em: Date) {
  const janela = Math.floor(em.getTime() / RITMO.janelaMs)
  const { porEscrever } = vistas
  if (janela !== vistas.janela) porEscrever.clear()
  vistas.janela = janela
  const guardadas = porEscrever.get(usuario_id)
  if (guardadas === undefined) {
    porEscrever.set(usuario_id, 1)
    return { antes: 0, agora: 1 }
  }
  porEscrever.set(usuario_id, 0)
  const novas = guardadas + 1
  const ttl = Math.ceil(((janela + 2) * RITMO.janelaMs) / 1000)
  const item = await updateAndGet(
    ritmoKey(usuario_id, janela),
    { add: { mensagens: novas }, set: { entidade: 'ritmo', ttl } },
    ALWAYS,
  )
  const agora = z.parse(contadas, item).mensagens
  return { antes: agora - novas, agora }
}
