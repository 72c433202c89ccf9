import { DomainError } from '#domain/erros.ts'
import type { Medico } from '#domain/medico/medico.ts'
import type { StatusDaConta } from '#domain/pagamento/conta.ts'
import { lerConta } from '#lambdas/providers/cartao-contas.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import { ConditionFailed } from '#lambdas/store/table.ts'

const TRIES = 8

/**
 * Reads a doctor's account at the provider and stores what it says; once it can be paid, waiting payouts are looked at
 * with the next round. Called by a notice, and by whoever asks, so that a lost notice costs nothing.
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
      // Every time, not only on the change: a crash right after it was stored must not leave payouts behind.
      if (status.ready_to_receive) await pagamentos.adiantarRepasses(atual.id, agora)
      return status
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      if (attempt === TRIES) throw new DomainError('conflito')
      atual = await medicos.find(medico.id)
      // Who asked the provider after us knows as much, and has brought the payouts forward.
      const deles = atual?.conta_recebimento
      if (deles?.status && deles.id === conta.id && (deles.lida_em ?? '') >= agora.toISOString())
        return deles.status
      // Anything else was stored meanwhile: read again, so that an older reading never stands over a newer one.
    }
  }
}
