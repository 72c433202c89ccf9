import * as z from 'zod/mini'
import { type Consulta, consultaSchema } from '#domain/consulta/consulta.ts'
import { ordemDaFila } from '#domain/consulta/ordem-da-fila.ts'
import { parteDoAnel } from '#domain/consulta/anel.ts'
import { idNoAnel } from '#domain/consulta/oferta.ts'
import { comoLida } from '#domain/consulta/grafia-canonica.ts'
import { contaDoPaciente } from '#domain/consulta/participante.ts'
import { grafiasDe, MEDICO_OCUPADO } from '#domain/consulta/status.ts'
import { vencimentoDaConsulta } from '#domain/consulta/vencimento.ts'
import type { Especialidade } from '#domain/base/especialidades.ts'
import { type Lugar, type PapelNaSala, salaAberta, salaDe } from '#domain/sala/sala.ts'
import { env } from '#lambdas/runtime/env.ts'
import { prazosDoEstagio } from '#lambdas/runtime/prazos.ts'
import {
  consultaAbertaKey,
  consultaKey,
  consultasDoMedico,
  consultasDoPaciente,
  emConsultaKey,
  filaShard,
} from './keys.ts'
import { dueAttributes, dueLast } from './vencimentos.ts'
import * as resumos from './resumos.ts'
import {
  type Change,
  get,
  type Item,
  type Key,
  NEW,
  put,
  query,
  update,
  type Write,
  writeIf,
} from './table.ts'

const ENTIDADE = 'consulta'
export const LIST_LIMIT = 200

/** The consultation with this id. */
export async function find(id: string): Promise<Consulta | undefined> {
  return consultaOf(await get(consultaKey(id)))
}

/** The consultation in an item read together with others. */
export const consultaOf = (item: Item | undefined): Consulta | undefined =>
  item && z.parse(consultaSchema, comoLida(item))

/** A patient's consultations, newest first, at most `limit`. */
export const byPaciente = (paciente_id: string, limit = LIST_LIMIT): Promise<Consulta[]> =>
  list({ index: 'gsi1', pk: consultasDoPaciente(paciente_id), newestFirst: true, limit })

/**
 * A doctor's consultations, at most `limit`, the most recently ended first (creation counts while open); only those up
 * to `ate`, when given.
 */
export const byMedico = (medico_id: string, limit = LIST_LIMIT, ate?: string): Promise<Consulta[]> =>
  list({ index: 'gsi3', pk: consultasDoMedico(medico_id), newestFirst: true, limit, ...(ate && { to: ate }) })

/** Those of a doctor that ended since this instant (ISO), and the open one if it is younger, the oldest first. */
export const doMedicoDesde = (medico_id: string, desde: string): Promise<Consulta[]> =>
  list({ index: 'gsi3', pk: consultasDoMedico(medico_id), from: desde })

/** Every consultation of a doctor, for counting. */
export const todasDoMedico = (medico_id: string): Promise<Consulta[]> =>
  list({ index: 'gsi3', pk: consultasDoMedico(medico_id) })

/** Who waits in a specialty, in queue order: all shards merged by entry, then id. */
export const naFila = (especialidade: Especialidade, limit = LIST_LIMIT): Promise<NaFila[]> =>
  dosShards(especialidade, limit, () => ({}))

/** Those who wait in some shards of a specialty, each up to a given place in its order, merged like `naFila`. */
export async function dosShards(
  especialidade: Especialidade,
  limit: number,
  ate: (shard: number) => { readonly to?: string },
): Promise<NaFila[]> {
  const shards = Array.from({ length: shardCount() }, (_, shard) => shard)
  const waiting = await Promise.all(
    shards.map(async (shard) =>
      list({ index: 'gsi2', pk: filaShard(especialidade, shard), limit, ...ate(shard) }),
    ),
  )
  return waiting.flat().filter(isQueued).toSorted(ordemDaFila).slice(0, limit)
}

/** Those in which somebody may be in the room, the ones put off for longest among them. */
export const emAndamento = async (): Promise<Consulta[]> =>
  (await dueLast(ENTIDADE))
    .map((item) => z.parse(consultaSchema, comoLida(item)))
    .filter(({ status }) => MEDICO_OCUPADO.some((ocupado) => ocupado === status))

/** The one open consultation that a patient's account asked for, for themselves or a dependant. */
export const abertaDoPaciente = (conta_id: string): Promise<Consulta | undefined> =>
  held(consultaAbertaKey(conta_id))

/** The one consultation a doctor is in. */
export const atualDoMedico = (medico_id: string): Promise<Consulta | undefined> =>
  held(emConsultaKey(medico_id))

/** The writes that make a consultation and its summary, on the condition that its patient's account has no open one. */
export const criacaoWrites = ({
  triagem_resumo_ia = '',
  ...consulta
}: Consulta): readonly [Write, Write, Write] => [
  put(itemOf(consulta), NEW),
  put({ ...consultaAbertaKey(contaDoPaciente(consulta)), entidade: 'trava', consulta_id: consulta.id }, NEW),
  resumos.criacaoWrite(consulta.id, triagem_resumo_ia),
]

