import * as z from 'zod/mini'
import type { Consulta } from '../consulta/consulta.ts'
import { contaDoPaciente } from '../consulta/participante.ts'
import { CONSULTA_ABERTA, type ConsultaStatus, MEDICO_OCUPADO } from '../consulta/status.ts'

/** The two who may be in a room. */
export const PAPEIS_NA_SALA = ['paciente', 'medico'] as const
export type PapelNaSala = (typeof PAPEIS_NA_SALA)[number]

export const outroPapel = (papel: PapelNaSala): PapelNaSala => (papel === 'medico' ? 'paciente' : 'medico')

/**
 * A room is of one acceptance: its two people, until it is given back or ends. With another doctor, or with the same
 * one again, it is another room, and nobody has a place in it yet.
 */
export interface Sala {
  readonly consulta_id: string
  /** When the consultation was accepted. */
  readonly aceita_em: string
  readonly paciente: string
  readonly medico: string
}

/** The room of a consultation as it is now; undefined while nobody has accepted it, and once it has ended. */
export function salaDe(
  consulta: Pick<
    Consulta,
    'id' | 'status' | 'paciente_id' | 'responsavel_id' | 'assigned_to' | 'assigned_at'
  >,
): Sala | undefined {
  const { id, status, assigned_to, assigned_at } = consulta
  if (!salaAberta(status) || !assigned_to || !assigned_at) return undefined
  return { consulta_id: id, aceita_em: assigned_at, paciente: contaDoPaciente(consulta), medico: assigned_to }
}

/**
 * Whether the way to the relays may be looked for: by the two of an open room, and before that by its patient, who
 * waits in the queue and tries it.
 */
export const podeProcurarCaminho = (consulta: Parameters<typeof salaDe>[0]): boolean =>
  consulta.status === 'queued' || salaDe(consulta) !== undefined

/** One of the two places of a room: the connection its participant is on. The newest connection takes the place. */
export const lugarSchema = z.object({
  consulta_id: z.string(),
  aceita_em: z.string(),
  papel: z.enum(PAPEIS_NA_SALA),
  usuario_id: z.string(),
  conexao_id: z.string(),
  /** The page load it is on: a line that breaks leaves the page, which comes again on another connection. */
  aba: z.optional(z.string()),
  entrou_em: z.string(),
  /** Last beat of the connection; an older place than `visto_na_sala` is empty. */
  visto_em: z.string(),
})
export type Lugar = z.output<typeof lugarSchema>

/** What stays of the place of somebody who left: no connection holds it, until they come again. */
export const lugarDeixadoSchema = z.extend(z.pick(lugarSchema, { papel: true, usuario_id: true }), {
  saiu_em: z.string(),
})
type LugarDeixado = z.output<typeof lugarDeixadoSchema>

/** Whether a place was left by the person whom the room is waiting for, and not by whoever had it before them. */
export const saiuDaSala = ({ papel, usuario_id }: LugarDeixado, sala: Sala): boolean =>
  usuario_id === sala[papel]

/**
 * Whether the two have met, asked at a sign of life of `meu`: the other one was seen after this one had come. Somebody
 * who was there before and has said nothing since may be gone without a goodbye.
 */
export const seEncontraram = (meu: Lugar, outro: Lugar): boolean => outro.visto_em >= meu.entrou_em

/**
 * Whether the connection that has a place is of this page load: its own line of before. By this a device whose line
 * comes back tells its place from the one that the person moved to meanwhile.
 */
export const daMesmaAba = (lugar: Lugar, aba: string | undefined): boolean =>
  aba !== undefined && lugar.aba === aba

/** Whether a call may be held: somebody accepted and nobody ended it. */
export const salaAberta = (status: ConsultaStatus): boolean =>
  MEDICO_OCUPADO.some((aberto) => aberto === status)

/** Whether a room may still open: the consultation goes on. */
export const salaPorVir = (status: ConsultaStatus): boolean =>
  CONSULTA_ABERTA.some((aberto) => aberto === status)

/** How somebody stands in the room, as the server says it to their connection (`sala.status`). */
export const situacaoNaSalaSchema = z.object({
  consulta_id: z.string(),
  /** `assumida`: the same person entered from another tab or device, and is there now. */
  situacao: z.enum(['dentro', 'assumida', 'fora']),
  papel: z.enum(PAPEIS_NA_SALA),
  /** The other one is in the room, as far as the server knows. */
  outro: z.boolean(),
  /** The other one hung up or closed the page: told from a line that broke, which may come back. */
  saiu: z.optional(z.literal(true)),
})
export type SituacaoNaSala = z.output<typeof situacaoNaSalaSchema>

/** The other place of a room: held by somebody who is there, left on purpose, or neither. */
export interface OutroNaSala {
  readonly lugar: Lugar | undefined
  readonly saiu: boolean
}

/** What is said to whoever is in the room, whenever they ask: a leaving they could not hear of is told then. */
export const situacaoDentro = (
  { consulta_id }: Sala,
  papel: PapelNaSala,
  { lugar, saiu }: OutroNaSala,
): SituacaoNaSala => ({
  consulta_id,
  papel,
  situacao: 'dentro',
  outro: lugar !== undefined,
  ...(saiu && { saiu }),
})
