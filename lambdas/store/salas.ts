import * as z from 'zod/mini'
import type { Consulta } from '#domain/consulta/consulta.ts'
import {
  daMesmaAba,
  type Lugar,
  lugarDeixadoSchema,
  lugarSchema,
  type OutroNaSala,
  outroPapel,
  type PapelNaSala,
  type Sala,
  saiuDaSala,
  salaDe,
} from '#domain/sala/sala.ts'
import { VIDA_DA_CONEXAO } from '#domain/tempo-real/conexao.ts'
import { prazo, ttlEm } from '#lambdas/runtime/prazos.ts'
import { BATIMENTO } from './batimento.ts'
import { lugarDaConexaoKey, lugarNaSalaKey } from './keys.ts'
import {
  ALWAYS,
  get,
  getAll,
  type Item,
  type Key,
  put,
  query,
  remove,
  update,
  write,
  writeIf,
} from './table.ts'

/** Who is in a room: one place for each of the two, so the newest connection is the only one. */

/** The place that a participant's connection holds, even if it has long been silent. */
export async function lugar(sala: Sala, papel: PapelNaSala): Promise<Lugar | undefined> {
  return tomado(await get(chave(sala, papel)))
}

/** The other participant's place, if they are there: still the same person, and seen recently enough. */
export async function outro(sala: Sala, papel: PapelNaSala, now: Date): Promise<Lugar | undefined> {
  return (await doOutro(sala, papel, now)).lugar
}

/** The other participant's place, and whether they left it on purpose. */
export async function doOutro(sala: Sala, papel: PapelNaSala, now: Date): Promise<OutroNaSala> {
  const item = await get(chave(sala, outroPapel(papel)))
  const found = tomado(item)
  const deixado = z.safeParse(lugarDeixadoSchema, item)
  return {
    lugar: found && ocupado(found, sala, now) ? found : undefined,
    saiu: deixado.success && saiuDaSala(deixado.data, sala),
  }
}

const tomado = (item: Item | undefined): Lugar | undefined =>
  item?.['conexao_id'] === undefined ? undefined : z.parse(lugarSchema, item)

/** The place of a consultation's doctor in its room, if it has one, and whether they are in it. */
export async function doMedico(
  consulta: Consulta,
  now: Date,
): Promise<{ readonly lugar: Lugar | undefined; readonly dentro: boolean }> {
  const sala = salaDe(consulta)
  const dele = sala && (await lugar(sala, 'medico'))
  return { lugar: dele, dentro: Boolean(sala && dele && ocupado(dele, sala, now)) }
}

/** Whether a place is taken: held by the person it is meant for, and seen recently enough. */
const ocupado = ({ papel, usuario_id, visto_em }: Lugar, sala: Sala, now: Date): boolean =>
  usuario_id === sala[papel] && visto_em >= new Date(now.getTime() - prazo('visto_na_sala')).toISOString()

/** Who comes: on which connection, from which page load. */
interface QuemEntra {
  readonly conexao_id: string
  readonly aba?: string | undefined
  /** Only into a place that nobody is in, or this very page load was. */
  readonly continuar?: boolean
}

interface Tomada {
  /** The place as it is now. */
  readonly meu: Lugar
  /** Who held it until now, when that was another page load. */
  readonly anterior: Lugar | undefined
}

/**
 * Takes the participant's place on a connection of theirs; undefined when they are there from another page. Which
 * connection took which place is an item of its own, written before: a place in an index would be written there again
 * by every heartbeat.
 */
