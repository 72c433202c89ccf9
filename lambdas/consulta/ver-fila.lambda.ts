import { verFila } from '#domain/consulta/contract.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import { prazo } from '#lambdas/runtime/prazos.ts'
import { logger } from '#lambdas/runtime/log.ts'
import type { NaFila } from '#lambdas/store/consultas.ts'
import { oferecidasA } from '#lambdas/consulta/store/oferecidas.ts'
import { situacaoDaFilaKey } from '#lambdas/store/keys.ts'
import { chavesDaLinha, chavesDe, linhaDe, recusaDe } from '#lambdas/store/linhas-da-fila.ts'
import { livresEm } from '#lambdas/store/situacao-da-fila.ts'
import { getAll, type Item } from '#lambdas/store/table.ts'
import * as vistas from '#lambdas/store/vistas-na-fila.ts'

/** A patient, a summary and whether they were seen before are read for each row, in requests of at most 100 items. */
const PAGE = 50

/**
 * Who waits in a specialty and is offered to them (decision 033), for its verified doctors while they are in that queue and
 * in no consultation. Every page read is logged; the first time a doctor sees somebody also goes into that patient's access log (estados §3, decision 011).
 */
export const handler = semLimite(
  verFila,
  async ({ especialidade }, { actor, now, lidos }) => {
    const recusa = recusaDe(lidos, especialidade, now)
    if (recusa) throw recusa
    // The clock that announced a further group may be ahead of this one: whoever was told must find the row here.
    const folga = new Date(now.getTime() + prazo('tolerancia_de_rede'))
    const fila = await oferecidasA(actor.id, especialidade, livresEm(lidos[3], now), folga)
    const offered = fila.slice(0, PAGE)
    if (offered.length === 0) return { consultas: [] }
    const lidas = await ler(offered, actor.id)
    const em = now.toISOString()
    await Promise.all(
      lidas
        .filter(({ vista }) => !vista)
        .map(async ({ consulta: { id, paciente_id } }) =>
          vistas.anotar({ consulta_id: id, paciente_id, em }, [actor.id]),
        ),
    )
    logger.info('Queue page read', { medico_id: actor.id, consultas: offered.map(({ id }) => id) })
    return {
      consultas: lidas
        .map(({ consulta, daLinha }) => linhaDe(consulta, daLinha, now))
        .filter((linha) => linha !== undefined),
    }
  },
  ({ especialidade }, id) => [...chavesDe(id, especialidade), situacaoDaFilaKey(especialidade)],
)

interface Lida {
  readonly consulta: NaFila
  readonly daLinha: readonly (Item | undefined)[]
  readonly vista: boolean
}

async function ler(offered: readonly NaFila[], medico_id: string): Promise<Lida[]> {
  // Eventual consistency is enough: the queue itself may be a moment old, and a sighting that is missed here is still
  // stored only once.
  const itens = await getAll(
    [...offered.map(({ id }) => vistas.chaveDaVista(id, medico_id)), ...offered.flatMap(chavesDaLinha)],
    { consistent: false },
  )
  return offered.map((consulta, index) => ({
    consulta,
    vista: vistas.viu(itens[index], medico_id),
    daLinha: itens.slice(offered.length + 2 * index, offered.length + 2 * (index + 1)),
  }))
}
