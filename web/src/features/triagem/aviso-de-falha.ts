import { AVISOS_DA_TRIAGEM } from '#domain/triagem/textos.ts'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import type { ToastContent } from '../../components/toast-store.ts'
import { ApiError } from '../../lib/api.ts'

/** What a person reads when the triage could not be done (P §8). */
export function avisoDaFalha(error: unknown): ToastContent {
  const { titulo, descricao } = AVISOS_DA_TRIAGEM.processamento
  const variant = 'destructive'
  if (error instanceof ApiError && error.problema.status === 401)
    return {
      title: AVISOS_DA_TRIAGEM.sem_sessao.titulo,
      description: AVISOS_DA_TRIAGEM.sem_sessao.descricao,
      variant,
    }
  if (error instanceof ApiError && error.problema.status < 500)
    return {
      title: error.problema.title,
      description: error.problema.campos?.[0]?.motivo ?? error.problema.detail,
      variant,
    }
  return avisoOuSemRede(error, { title: titulo, description: descricao })
}

/** Nobody is signed in any more. */
export const semSessao = (error: unknown): boolean =>
  error instanceof ApiError && error.problema.status === 401
