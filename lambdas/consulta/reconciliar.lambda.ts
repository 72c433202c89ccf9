import { reconciliar } from '#domain/consulta/contract.ts'
import { eachAlone, schedule } from '#lambdas/runtime/schedule.ts'
import { vencidos } from '#lambdas/registro/store/registros.ts'
import { vencer as vencerRegistro } from '#lambdas/registro/vencidos.ts'
import { dueUntil } from '#lambdas/store/vencimentos.ts'
import { vencer } from './vencidas.ts'

/** Every minute: whatever fell due on a consultation, whether or not a workflow was punctual, and on its record. */
export const handler = schedule(reconciliar, async ({ now }) => {
  await eachAlone(await dueUntil('consulta', now), ({ id }) => vencer(String(id), now))
  await eachAlone(await vencidos(now), (registro) => vencerRegistro(registro, now))
})
