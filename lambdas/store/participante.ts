import type { Consulta } from '#domain/consulta/consulta.ts'
import { consultaMachine } from '#domain/consulta/machine.ts'
import { type PapelNaConsulta, papelDe } from '#domain/consulta/participante.ts'
import { DomainError } from '#domain/base/erros.ts'
import { isTerminal } from '#domain/base/maquina.ts'
import * as consultas from './consultas.ts'
import * as vinculos from './vinculos.ts'

/**
 * Which participant this person is now; null for anybody else. Who asked for a dependant is one until the consultation
 * ends, and afterwards for as long as they answer for the dependant.
 */
export async function papelNa(consulta: Consulta, usuario_id: string): Promise<PapelNaConsulta | null> {
  const papel = papelDe(consulta, usuario_id)
  const { responsavel_id, paciente_id, status } = consulta
  if (papel !== 'paciente' || responsavel_id === undefined || !isTerminal(consultaMachine, status))
    return papel
  return (await vinculos.vigente(responsavel_id, paciente_id, new Date())) ? papel : null
}

/**
 * A consultation of this person, in one of these roles. @throws DomainError nao_encontrado, also when it is another's
 */
export async function consultaDe(
  usuario_id: string,
  consulta_id: string,
  ...papeis: readonly PapelNaConsulta[]
): Promise<Consulta> {
  const consulta = await consultas.find(consulta_id)
  const papel = consulta && (await papelNa(consulta, usuario_id))
  if (!consulta || !papel || !papeis.includes(papel)) throw new DomainError('nao_encontrado')
  return consulta
}
