import { createHash } from 'node:crypto'
import { papelDe } from '#domain/consulta/participante.ts'
import { type Atual, ler } from './consulta-e-pagamento.ts'
import * as salas from './salas.ts'

/** 96 bits: only versions of one consultation are compared, and nobody chooses what they are made of. */
const COMPRIMENTO = 16

/**
 * The version of a consultation as one of its participants reads it: the same while nothing is stored that its channel
 * tells of. It is made of the records themselves, so that it costs no write. None while the consultation waits or
 * is finished: its place in the queue, and whether its doctor is free, change with the records of others.
 * @param na_sala whether the doctor is in the room, which only the patient is told
 */
export function versaoDe({ consulta, pagamento }: Atual, na_sala = false): string | undefined {
  if (consulta.status === 'queued' || consulta.status === 'finished') return undefined
  // The summary is stored beside it and never changes.
  const { triagem_resumo_ia: _resumo, ...registro } = consulta
  const guardado = Object.entries(registro)
    .filter(([, valor]) => valor !== undefined)
    .toSorted(porNome)
  const lido = JSON.stringify([guardado, pagamento?.status, na_sala])
  return createHash('sha256').update(lido).digest('base64url').slice(0, COMPRIMENTO)
}

/** What an act answers has its attributes in another order than what is read afterwards, and those it took away. */
const porNome = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1)

/** The same from what is stored now, for a participant. */
export async function versaoAgora(
  consulta_id: string,
  usuario_id: string,
  agora: Date,
): Promise<string | undefined> {
  const atual = await ler(consulta_id)
  if (!atual) return undefined
  const doPaciente = papelDe(atual.consulta, usuario_id) === 'paciente'
  return versaoDe(atual, doPaciente && (await salas.doMedico(atual.consulta, agora)).dentro)
}
