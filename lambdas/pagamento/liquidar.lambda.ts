import type { PagamentoStatus } from '#domain/pagamento/status.ts'
import { queue } from '#lambdas/runtime/stream.ts'
import { liquidar } from './liquidacao.ts'

/** States in which the card provider has to do something for us. */
const A_FAZER: readonly unknown[] = [
  'a_capturar',
  'capturado',
  'a_repassar',
  'a_liberar',
] satisfies PagamentoStatus[]

/** A payment passed to another state: what the provider must do for it is done now. */
export const handler = queue(async ({ detalhe }) => {
  if (A_FAZER.includes(detalhe.para)) await liquidar(String(detalhe.consulta_id), new Date())
})
