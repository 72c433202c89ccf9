import type { Consulta } from '#domain/consulta/consulta.ts'
import * as medicos from '#lambdas/store/medicos.ts'

/** The doctor who accepted a consultation. They are verified, so the council's spelling of the name is known. */
export async function medicoDe({ id, assigned_to = '' }: Consulta) {
  const medico = await medicos.find(assigned_to)
  if (!medico?.nome_oficial) throw new Error(`The doctor of consultation ${id} has no official name`)
  return { ...medico, nome_oficial: medico.nome_oficial }
}
