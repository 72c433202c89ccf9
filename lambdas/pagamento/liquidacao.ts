import { type Lancamento, lancarTodos } from '#domain/pagamento/livro.ts'
import type { Pagamento } from '#domain/pagamento/pagamento.ts'
import { PRECOS } from '#domain/pagamento/precos.ts'
import { capturar, contaPronta, liberar, Recusa, repassar } from '#lambdas/providers/cartao.ts'
import { logger, metrics } from '#lambdas/runtime/log.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { agirNoPagamento } from '#lambdas/store/consulta-e-pagamento.ts'
import { ConditionFailed } from '#lambdas/store/table.ts'
import { aplicar, type ComPagamento, conciliar } from './conciliacao.ts'

const STEPS = 8

/**
 * Carries a payment as far as it can go now: captures, releases, pays out. Every step re-reads, is done once at the
 * provider by its idempotency key and once in the table by its condition, so crashes and repeats change nothing.
 * @throws DomainError provedor_indisponivel: nothing was lost, it is tried again
 */
export async function liquidar(consulta_id: string, agora: Date): Promise<Pagamento['status']> {
  for (let step = 1; ; step++) {
    const { atual, intencao } = await conciliar(consulta_id, agora)
    // What somebody captured at the provider cannot be let go: it waits until they give it back there.
    const cobrado = atual.pagamento.status === 'a_liberar' && intencao.status === 'succeeded'
    const moved = !cobrado && (await advance(atual, agora))
    if (!moved || step === STEPS) return atual.pagamento.status
  }
}

/** One step; true when another may follow. A concurrent change counts as a step too. */
async function advance(atual: ComPagamento, agora: Date): Promise<boolean> {
  try {
    switch (atual.pagamento.status) {
      case 'a_capturar':
        return await capture(atual, agora)
      case 'a_liberar':
        return await release(atual, agora)
      case 'capturado':
        await agirNoPagamento(atual, 'agendar_repasse', 'sistema', agora, {
          pagamento: { medico_id: atual.consulta.assigned_to },
        })
        return true
      case 'a_repassar':
        return await payOut(atual, agora)
      default:
        return false
    }
  } catch (error) {
    if (error instanceof ConditionFailed) return true
    throw error
  }
}

async function capture(atual: ComPagamento, agora: Date): Promise<boolean> {
  const { intent_id, tentativas } = atual.pagamento
  try {
    await aplicar(atual, await capturar(intent_id, tentativas), agora)
    return true
  } catch (error) {
    if (!(error instanceof Recusa)) throw error
    if (error.codigo === UNEXPECTED) return true
    metrics.addMetric('CapturaRecusada', 'Count', 1)
    await agirNoPagamento(atual, 'recusar_captura', 'provedor', agora, {
      pagamento: { motivo_recusa: error.codigo },
    })
    return false
  }
}

async function release(atual: ComPagamento, agora: Date): Promise<boolean> {
  try {
    await aplicar(atual, await liberar(atual.pagamento.intent_id), agora)
    return false
  } catch (error) {
    if (error instanceof Recusa && error.codigo === UNEXPECTED) return true
    throw error
  }
}

/**
 * Pays the doctor. The payout waits, without a time limit, until the doctor's account is ready, and while the operator
 * keeps them blocked: what was paid out cannot be given back to the patient.
 * @throws Error when the ledger has no capture to pay it from
 */
async function payOut(atual: ComPagamento, agora: Date): Promise<boolean> {
  const { consulta_id, medico_id, charge_id, repasses_recusados: tentativa = 0 } = atual.pagamento
  const conta = medico_id && (await medicos.find(medico_id))?.conta_recebimento?.id
  if (!conta || !charge_id || !(await contaPronta(conta))) return false
  if ((await usuarios.find(medico_id))?.bloqueado_em !== undefined) return false
  const repassado = (id: string): Lancamento => ({
    id: `repassado#${id}`,
    tipo: 'repassado',
    valor: PRECOS.repasse,
    em: agora.toISOString(),
  })
  const livro = await pagamentos.livro(consulta_id)
  const feito = livro.some(({ tipo }) => tipo === 'repassado')
  // Somebody was faster since the payment was read; a payout behind a payment that still waits is told below.
  if (feito && (await pagamentos.find(consulta_id))?.status !== 'a_repassar') return true
  // Before any money leaves: checks that no more is paid out than the ledger shows as captured and not yet paid out.
  lancarTodos(livro, [repassado(consulta_id)])
  try {
    const transfer_id = await repassar({ consulta_id, conta, cobranca: charge_id, tentativa })
    await agirNoPagamento(atual, 'repassar', 'provedor', agora, {
      pagamento: { transfer_id },
      lancamentos: [repassado(transfer_id)],
    })
  } catch (error) {
    if (!(error instanceof Recusa)) throw error
    logger.error('Payout refused', { consulta_id, codigo: error.codigo })
    metrics.addMetric('RepasseRecusado', 'Count', 1)
    await pagamentos.contarRepasseRecusado(atual.pagamento, error.codigo)
  }
  return false
}

/** The intent is already in a later state: the next reading tells which. */
const UNEXPECTED = 'payment_intent_unexpected_state'

/** Schedules another look; the longer a payment waits, the rarer: from every minute up to every `maxima`. */
export async function olharDepois(consulta_id: string, agora: Date, maxima: number): Promise<void> {
  const pagamento = await pagamentos.find(consulta_id)
  if (!pagamento?.vence_em || pagamento.vence_em > agora.toISOString()) return
  const idade = agora.getTime() - Date.parse(pagamento.updated_at)
  const espera = Math.min(Math.max(idade, MINUTE), maxima)
  await pagamentos.adiar(pagamento, new Date(agora.getTime() + espera))
}
const MINUTE = 60_000
