import * as z from 'zod/mini'
import { type Triagem, triagemSchema } from '#domain/triagem/triagem.ts'
import { type Avaliacao, avaliacaoSchema } from '#domain/triagem/avaliacao.ts'
import { avaliacaoDaTriagemKey, TRIAGENS, triagemKey, ultimaTriagemKey } from './keys.ts'
import { ALWAYS, check, get, NEW, put, query, update, type Write, write } from './table.ts'

const RECENTES = 10

/** A patient's last triages, newest first. */
export async function doPaciente(paciente_id: string, limit = RECENTES): Promise<Triagem[]> {
  const { pk } = triagemKey(paciente_id, '', '')
  const items = await query({ pk, prefix: TRIAGENS, newestFirst: true, limit })
  return items.map((item) => z.parse(triagemSchema, item))
}

/** The triage a consultation was asked with and everything the patient did since, newest first. */
export async function desde(paciente_id: string, triagem_id: string): Promise<Triagem[]> {
  const { pk } = triagemKey(paciente_id, '', '')
  const todas = (await query({ pk, prefix: TRIAGENS, newestFirst: true })).map((item) =>
    z.parse(triagemSchema, item),
  )
  const place = todas.findIndex(({ id }) => id === triagem_id)
  return place < 0 ? [] : todas.slice(0, place + 1)
}

/** Stores a triage, for good; it becomes the patient's newest. */
export const guardar = (triagem: Triagem): Promise<void> =>
  write(
    put(itemOf(triagem), NEW),
    put(
      { ...ultimaTriagemKey(triagem.paciente_id), entidade: 'ultima_triagem', triagem_id: triagem.id },
      ALWAYS,
    ),
  )

/** The item as stored. */
export const itemOf = (triagem: Triagem) => ({
  ...triagemKey(triagem.paciente_id, triagem.created_at, triagem.id),
  entidade: 'triagem',
  ...triagem,
})

/**
 * The writes by which a consultation takes a triage: once, and only while no newer one was done, so that a red flag
 * found in the same moment is never passed over.
 */
export const uso = (
  { paciente_id, created_at, id }: Pick<Triagem, 'paciente_id' | 'created_at' | 'id'>,
  consulta_id: string,
): readonly [Write, Write] => [
  update(triagemKey(paciente_id, created_at, id), { set: { consulta_id } }, { id, consulta_id: null }),
  check(ultimaTriagemKey(paciente_id), { triagem_id: id }),
]

const PROCURADAS = 100

/** One triage of a patient; a consultation's is among the newest when it is asked for. */
export const deId = async (paciente_id: string, id: string): Promise<Triagem | undefined> =>
  (await doPaciente(paciente_id, PROCURADAS)).find((triagem) => triagem.id === id)

/** The doctor's word on the triage of a consultation. */
export async function avaliacaoDe(consulta_id: string): Promise<Avaliacao | undefined> {
  const item = await get(avaliacaoDaTriagemKey(consulta_id))
  return item && z.parse(avaliacaoSchema, item)
}

/** Keeps the doctor's word; a later one takes its place, on the condition that nothing else did meanwhile. */
export const avaliar = (avaliacao: Avaliacao, anterior: Avaliacao | undefined): Promise<void> =>
  write(
    put(
      {
        ...avaliacaoDaTriagemKey(avaliacao.consulta_id),
        entidade: 'avaliacao_da_triagem',
        ...avaliacao,
      },
      anterior ? { avaliada_em: anterior.avaliada_em } : NEW,
    ),
  )
