import { DomainError } from '#domain/base/erros.ts'
import type { Medico } from '#domain/medico/medico.ts'
import type { StatusDaConta } from '#domain/pagamento/conta-de-recebimento.ts'
import { lerConta } from '#lambdas/providers/cartao-contas.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import { ConditionFailed } from '#lambdas/store/table.ts'

const TRIES = 8

/**
 * Reads a doctor's account at the provider and stores what it says; once it can be paid, the next scheduled round looks
 * at the waiting payouts. Both notices and requests call this, so a lost notice does no harm.
 * @throws DomainError provedor_indisponivel, conflito; Recusa when the provider does not know the account
 */
export async function atualizarConta(medico: Medico, agora: Date): Promise<StatusDaConta | undefined> {
  let atual: Medico | undefined = medico
  for (let attempt = 1; ; attempt++) {
    const conta = atual?.conta_recebimento
    if (!atual || !conta) return undefined
    const { status } = await lerConta(conta.id)
    try {
      await medicos.guardarConta(atual, { id: conta.id, status, lida_em: agora.toISOString() }, agora)
      // Every time, not only on the change: a crash right after it was stored must not leave payouts waiting.
      if (status.ready_to_receive) await pagamentos.adiantarRepasses(atual.id, agora)
      return status
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      if (attempt === TRIES) throw new DomainError('conflito')
      atual = await medicos.find(medico.id)
      // Whoever asked the provider after us has newer data, and has brought the payouts forward.
      const deles = atual?.conta_recebimento
      if (deles?.status && deles.id === conta.id && (deles.lida_em ?? '') >= agora.toISOString())
        return deles.status
      // Something else was stored meanwhile: read again, so that an older answer never overwrites a newer one.
    }
  }
}
