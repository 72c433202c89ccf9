import { prazoMs } from '#domain/base/prazos.ts'
import type { Especialidade } from '#domain/base/especialidades.ts'
import { noArco, lugarNoAnel } from '#domain/consulta/anel.ts'
import { arcoDe, partesAoAlcance } from '#domain/consulta/oferta.ts'
import { prazosDoEstagio } from '#lambdas/runtime/prazos.ts'
import * as consultas from '../../store/consultas.ts'

/**
 * Of those who wait in a specialty, the ones that are offered to this doctor while so many are free, in queue order
 * (decision 033). Only the parts of the ring are read in which such a one can be.
 */
export async function oferecidasA(
  medico_id: string,
  especialidade: Especialidade,
  livres: number,
  now: Date,
): Promise<consultas.NaFila[]> {
  const estagio = prazosDoEstagio()
  const aoAlcance = partesAoAlcance(medico_id, livres, consultas.shardCount(), estagio)
  const aTodos = new Date(now.getTime() - prazoMs('oferta_a_todos', estagio)).toISOString()
  const fila = await consultas.dosShards(especialidade, consultas.LIST_LIMIT, (shard) =>
    aoAlcance.has(shard) ? {} : { to: `${aTodos}~` },
  )
  const lugar = lugarNoAnel(medico_id)
  return fila.filter(
    (consulta) =>
      !consulta.medicos_excluidos.includes(medico_id) &&
      noArco(arcoDe(consulta, livres, now, estagio), lugar),
  )
}
