import { reverCrm } from '#domain/medico/contract-crm.ts'
import { crmHabilita } from '#domain/medico/crm.ts'
import type { Medico } from '#domain/medico/medico.ts'
import type { RegistroDoConselho } from '#domain/medico/verificacao.ts'
import { ConselhoIndisponivel } from '#lambdas/providers/cfm-soap.ts'
import { comTitular, registroMedicoAgora } from '#lambdas/providers/registro-medico.ts'
import { eachAlone, schedule } from '#lambdas/runtime/schedule.ts'
import { adiar, desconfiar, vencidos } from '#lambdas/store/crm.ts'
import { conferir } from '#lambdas/store/crm-conferencia.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'

/**
 * Asks the council anew about every doctor whose day is over (estados §2). While it is away nothing is known against
 * anybody: the first who could not be asked is put off, the others keep their turn. A doctor it had confirmed and now
 * does not know at all may be its own mistake: that is asked twice.
 */
export const handler = schedule(reverCrm, async ({ now }) => {
  let fora = false
  await eachAlone(await vencidos(now), async (id) => {
    if (fora) return
    const medico = await medicos.find(id)
    if (!medico) return
    try {
      const registro = await conferido(medico, now)
      if (registro === null && crmHabilita(medico.status_crm) && medico.sumiu_em === undefined)
        await desconfiar(medico, now)
      else await conferir(id, registro, now)
    } catch (error) {
      if (error instanceof ConselhoIndisponivel) {
        fora = true
        await adiar(id, now)
      }
      throw error
    }
  })
})

/** Whose the CRM is was proven when it was confirmed; until then it is asked too. */
async function conferido(medico: Medico, now: Date): Promise<RegistroDoConselho | null> {
  const registro = await registroMedicoAgora(medico, now)
  if (crmHabilita(medico.status_crm)) return registro
  const perfil = await usuarios.find(medico.id)
  return perfil ? comTitular(registro, medico, perfil, now) : registro
}
