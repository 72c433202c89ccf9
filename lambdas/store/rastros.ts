import { correlacaoDe, type Rastro } from '#lambdas/runtime/rastro.ts'
import { consultaKey } from './keys.ts'
import { get } from './table.ts'

/** Which session last moved a consultation: what a provider tells of it later belongs to that story. */
export const rastroDaConsulta = async (id: string): Promise<Pick<Rastro, 'correlation_id'>> =>
  correlacaoDe(await get(consultaKey(id)))
