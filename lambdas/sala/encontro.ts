import type { Consulta } from '#domain/consulta/consulta.ts'
import { DomainError } from '#domain/base/erros.ts'
import { pedeNovoVencimento } from '#domain/consulta/vencimento.ts'
import { type Lugar, type PapelNaSala, type Sala, seEncontraram } from '#domain/sala/sala.ts'
import { prazosDoEstagio } from '#lambdas/runtime/prazos.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import type { Participante } from './participante.ts'

const TRIES = 5

/**
 * Records what a heartbeat in the room means for the consultation, each fact once: who came, and that the two have met.
 * A doctor's heartbeat also postpones the timer that gives the consultation back; each one is stored with their place
 * in the room.
 */
export async function notar(
  { consulta, sala, papel }: Participante,
  meu: Lugar,
  outro: Lugar | undefined,
  now: Date,
): Promise<void> {
  const juntos = outro !== undefined && seEncontraram(meu, outro)
  if (falta(consulta, papel, juntos, now)) await registrar(sala, papel, juntos, now)
}

function falta(consulta: Consulta, papel: PapelNaSala, juntos: boolean, now: Date): boolean {
  if (juntos && !consulta.ambos_conectados_em) return true
  if (papel === 'paciente') return !consulta.paciente_na_sala_em
  return !consulta.medico_na_sala_em || pedeNovoVencimento(consulta, now, prazosDoEstagio())
}

/** Retries while others change the consultation. @throws DomainError transicao_invalida when this room is over */
async function registrar(sala: Sala, papel: PapelNaSala, juntos: boolean, now: Date): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const consulta = await consultas.find(sala.consulta_id)
    if (!consulta || consulta.assigned_at !== sala.aceita_em) break
    if (await consultas.conectou(consulta, papel, juntos, now)) return
  }
  throw new DomainError('transicao_invalida', { detail: 'Esta consulta não está com a sala aberta.' })
}
