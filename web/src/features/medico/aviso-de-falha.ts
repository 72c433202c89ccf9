import { avisoOuSemRede } from '../../components/sem-rede.ts'
import type { ToastContent } from '../../components/toast-store.ts'
import { ApiError } from '../../lib/api.ts'

/** What a doctor reads when an act failed: the server's own sentence where it has one (D §8). */
export function avisoDaFalha(error: unknown, titulo: string): ToastContent {
  const description = error instanceof ApiError ? error.problema.detail : 'Tente novamente'
  return avisoOuSemRede(error, { title: titulo, description })
}