/**
 * Records that somebody is in the room: the first time of each participant, and of both together. The doctor's presence
 * postpones the timer that gives the consultation back or ends it. Undefined when the consultation changed since it was
 * read.
 */
export function conectou(
  consulta: Consulta,
  quem: PapelNaSala,
  juntos: boolean,
  now: Date,
): Promise<Consulta | undefined> {
  const em = now.toISOString()
  const marco = quem === 'medico' ? 'medico_na_sala_em' : 'paciente_na_sala_em'
  return naSala(
    consulta,
    {
      [marco]: consulta[marco] ?? em,
      ...(juntos && { ambos_conectados_em: consulta.ambos_conectados_em ?? em }),
      ...(quem === 'medico' && { medico_visto_em: em }),
    },
    now,
  )
}

/**
 * Records when the doctor was last seen in the room (ISO), from which the timer counts. Undefined as in `conectou`; an
 * instant that is not newer changes nothing.
 */
export const vistoNaSala = (consulta: Consulta, em: string): Promise<Consulta | undefined> =>
  em > (consulta.medico_visto_em ?? '')
    ? naSala(consulta, { medico_visto_em: em }, new Date(em))
    : Promise.resolve(consulta)

const TRIES = 5

/**
 * Called when the doctor's place in a room ends: stores when they were last seen there, retrying while the consultation
 * changes. Nothing is stored for a finished room.
 */
export async function deixouASala({ consulta_id, aceita_em, papel, visto_em }: Lugar): Promise<void> {
  if (papel !== 'medico') return
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const consulta = await find(consulta_id)
    if (!consulta || salaDe(consulta)?.aceita_em !== aceita_em) return
    if (await vistoNaSala(consulta, visto_em)) return
  }
}

/** Postpones the next timed look at a consultation; its status stays as it is. */
export const adiar = (consulta: Consulta, ate: string): Promise<Consulta | undefined> =>
  mudar(consulta, { ...consulta, vence_em: ate })

/** Stores facts about the room; undefined when the room is no longer open or the consultation changed meanwhile. */
function naSala(consulta: Consulta, fatos: Partial<Consulta>, now: Date): Promise<Consulta | undefined> {
  if (!salaAberta(consulta.status)) return Promise.resolve(undefined)
  const depois = { ...consulta, ...fatos }
  return mudar(consulta, { ...depois, vence_em: vencimentoDaConsulta(depois, now, prazosDoEstagio()) })
}

async function mudar(antes: Consulta, depois: Consulta): Promise<Consulta | undefined> {
  const { status, updated_at } = antes
  const diff = difference(itemOf(antes), itemOf(depois))
  // After a reload, everything about this presence may be stored already.
  if (Object.keys(diff.set).length === 0 && diff.remove.length === 0) return depois
  const igual = { status: { in: grafiasDe(status) }, updated_at }
  return (await writeIf(update(consultaKey(antes.id), diff, igual))) ? depois : undefined
}

export type NaFila = Consulta & { readonly queued_at: string }

/**
 * The item as stored; below 1 KB, above which every write costs double, so its places in the indexes are instants
 * alone, which need not differ. The patient's index always has it; the queue's while queued, the doctor's once
 * assigned, and the due index while it has a timed exit.
 */
export const itemOf = (consulta: Consulta): Item => ({
  ...consultaKey(consulta.id),
  entidade: ENTIDADE,
  ...consulta,
  gsi1pk: consultasDoPaciente(consulta.paciente_id),
  gsi1sk: consulta.created_at,
  ...(consulta.status === 'queued' && {
    gsi2pk: filaShard(consulta.especialidade_sugerida, parteDoAnel(idNoAnel(consulta), shardCount())),
    gsi2sk: `${consulta.queued_at}#${consulta.id}`,
  }),
  ...(consulta.assigned_to && {
    gsi3pk: consultasDoMedico(consulta.assigned_to),
    gsi3sk: consulta.ended_at ?? consulta.created_at,
  }),
  ...(consulta.vence_em && {
    ...dueAttributes(consulta.vence_em, ENTIDADE, consulta.id),
    gsi4sk: consulta.vence_em,
  }),
})

/**
 * The attributes that differ between two versions of an item: an update of only these leaves alone what others wrote
 * meanwhile.
 */
export function difference(before: Item, after: Item): Required<Omit<Change, 'add'>> {
  const set = Object.entries(after).filter(
    ([name, value]) => value !== undefined && !isSame(value, before[name]),
  )
  const remove = Object.keys(before).filter((name) => before[name] !== undefined && after[name] === undefined)
  return { set: Object.fromEntries(set), remove }
}

/** Compared in the form in which they are stored. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))

/** Whether it waits in a queue. */
export const isQueued = (consulta: Consulta): consulta is NaFila =>
  consulta.status === 'queued' && consulta.queued_at !== undefined

async function list(question: Parameters<typeof query>[0]): Promise<Consulta[]> {
  return (await query(question)).map((item) => z.parse(consultaSchema, comoLida(item)))
}

async function held(lock: Key): Promise<Consulta | undefined> {
  const trava = await get(lock)
  return typeof trava?.consulta_id === 'string' ? find(trava.consulta_id) : undefined
}

/** Parts of the ring that the queue of a specialty is kept in. */
export const shardCount = (): number => Number(env('SHARDS_FILA'))
