import type { Consulta } from '#domain/consulta/consulta.ts'
import { contaDoPaciente } from '#domain/consulta/participante.ts'
import type { Vinculo } from '#domain/dependente/vinculo.ts'
import * as consultas from './consultas.ts'

/**
 * The consultations an account asked for, and pays: its own, and those of the dependants it answers for or once did,
 * which lie under the dependant (decision 038).
 * @param vinculos every bond of this account
 * @param limite at most so many of each person
 */
export async function daConta(
  usuario_id: string,
  vinculos: readonly Vinculo[],
  limite?: number,
): Promise<Consulta[]> {
  const pacientes = new Set([usuario_id, ...vinculos.map(({ dependente_id }) => dependente_id)])
  const listas = await Promise.all([...pacientes].map((id) => consultas.byPaciente(id, limite)))
  return listas.flat().filter((consulta) => contaDoPaciente(consulta) === usuario_id)
}
