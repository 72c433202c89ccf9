import { verFila } from '#domain/consulta/contract.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import { prazo } from '#lambdas/runtime/prazos.ts'
import { logger } from '#lambdas/runtime/log.ts'
import type { NaFila } from '#lambdas/store/consultas.ts'
import { oferecidasA } from '#lambdas/consulta/store/oferecidas.ts'
import { situacaoDaFilaKey } from '#lambdas/store/keys.ts'
import { chavesDaLinha, chavesDe, linhaDe, recusaDe } from '#lambdas/consulta/store/linhas-da-fila.ts'
import { livresEm } from '#lambdas/consulta/store/situacao-da-fila.ts'
import { type Found, getAll } from '#lambdas/store/table.ts'
import * as vistas from '#lambdas/consulta/store/vistas-na-fila.ts'

/**
 * A patient, a summary, how much was sent and whether they were seen before are read for each row, in requests of at
 * most 100 items.
 */
const PAGE = 50

/**
 * Who waits in a specialty and is offered to them (decision 033), for its verified doctors while they are in that
 * queue and in no consultation. Every page read is logged; the first time a doctor sees somebody also goes into that
 * patient's access log (estados §3, decision 011).
 */
export const handler = semLimite(
  verFila,
  async ({ especialidade }, { actor, now, lidos }) => {
    const recusa = recusaDe(actor.id, especialidade, lidos, now)
    if (recusa) throw recusa
    // The clock that announced a further group may be ahead of this one: whoever was told must find the row here.
    const folga = new Date(now.getTime() + prazo('tolerancia_de_rede'))
    const livres = livresEm(lidos(situacaoDaFilaKey(especialidade)), now)
    const fila = await oferecidasA(actor.id, especialidade, livres, folga)
    const offered = fila.slice(0, PAGE)
    if (offered.length === 0) return { consultas: [] }
    const daPagina = await ler(offered, actor.id)
    const em = now.toISOString()
    await Promise.all(
      offered
        .filter(({ id }) => !vistas.viu(daPagina(vistas.chaveDaVista(id, actor.id)), actor.id))
        .map(async ({ id, paciente_id }) => vistas.anotar({ consulta_id: id, paciente_id, em }, [actor.id])),
    )
    logger.info('Queue page read', { medico_id: actor.id, consultas: offered.map(({ id }) => id) })
    return {
      consultas: offered
        .map((consulta) => linhaDe(consulta, daPagina, now))
        .filter((linha) => linha !== undefined),
    }
  },
  ({ especialidade }, id) => [...chavesDe(id, especialidade), situacaoDaFilaKey(especialidade)],
)

// Eventual consistency is enough: the queue itself may be a moment old, and a sighting that is missed here is still
// stored only once.
const ler = (offered: readonly NaFila[], medico_id: string): Promise<Found> =>
  getAll(
    offered.flatMap((consulta) => [vistas.chaveDaVista(consulta.id, medico_id), ...chavesDaLinha(consulta)]),
    { consistent: false },
  )
