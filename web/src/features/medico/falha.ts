import type { ToastContent } from '../../components/toast-store.ts'
import { ApiError, NetworkError } from '../../lib/api.ts'

/** What a doctor reads when an act failed: the server's own sentence where it has one (D §8). */
export function avisoDaFalha(error: unknown, titulo: string): ToastContent {
  const variant = 'destructive'
  if (error instanceof NetworkError)
    return { title: 'Erro de conectividade', description: error.message, variant }
  return {
    title: titulo,
    description: error instanceof ApiError ? error.problema.detail : 'Tente novamente',
    variant,
  }
}
