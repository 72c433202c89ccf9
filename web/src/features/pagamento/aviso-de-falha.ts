import type { Codigo } from '#domain/base/erros.ts'
import { fraseDaRecusa } from '#domain/pagamento/recusas.ts'
import { AVISOS_DO_PAGAMENTO } from '#domain/pagamento/textos.ts'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import type { ToastContent } from '../../components/toast-store.ts'
import { ApiError, NetworkError } from '../../lib/api.ts'
import { AindaSemResposta, PagamentoEncerrado } from './confirmar-pagamento.ts'

/** The server's code of a refusal; undefined for anything else. */
export const codigoDe = (error: unknown): Codigo | undefined =>
  error instanceof ApiError ? error.problema.codigo : undefined

/** What is said of a payment that failed: 'Erro de conectividade' when it was the network (P §8). */
export const avisoDoPagamento = (error: unknown, description: string): ToastContent =>
  avisoOuSemRede(error, { title: AVISOS_DO_PAGAMENTO.erro, description })

/** Why a payment could not be authorised, in one sentence (P §8). */
export function falhaDoPagamento(error: unknown): string {
  if (error instanceof NetworkError) return error.message
  if (error instanceof PagamentoEncerrado)
    return 'Esta solicitação terminou antes da autorização. Nada foi cobrado.'
  if (error instanceof AindaSemResposta)
    return 'O banco ainda não respondeu. Nada foi cobrado: verifique novamente em instantes.'
  if (!(error instanceof ApiError)) return 'Algo deu errado. Nada foi cobrado. Tente novamente.'
  const { codigo, status, detail, recusa } = error.problema
  if (status === 401) return AVISOS_DO_PAGAMENTO.nao_autenticado
  if (codigo === 'pagamento_recusado') return fraseDaRecusa(typeof recusa === 'string' ? recusa : null)
  return detail
}

/** Why the payment could not even begin. */
export function falhaDaIntencao(error: unknown): string {
  const recusada = error instanceof ApiError && error.problema.status < 500
  return recusada || error instanceof NetworkError ? falhaDoPagamento(error) : AVISOS_DO_PAGAMENTO.intencao
}
