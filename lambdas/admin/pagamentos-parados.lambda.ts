import { ATOS_NO_PAGAMENTO } from '#domain/admin/atos.ts'
import { pagamentosParados } from '#domain/admin/contract-atos.ts'
import { decide } from '#domain/base/maquina.ts'
import { somar } from '#domain/pagamento/livro.ts'
import { pagamentoMachine } from '#domain/pagamento/machine.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'

/** Payments that wait for somebody, with what may be done about each. */
export const handler = semLimite(pagamentosParados, async () => {
  const parados = await pagamentos.parados()
  return {
    pagamentos: await Promise.all(
      parados.map(async (pagamento) => ({
        consulta_id: pagamento.consulta_id,
        status: pagamento.status,
        motivo_recusa: pagamento.motivo_recusa ?? null,
        tentativas: pagamento.tentativas,
        retido: somar(await pagamentos.livro(pagamento.consulta_id)).retido,
        capture_before: pagamento.capture_before ?? null,
        desde: pagamento.updated_at,
        proxima_tentativa: pagamento.vence_em ?? null,
        atos: ATOS_NO_PAGAMENTO.filter((ato) => decide(pagamentoMachine, pagamento.status, ato, 'admin').ok),
      })),
    ),
  }
})
