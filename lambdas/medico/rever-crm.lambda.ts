import { reverCrm } from '#domain/medico/contract-crm.ts'
import { crmHabilita } from '#domain/base/crm.ts'
import type { Medico } from '#domain/medico/medico.ts'
import type { InscricaoNoConselho } from '#domain/medico/verificacao.ts'
import { ConselhoIndisponivel } from '#lambdas/providers/cfm-soap.ts'
import { comTitular, inscricaoDoMedicoAgora } from '#lambdas/providers/inscricao-do-medico.ts'
import { eachAlone, schedule } from '#lambdas/runtime/schedule.ts'
import { adiar, vencidos } from '#lambdas/store/crm.ts'
import { conferir } from '#lambdas/store/crm-conferencia.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'

/**
 * Asks the council again about every doctor whose daily check is due (estados §2). While the council is unavailable
 * nobody loses anything: the first doctor who could not be checked is postponed, the others keep their turn.
 */
export const handler = schedule(reverCrm, async ({ now }) => {
  let fora = false
  await eachAlone(await vencidos(now), async (id) => {
    if (fora) return
    const medico = await medicos.find(id)
    if (!medico) return
    try {
      await conferir(id, await conferido(medico, now), now)
    } catch (error) {
      if (error instanceof ConselhoIndisponivel) {
        fora = true
        await adiar(id, now)
      }
      throw error
    }
  })
})

/** That the CRM is this doctor's was proven when it was confirmed; until then that is asked too. */
async function conferido(medico: Medico, now: Date): Promise<InscricaoNoConselho | null> {
  const inscricao = await inscricaoDoMedicoAgora(medico, now)
  if (crmHabilita(medico.status_crm)) return inscricao
  const perfil = await usuarios.find(medico.id)
  return perfil ? comTitular(inscricao, medico, perfil, now) : inscricao
}