export async function entrar(
  sala: Sala,
  papel: PapelNaSala,
  { conexao_id, aba, continuar = false }: QuemEntra,
  now: Date,
): Promise<Tomada | undefined> {
  await write(put(daConexao(sala, papel, conexao_id, now), ALWAYS))
  for (;;) {
    const antes = await lugar(sala, papel)
    const em = now.toISOString()
    const mesma = antes?.conexao_id === conexao_id
    if (continuar && antes && !mesma && !daMesmaAba(antes, aba) && ocupado(antes, sala, now)) return undefined
    const meu: Lugar = {
      consulta_id: sala.consulta_id,
      aceita_em: sala.aceita_em,
      papel,
      usuario_id: sala[papel],
      conexao_id,
      ...(aba !== undefined && { aba }),
      entrou_em: mesma ? antes.entrou_em : em,
      visto_em: em,
    }
    if (await writeIf(put(itemOf(sala, meu), { conexao_id: antes?.conexao_id ?? { absent: true } })))
      return { meu, anterior: antes && !mesma && !daMesmaAba(antes, aba) ? antes : undefined }
  }
}

/** Renews the place that this connection holds. Undefined when another connection holds it, or none. */
export async function continuar(
  sala: Sala,
  papel: PapelNaSala,
  conexao_id: string,
  now: Date,
): Promise<Lugar | undefined> {
  const meu = await lugar(sala, papel)
  if (meu?.conexao_id !== conexao_id) return undefined
  const visto = { visto_em: now.toISOString() }
  const set = { ...visto, ttl: ttlFrom(now), ...BATIMENTO }
  const beat = update(chave(sala, papel), { set }, { conexao_id })
  return (await writeIf(beat)) ? { ...meu, ...visto } : undefined
}

/**
 * Gives up the place if this connection holds it, and answers it as it was; otherwise undefined. `saiu_em`: they left,
 * which is remembered in the place; without it they were lost, and nothing stays.
 */
export async function largar(
  sala: Sala,
  papel: PapelNaSala,
  conexao_id: string,
  saiu_em?: Date,
): Promise<Lugar | undefined> {
  const meu = await lugar(sala, papel)
  return meu?.conexao_id === conexao_id && (await soltar(chave(sala, papel), meu, saiu_em)) ? meu : undefined
}

/** The connection is gone: gives up every place it holds, as `largar` does, and answers them. */
export async function esquecer(conexao_id: string, saiu_em?: Date): Promise<Lugar[]> {
  const tomados = await query({ pk: lugarDaConexaoKey(conexao_id, '', '').pk })
  const chaves = tomados.map((item) => {
    const { consulta_id, aceita_em, papel } = z.parse(daConexaoSchema, item)
    return lugarNaSalaKey(consulta_id, aceita_em, papel)
  })
  const perdidos: Lugar[] = []
  const found = await getAll(chaves)
  for (const key of chaves) {
    const meu = tomado(found(key))
    if (meu?.conexao_id === conexao_id && (await soltar(key, meu, saiu_em))) perdidos.push(meu)
  }
  return perdidos
}

const chave = ({ consulta_id, aceita_em }: Sala, papel: PapelNaSala): Key =>
  lugarNaSalaKey(consulta_id, aceita_em, papel)

const daConexaoSchema = z.pick(lugarSchema, { consulta_id: true, aceita_em: true, papel: true })

const daConexao = (
  { consulta_id, aceita_em }: Sala,
  papel: PapelNaSala,
  conexao_id: string,
  now: Date,
): Item => ({
  ...lugarDaConexaoKey(conexao_id, consulta_id, aceita_em),
  entidade: 'lugar_da_conexao',
  consulta_id,
  aceita_em,
  papel,
  ttl: ttlFrom(now),
})

const itemOf = (sala: Sala, linha: Lugar): Item => ({
  ...chave(sala, linha.papel),
  entidade: 'lugar_na_sala',
  ...linha,
  ttl: ttlFrom(new Date(linha.visto_em)),
})

const ttlFrom = (now: Date): number => ttlEm(now.toISOString()) + VIDA_DA_CONEXAO

/** A left place is held by no connection: whatever still asks for it by that finds it given up. */
const soltar = (place: Key, { conexao_id }: Lugar, saiu_em?: Date): Promise<boolean> =>
  writeIf(
    saiu_em
      ? update(
          place,
          { set: { saiu_em: saiu_em.toISOString(), ttl: ttlFrom(saiu_em) }, remove: ['conexao_id'] },
          { conexao_id },
        )
      : remove(place, { conexao_id }),
  )
