import * as cadastro from '#domain/cadastro/contract.ts'
import { eachAlone, schedule } from '#lambdas/runtime/schedule.ts'
import * as encerramentos from '#lambdas/cadastro/store/encerramentos.ts'
import { apagar } from './apagamento.ts'

/** Every minute: what is left of closed accounts is erased. */
export const handler = schedule(cadastro.retomarEncerramentos, async ({ now }) => {
  await eachAlone(await encerramentos.inacabados(now), async ({ usuario_id }) => apagar(usuario_id, now))
})
