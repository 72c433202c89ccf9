import type { Consulta } from '#domain/consulta/consulta.ts'
import { DomainError } from '#domain/erros.ts'
import { type PapelNaSala, type Sala, salaDe } from '#domain/sala/sala.ts'
import { requireTier } from '#lambdas/runtime/actor.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'

export interface Participante {
  readonly consulta: Consulta
  readonly sala: Sala
  readonly papel: PapelNaSala
}

/**
 * Who may be in the call of this consultation now: its patient and its doctor, while somebody accepted it and nobody
 * ended it. Another's consultation answers as a missing one.
 * @throws DomainError nao_encontrado, transicao_invalida
 */
export async function participanteDe(consulta_id: string, usuario_id: string): Promise<Participante> {
  const consulta = await consultas.find(consulta_id)
  const papel = consulta && papelDe(consulta, usuario_id)
  if (!consulta || !papel) throw new DomainError('nao_encontrado')
  const sala = salaDe(consulta)
  if (!sala)
    throw new DomainError('transicao_invalida', { detail: 'Esta consulta não está com a sala aberta.' })
  return { consulta, sala, papel }
}

/** The account may use the product in full: what every HTTP operation of the room asks, asked of a message. */
export async function exigirConta(usuario_id: string): Promise<void> {
  const perfil = await usuarios.find(usuario_id)
  if (!perfil) throw new DomainError('perfil_inexistente')
  requireTier(perfil.access_tier, 'full')
}

function papelDe(consulta: Consulta, usuario_id: string): PapelNaSala | undefined {
  if (consulta.paciente_id === usuario_id) return 'paciente'
  return consulta.assigned_to === usuario_id ? 'medico' : undefined
}
