import { correlacaoDe, type Rastro } from '#lambdas/runtime/rastro.ts'
import { consultaKey } from './keys.ts'
import { get } from './table.ts'

/**
 * The session that last moved a consultation: later news from a provider about it is logged with the same correlation
 * id.
 */
export const rastroDaConsulta = async (id: string): Promise<Pick<Rastro, 'correlation_id'>> =>
  correlacaoDe(await get(consultaKey(id)))
