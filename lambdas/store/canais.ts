import * as z from 'zod/mini'
import { type Inscricao, inscricaoSchema, VIDA_DA_CONEXAO } from '#domain/tempo-real/conexao.ts'
import { type Arco, trechos, lugarNoAnel } from '#domain/consulta/anel.ts'
import type { Destino } from '#domain/tempo-real/canal.ts'
import { ttlEm } from '#lambdas/runtime/prazos.ts'
import { conexaoKey, inscricaoKey, inscricaoNaFilaKey, inscricoesDe, LUGAR_NO_ANEL } from './keys.ts'
import { ALWAYS, check, EXISTS, type Item, type Key, put, query, remove, write, writeIf } from './table.ts'

/**
 * Lets a connection listen to a destination; authorised by the caller. Repeating changes nothing.
 * False when the connection is gone meanwhile: nothing is kept for it then.
 */
export async function inscrever(inscricao: Inscricao, now: Date) {
  const { destino, conexao_id, usuario_id } = inscricao
  const item = {
    ...chaveDe(inscricao),
    entidade: 'inscricao',
    destino,
    conexao_id,
    usuario_id,
    gsi1pk: inscricoesDe(conexao_id),
    gsi1sk: destino,
    ttl: ttlEm(now.toISOString()) + VIDA_DA_CONEXAO,
  }
  return writeIf(put(item, ALWAYS), check(conexaoKey(usuario_id, conexao_id), EXISTS))
}

/** The connection no longer listens to the destination. */
export const cancelar = (inscricao: Inscricao): Promise<void> => write(remove(chaveDe(inscricao), ALWAYS))

/** Who listens to the destination. */
export const inscritos = async (destino: Destino): Promise<Inscricao[]> =>
  (await query({ pk: inscricaoKey(destino, '').pk })).map(inscricaoOf)

/** Who listens to a queue, of the doctors on an arc of the ring. */
export async function inscritosNoArco(destino: Destino, arco: Arco): Promise<Inscricao[]> {
  const { pk } = inscricaoKey(destino, '')
  const partes = await Promise.all(
    trechos(arco).map(async ([de, ate]) =>
      query({
        pk,
        from: `${LUGAR_NO_ANEL}${emHexadecimal(de)}`,
        to: `${LUGAR_NO_ANEL}${emHexadecimal(ate)}#~`,
      }),
    ),
  )
  return partes.flat().map(inscricaoOf)
}

/** What the connection listens to. */
export const daConexao = async (conexao_id: string): Promise<Inscricao[]> =>
  (await query({ index: 'gsi1', pk: inscricoesDe(conexao_id) })).map(inscricaoOf)

/** The destinations the connection listens to. */
export async function esquecer(conexao_id: string): Promise<void> {
  const inscricoes = await daConexao(conexao_id)
  await Promise.all(inscricoes.map(cancelar))
}

/** Listeners of a queue are sorted by their place on the ring, so that only those an offer reaches have to be read. */
const chaveDe = ({ destino, conexao_id, usuario_id }: Inscricao): Key =>
  destino.startsWith('fila:')
    ? inscricaoNaFilaKey(destino, emHexadecimal(lugarNoAnel(usuario_id)), conexao_id)
    : inscricaoKey(destino, conexao_id)

const emHexadecimal = (lugar: number): string => lugar.toString(16).padStart(8, '0')

const inscricaoOf = (item: Item): Inscricao => z.parse(inscricaoSchema, item)
