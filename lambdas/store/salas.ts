import * as z from 'zod/mini'
import { type Lugar, lugarSchema, outroPapel, type PapelNaSala } from '#domain/sala/sala.ts'
import { VIDA_DA_CONEXAO } from '#domain/tempo-real/conexao.ts'
import { prazo } from '#lambdas/runtime/prazos.ts'
import { lugaresDe, lugarNaSalaKey } from './keys.ts'
import { ConditionFailed, get, type Item, NEW, put, query, remove, update, write } from './table.ts'

/** Who is in the call of a consultation: one place for each of the two, so the newest connection is the only one. */

/** The place of a participant, whether or not it still counts. */
export async function lugar(consulta_id: string, papel: PapelNaSala): Promise<Lugar | undefined> {
  const item = await get(lugarNaSalaKey(consulta_id, papel))
  return item && z.parse(lugarSchema, item)
}

/** The place of the other participant, when they are there. */
export async function outro(consulta_id: string, papel: PapelNaSala, now: Date): Promise<Lugar | undefined> {
  const found = await lugar(consulta_id, outroPapel(papel))
  const oldest = new Date(now.getTime() - prazo('visto_na_sala')).toISOString()
  return found && found.visto_em >= oldest ? found : undefined
}

export type Entrada = Pick<Lugar, 'consulta_id' | 'papel' | 'usuario_id' | 'conexao_id'>

/** Takes the participant's place. Answers who held it until now, when that was another connection. */
export async function entrar(entrada: Entrada, now: Date): Promise<Lugar | undefined> {
  for (;;) {
    const antes = await lugar(entrada.consulta_id, entrada.papel)
    const em = now.toISOString()
    const mesma = antes?.conexao_id === entrada.conexao_id
    const depois: Lugar = { ...entrada, entrou_em: mesma ? antes.entrou_em : em, visto_em: em }
    try {
      await write(put(itemOf(depois), antes ? { conexao_id: antes.conexao_id } : NEW))
      return mesma ? undefined : antes
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
    }
  }
}

/** The connection still holds its place. False when another one does, or nobody. */
export const continuar = (entrada: Entrada, now: Date): Promise<boolean> =>
  holds(
    write(
      update(
        lugarNaSalaKey(entrada.consulta_id, entrada.papel),
        { set: { visto_em: now.toISOString(), ttl: ttlFrom(now) } },
        { conexao_id: entrada.conexao_id },
      ),
    ),
  )

/** Gives up the place, if it is still this connection's. */
export const sair = (consulta_id: string, papel: PapelNaSala, conexao_id: string): Promise<boolean> =>
  holds(write(remove(lugarNaSalaKey(consulta_id, papel), { conexao_id })))

/** The connection is gone: it holds no place any more. */
export async function esquecer(conexao_id: string): Promise<void> {
  const lugares = await query({ index: 'gsi1', pk: lugaresDe(conexao_id) })
  for (const item of lugares) {
    const { consulta_id, papel } = z.parse(lugarSchema, item)
    await sair(consulta_id, papel, conexao_id)
  }
}

const itemOf = (linha: Lugar): Item => ({
  ...lugarNaSalaKey(linha.consulta_id, linha.papel),
  entidade: 'lugar_na_sala',
  ...linha,
  gsi1pk: lugaresDe(linha.conexao_id),
  gsi1sk: linha.consulta_id,
  ttl: ttlFrom(new Date(linha.visto_em)),
})

const ttlFrom = (now: Date): number => Math.floor(now.getTime() / 1000) + VIDA_DA_CONEXAO

async function holds(writing: Promise<void>): Promise<boolean> {
  try {
    await writing
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}
