import * as z from 'zod/mini'
import { RITMO } from '#domain/tempo-real/conexao.ts'
import { ritmoKey } from './keys.ts'
import { ALWAYS, updateAndGet } from './table.ts'

const contadas = z.object({ mensagens: z.number() })

/** Counts a message of a person, over all their connections, and answers its number within the current window. */
export async function contarMensagem(usuario_id: string, agora: Date): Promise<number> {
  const janela = Math.floor(agora.getTime() / RITMO.janelaMs)
  const ttl = Math.ceil(((janela + 2) * RITMO.janelaMs) / 1000)
  const item = await updateAndGet(
    ritmoKey(usuario_id, janela),
    { add: { mensagens: 1 }, set: { entidade: 'ritmo', ttl } },
    ALWAYS,
  )
  return z.parse(contadas, item).mensagens
}
