import { liquidar as contrato } from '#domain/pagamento/contract.ts'
import { queue } from '#lambdas/runtime/stream.ts'
import { liquidar } from './liquidacao.ts'

const A_FAZER: readonly unknown[] = contrato.para['pagamento.status']

/** A payment passed to another state: what the provider must do for it is done now. */
export const handler = queue(async ({ detalhe }) => {
  if (A_FAZER.includes(detalhe.para)) await liquidar(String(detalhe.consulta_id), new Date())
})
