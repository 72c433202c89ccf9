import { reconciliar } from '#domain/consulta/contract.ts'
import { eachAlone, schedule } from '#lambdas/runtime/schedule.ts'
import { dueUntil } from '#lambdas/store/vencimentos.ts'
import { vencer } from './vencidas.ts'

/** Every minute: whatever fell due on a consultation, whether or not a workflow was punctual. */
export const handler = schedule(reconciliar, async ({ now }) => {
  await eachAlone(await dueUntil('consulta', now), ({ id }) => vencer(String(id), now))
})
