import { retomarAssinaturas } from '#domain/documento/contract.ts'
import { eachAlone, schedule } from '#lambdas/runtime/schedule.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import { assinarDocumento } from './assinatura.ts'

/**
 * Every minute: whatever is still to be signed and due, whether or not its event came. While the provider is away one
 * document asks for all: the others stay due.
 */
export const handler = schedule(retomarAssinaturas, async ({ now }) => {
  let fora = false
  await eachAlone(await documentos.aAssinar(now), async ({ id }) => {
    if (!fora) fora = (await assinarDocumento(id, now)) === 'indisponivel'
  })
})
