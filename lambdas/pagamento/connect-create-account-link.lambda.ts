import { DomainError } from '#domain/base/erros.ts'
import type { Medico } from '#domain/medico/medico.ts'
import { connectCreateAccountLink } from '#domain/pagamento/contract.ts'
import { Recusa } from '#lambdas/providers/cartao.ts'
import { criarConta, linkDaConta } from '#lambdas/providers/cartao-contas.ts'
import { env } from '#lambdas/runtime/env.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { ConditionFailed } from '#lambdas/store/table.ts'

/** The link to the provider's own form for the caller's account, which is created when there is none (D §2.5, §7.1). */
export const handler = http(connectCreateAccountLink, async ({ user_id, email }, { actor, now }) => {
  if (user_id !== actor.id || email.trim().toLowerCase() !== actor.perfil.email)
    throw new DomainError('nao_encontrado')
  const medico = await medicos.find(actor.id)
  if (!medico) throw new DomainError('nao_encontrado')
  const volta = `${env('ORIGEM')}/onboarding-medico?step=5`
  try {
    const conta = medico.conta_recebimento?.id ?? (await abrir(medico, actor.perfil.email, now))
    return { url: await linkDaConta(conta, { volta, renovar: volta }) }
  } catch (error) {
    if (!(error instanceof Recusa)) throw error
    throw new DomainError('conflito', {
      detail: 'O Stripe não abriu o formulário desta conta. Fale com o suporte.',
    })
  }
})

/** Two tabs end up with one account: the provider answers both with the same one, and the first stored id stays. */
async function abrir(medico: Medico, email: string, agora: Date): Promise<string> {
  const id = await criarConta({ id: medico.id, email }, agora)
  try {
    await medicos.abrirConta(medico.id, { id }, agora)
    return id
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    return (await medicos.find(medico.id))?.conta_recebimento?.id ?? id
  }
}
