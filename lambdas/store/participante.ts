import type { Consulta } from '#domain/consulta/consulta.ts'
import { type PapelNaConsulta, papelDe } from '#domain/consulta/participante.ts'
import { DomainError } from '#domain/base/erros.ts'
import * as consultas from './consultas.ts'

/** A consultation of this person, in one of these roles. @throws DomainError nao_encontrado, also when it is another's */
export async function consultaDe(
  usuario_id: string,
  consulta_id: string,
  ...papeis: readonly PapelNaConsulta[]
): Promise<Consulta> {
  const consulta = await consultas.find(consulta_id)
  const papel = consulta && papelDe(consulta, usuario_id)
  if (!consulta || !papel || !papeis.includes(papel)) throw new DomainError('nao_encontrado')
  return consulta
}
