import type { Consulta } from '#domain/consulta/consulta.ts'
import { DomainError } from '#domain/erros.ts'
import { type Lugar, type PapelNaSala, type Sala, seEncontraram } from '#domain/sala/sala.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import type { Participante } from './participante.ts'

const TRIES = 5

/**
 * What a sign of life in the room says of the consultation, written once each: who came, and that the two have met.
 * The doctor's moves the timer that gives the consultation back, so each one counts.
 */
export async function notar(
  { consulta, sala, papel }: Participante,
  meu: Lugar,
  outro: Lugar | undefined,
  now: Date,
): Promise<void> {
  const juntos = outro !== undefined && seEncontraram(meu, outro)
  if (falta(consulta, papel, juntos)) await registrar(sala, papel, juntos, now)
}

const falta = (consulta: Consulta, papel: PapelNaSala, juntos: boolean): boolean =>
  papel === 'medico' || !consulta.paciente_na_sala_em || (juntos && !consulta.ambos_conectados_em)

/** Whoever else changes the consultation. @throws DomainError transicao_invalida when this room is over */
async function registrar(sala: Sala, papel: PapelNaSala, juntos: boolean, now: Date): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const consulta = await consultas.find(sala.consulta_id)
    if (!consulta || consulta.assigned_at !== sala.aceita_em) break
    if (await consultas.conectou(consulta, papel, juntos, now)) return
  }
  throw new DomainError('transicao_invalida', { detail: 'Esta consulta não está com a sala aberta.' })
}
