import { DomainError } from '#domain/base/erros.ts'
import type { PagamentoAto } from '#domain/pagamento/machine.ts'
import type { Pagamento } from '#domain/pagamento/pagamento.ts'
import { type Intencao, lerIntencao } from '#lambdas/providers/cartao.ts'
import { metrics } from '#lambdas/runtime/log.ts'
import { vencimento } from '#lambdas/runtime/prazos.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import {
  type Acompanha,
  agir,
  agirNoPagamento,
  anotar,
  type Atual,
  ler,
  repetir,
} from '#lambdas/store/consulta-e-pagamento.ts'
import { lancamentosQueFaltam } from './fatos.ts'

/** A payment that exists, with its consultation. */
export type ComPagamento = Atual & { readonly pagamento: Pagamento }

interface Conciliado {
  readonly atual: ComPagamento
  readonly intencao: Intencao
}

/**
 * Brings the stored payment to what the provider says about its intent now. The order and number of notices do not
 * matter: only what is re-read counts, and a repeat changes nothing.
 * @throws DomainError nao_encontrado, provedor_indisponivel
 */
export const conciliar = (consulta_id: string, agora: Date): Promise<Conciliado> =>
  repetir(async () => {
    const lido = await ler(consulta_id)
    if (!lido || !hasPayment(lido)) throw new DomainError('nao_encontrado')
    const intencao = await lerIntencao(lido.pagamento.intent_id)
    return { atual: await aplicar(lido, intencao, agora), intencao }
  })

/** Writes what the provider's answer changes for this payment, if anything. @throws ConditionFailed */
export async function aplicar(atual: ComPagamento, intencao: Intencao, agora: Date): Promise<ComPagamento> {
  const ato = atoDe(atual, intencao)
  const semAto = !ato && !(atual.pagamento.status === 'falhou' && acabou(intencao))
  if (semAto) return atual
  const livro = await pagamentos.livro(atual.consulta.id)
  const lancamentos = lancamentosQueFaltam(intencao, livro, agora.toISOString())
  if (!ato) {
    // The hold ended after a refused capture: the debt stays, the money is no longer held.
    if (lancamentos.length > 0) await anotar(atual, lancamentos)
    return atual
  }
  const acompanha: Acompanha = { lancamentos, pagamento: factsOf(intencao, ato, agora) }
  const depois =
    ato === 'autorizar'
      ? await agir(atual, ato, 'provedor', agora, acompanha)
      : await agirNoPagamento(atual, ato, ato === 'trocar_cartao' ? 'paciente' : 'provedor', agora, acompanha)
  return hasPayment(depois) ? depois : atual
}

export const hasPayment = (atual: Atual): atual is ComPagamento => atual.pagamento !== null

/**
 * Nothing is held any more and nothing was kept: the hold was let go, or somebody captured at the provider and gave all
 * of it back. The intent of a charge given back goes on saying that it succeeded.
 */
export const acabou = ({ status, cobranca }: Intencao): boolean =>
  status === 'canceled' || (status === 'succeeded' && cobranca?.capturado === 0)

/** The payment's act that brings it to what the provider says; null when they already agree. */
function atoDe({ consulta, pagamento }: ComPagamento, intencao: Intencao): PagamentoAto | null {
  if (acabou(intencao)) return ENDED[pagamento.status] ?? null
  switch (intencao.status) {
    case 'requires_capture':
      if (pagamento.status === 'criado' && consulta.status === 'pending') return 'autorizar'
      // A failed payment without a reason of refusal: another card was asked for, and this authorises it.
      return pagamento.status === 'falhou' && !pagamento.motivo_recusa ? 'trocar_cartao' : null
    case 'succeeded':
      if (pagamento.status === 'a_capturar' || pagamento.status === 'falhou') return 'capturar'
      // We never capture a consultation that did not finish: somebody did at the provider, so a person must look.
      if (pagamento.status === 'autorizado' || pagamento.status === 'a_liberar')
        metrics.addMetric('CapturaInesperada', 'Count', 1)
      return null
    case 'requires_payment_method':
    case 'requires_confirmation':
    case 'requires_action':
      // Nothing is held: another card was asked for, and nobody gave one yet.
      return pagamento.status === 'a_capturar' ? 'recusar_captura' : null
    default:
      return null
  }
}

const ENDED: Partial<Record<Pagamento['status'], PagamentoAto>> = {
  criado: 'cancelar',
  autorizado: 'caducar',
  a_liberar: 'liberar',
  a_capturar: 'recusar_captura',
}

function factsOf(intencao: Intencao, ato: PagamentoAto, agora: Date): Acompanha['pagamento'] {
  // Without a reason of refusal the patient is given this same intent again, which takes a card still.
  if (ato === 'recusar_captura') return { motivo_recusa: acabou(intencao) ? 'retencao_perdida' : undefined }
  const { cobranca } = intencao
  // A hold whose end the provider does not state is taken to last as long as one usually does: it has to end some day.
  const fim = RETEM.has(ato) ? vencimento('vencimento_da_retencao', agora) : undefined
  const capture_before = cobranca?.capture_before ?? fim
  return { ...(cobranca && { charge_id: cobranca.id }), ...(capture_before && { capture_before }) }
}

/** Acts with which a card begins to be held. */
const RETEM: ReadonlySet<PagamentoAto> = new Set<PagamentoAto>(['autorizar', 'trocar_cartao'])
