import * as z from 'zod/mini'
import { type Triagem, triagemSchema } from '#domain/triagem/triagem.ts'
import { type Avaliacao, avaliacaoSchema } from '#domain/triagem/avaliacao.ts'
import { avaliacaoDaTriagemKey, TRIAGENS, triagemKey, ultimaTriagemKey } from '../../store/keys.ts'
import { check, ConditionFailed, get, NEW, put, query, update, type Write, write } from '../../store/table.ts'

const RECENTES = 10

/** A patient's last triages, newest first. */
export async function doPaciente(paciente_id: string, limit = RECENTES): Promise<Triagem[]> {
  const { pk } = triagemKey(paciente_id, '', '')
  const items = await query({ pk, prefix: TRIAGENS, newestFirst: true, limit })
  return items.map((item) => z.parse(triagemSchema, item))
}

/** The triage of a consultation and everything the patient did since, newest first. */
export async function desde(paciente_id: string, triagem_id: string): Promise<Triagem[]> {
  const { pk } = triagemKey(paciente_id, '', '')
  const todas = (await query({ pk, prefix: TRIAGENS, newestFirst: true })).map((item) =>
    z.parse(triagemSchema, item),
  )
  const place = todas.findIndex(({ id }) => id === triagem_id)
  return place < 0 ? [] : todas.slice(0, place + 1)
}

/** The same answers within this time count as one act: a double tap or a repeated request. */
const MESMO_ATO_MS = 2 * 60 * 1000
const TENTATIVAS = 6

const ponteiroSchema = z.object({
  triagem_id: z.string(),
  em: z.optional(z.string()),
  ato: z.optional(z.string()),
})

/** The stored triage of this act, if it is the patient's newest and no consultation uses it. */
export async function feita(paciente_id: string, ato: string, agora: Date): Promise<Triagem | undefined> {
  return (await ultima(paciente_id, ato, agora.toISOString())).mesma
}

/** What the pointer to the newest triage says, and that triage when it belongs to the same act. */
async function ultima(paciente_id: string, ato: string, agora: string) {
  const item = await get(ultimaTriagemKey(paciente_id))
  const ponteiro = item && z.parse(ponteiroSchema, item)
  if (ponteiro?.em === undefined || ponteiro.ato !== ato) return { ponteiro }
  if (Date.parse(agora) - Date.parse(ponteiro.em) > MESMO_ATO_MS) return { ponteiro }
  const guardada = await get(triagemKey(paciente_id, ponteiro.em, ponteiro.triagem_id))
  const triagem = guardada && z.parse(triagemSchema, guardada)
  return triagem?.consulta_id === null ? { ponteiro, mesma: triagem } : { ponteiro }
}

/**
 * Stores a triage permanently and answers the one that represents the act: of several requests with the same answers
 * the first is kept. It becomes the patient's newest, both in the pointer and by its instant: two that come together
 * are stored one after the other.
 */
export async function guardar(triagem: Triagem, ato = triagem.id): Promise<Triagem> {
  const { paciente_id, id: triagem_id } = triagem
  for (let tentativa = 1; ; tentativa++) {
    const { ponteiro, mesma } = await ultima(paciente_id, ato, triagem.created_at)
    if (mesma) return mesma
    const em = depoisDe(ponteiro?.em, triagem.created_at)
    const nova = { ...triagem, created_at: em }
    try {
      await write(
        put(itemOf(nova), NEW),
        put(
          { ...ultimaTriagemKey(paciente_id), entidade: 'ultima_triagem', triagem_id, em, ato },
          ponteiro ? { triagem_id: ponteiro.triagem_id } : NEW,
        ),
      )
      return nova
    } catch (error) {
      if (!(error instanceof ConditionFailed) || tentativa === TENTATIVAS) throw error
    }
  }
}

/** This instant, or one millisecond after the newest triage if that is later. */
const depoisDe = (ultima: string | undefined, em: string): string =>
  ultima !== undefined && ultima >= em ? new Date(Date.parse(ultima) + 1).toISOString() : em

/** The item as stored. */
export const itemOf = (triagem: Triagem) => ({
  ...triagemKey(triagem.paciente_id, triagem.created_at, triagem.id),
  entidade: 'triagem',
  ...triagem,
})

/**
 * The writes by which a consultation takes a triage: once, and only while no newer one exists, so that a red flag found
 * at the same moment is never bypassed.
 */
export const usoWrites = (
  { paciente_id, created_at, id }: Pick<Triagem, 'paciente_id' | 'created_at' | 'id'>,
  consulta_id: string,
): readonly [Write, Write] => [
  update(triagemKey(paciente_id, created_at, id), { set: { consulta_id } }, { id, consulta_id: null }),
  check(ultimaTriagemKey(paciente_id), { triagem_id: id }),
]

const PROCURADAS = 100

/** One triage of a patient; a consultation's triage is among the newest when it is looked for. */
export const deId = async (paciente_id: string, id: string): Promise<Triagem | undefined> =>
  (await doPaciente(paciente_id, PROCURADAS)).find((triagem) => triagem.id === id)

/** The doctor's word on the triage of a consultation. */
export async function avaliacaoDe(consulta_id: string): Promise<Avaliacao | undefined> {
  const item = await get(avaliacaoDaTriagemKey(consulta_id))
  return item && z.parse(avaliacaoSchema, item)
}

/** Stores the doctor's assessment; a later one replaces it, on condition that nothing else did meanwhile. */
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
