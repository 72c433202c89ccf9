import type { Consulta } from '#domain/consulta/consulta.ts'
import { DomainError } from '#domain/base/erros.ts'
import { type PapelNaSala, podeProcurarCaminho, type Sala, salaDe } from '#domain/sala/sala.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import { papelNa } from '#lambdas/store/participante.ts'

export interface Participante {
  readonly consulta: Consulta
  readonly sala: Sala
  readonly papel: PapelNaSala
}

/**
 * A participant of the call of this consultation: its patient or its doctor, from the acceptance to the end. Somebody
 * else's consultation answers as a missing one.
 * @throws DomainError nao_encontrado, transicao_invalida
 */
export async function participanteDe(consulta_id: string, usuario_id: string): Promise<Participante> {
  const { consulta, papel } = await dosDois(consulta_id, usuario_id)
  const sala = salaDe(consulta)
  if (!sala) throw fechada()
  return { consulta, sala, papel }
}

/**
 * Checks that the way to the relays may be looked for in this consultation.
 * @throws DomainError nao_encontrado, transicao_invalida
 */
export async function exigirCaminho(consulta_id: string, usuario_id: string): Promise<void> {
  const { consulta } = await dosDois(consulta_id, usuario_id)
  if (!podeProcurarCaminho(consulta)) throw fechada()
}

async function dosDois(consulta_id: string, usuario_id: string) {
  const consulta = await consultas.find(consulta_id)
  const papel = consulta && (await papelNa(consulta, usuario_id))
  if (!consulta || !papel) throw new DomainError('nao_encontrado')
  return { consulta, papel }
}

const fechada = (): DomainError =>
  new DomainError('transicao_invalida', { detail: 'Esta consulta não está com a sala aberta.' })
