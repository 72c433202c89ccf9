import { reverCrm } from '#domain/medico/contract-crm.ts'
import { ConselhoIndisponivel } from '#lambdas/providers/conselho.ts'
import { registroMedicoAgora } from '#lambdas/providers/registro-medico.ts'
import { eachAlone, schedule } from '#lambdas/runtime/schedule.ts'
import { adiar, vencidos } from '#lambdas/store/crm.ts'
import { conferir } from '#lambdas/store/crm-conferencia.ts'
import * as medicos from '#lambdas/store/medicos.ts'

/**
 * Asks the council anew about every doctor whose day is over (estados §2). While it is away nothing is known against
 * anybody: the first who could not be asked is put off, the others keep their turn.
 */
export const handler = schedule(reverCrm, async ({ now }) => {
  let fora = false
  await eachAlone(await vencidos(now), async (id) => {
    if (fora) return
    const medico = await medicos.find(id)
    if (!medico) return
    try {
      await conferir(id, await registroMedicoAgora(medico, now), now)
    } catch (error) {
      if (error instanceof ConselhoIndisponivel) {
        fora = true
        await adiar(id, now)
      }
      throw error
    }
  })
})
