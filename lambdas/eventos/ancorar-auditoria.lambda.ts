import { horasDevidas, INICIO_DAS_ANCORAS } from '#domain/eventos/ancora.ts'
import { ancorarAuditoria } from '#domain/eventos/contract.ts'
import { schedule } from '#lambdas/runtime/schedule.ts'
import * as ancoras from '#lambdas/aws/ancoras.ts'

/** Every minute: anchors the hours that are over and are not anchored yet. */
export const handler = schedule(ancorarAuditoria, async ({ now }) => {
  let antes = await ancoras.ultima()
  for (const hora of horasDevidas(antes?.hora, now)) {
    const [cabecas, dosAtos] = await Promise.all([ancoras.cabecasDaHora(hora), ancoras.atosDaHora(hora)])
    const ancora = { hora, anterior: antes?.mac ?? INICIO_DAS_ANCORAS, cabecas, atos: dosAtos }
    const mac = await ancoras.macDa(ancora)
    antes = await ancoras.guardar({ ...ancora, mac })
  }
})
