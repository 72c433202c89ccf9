import { somaDasOpinioes } from '#domain/opiniao/contract.ts'
import { lida } from '#domain/opiniao/soma.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as opinioes from './store/opinioes.ts'

/** What the caller's patients said of them, in sum. */
export const handler = semLimite(somaDasOpinioes, async (_, { actor }) => ({
  soma: lida(await opinioes.soma(actor.id)),
}))
