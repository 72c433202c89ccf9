import { agirNoPagamento as contrato } from '#domain/admin/contract-atos.ts'
import { DomainError } from '#domain/base/erros.ts'
import { decide } from '#domain/base/maquina.ts'
import { pagamentoMachine } from '#domain/pagamento/machine.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as atos from '#lambdas/store/atos.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import { agirNoPagamento, ler, repetir } from '#lambdas/store/consulta-e-pagamento.ts'

/**
 * An administrator closes a refused charge or has it tried again; the settlement reacts to the change of state. A
 * payout is not made here: the next scheduled round looks at it again and asks the provider.
 */
export const handler = semLimite(contrato, async ({ consulta_id, ato, motivo }, { actor, now }) =>
  repetir(async () => {
    const atual = await ler(consulta_id)
    if (!atual?.pagamento) throw new DomainError('nao_encontrado')
    const { pagamento } = atual
    if (!decide(pagamentoMachine, pagamento.status, ato, 'admin').ok)
      throw new DomainError('transicao_invalida')
    const fato = {
      ator_id: actor.id,
      acao: `pagamento_${ato}`,
      objeto: `pagamento:${consulta_id}`,
      motivo,
    } as const
    if (ato === 'repassar') {
      await atos.registrar(fato, now)
      await pagamentos.adiar(pagamento, now)
      return { status: pagamento.status }
    }
    const depois = await agirNoPagamento(atual, ato, 'admin', now, { outros: [atos.ato(fato, now)] })
    return { status: depois.pagamento?.status ?? pagamento.status }
  }),
)
