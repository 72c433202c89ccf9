import { AVISOS_DO_PAGAMENTO } from '#domain/pagamento/textos.ts'
import { SOLICITACAO } from '#domain/consulta/textos.ts'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import type { ToastContent } from '../../components/toast-store.ts'
import { ApiError } from '../../lib/api.ts'

/** Why a request was not made (P §8). */
export function avisoDaSolicitacao(error: unknown): ToastContent {
  const variant = 'destructive'
  const title = SOLICITACAO.erro.titulo
  if (!(error instanceof ApiError)) return avisoOuSemRede(error, { title, description: 'Tente novamente.' })
  const { codigo, status, detail, campos } = error.problema
  if (status === 401) return { title, description: SOLICITACAO.sem_login, variant }
  if (codigo === 'consulta_bloqueada')
    return { title: AVISOS_DO_PAGAMENTO.bloqueada, description: detail, variant }
  return { title, description: campos?.[0]?.motivo ?? detail, variant }
}
