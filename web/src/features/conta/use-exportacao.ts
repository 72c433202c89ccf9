import { useMutation } from '@tanstack/react-query'
import { PRIVACIDADE } from '#domain/cadastro/textos-da-conta.ts'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { toast } from '../../components/toast-store.ts'
import { ApiError } from '../../lib/api.ts'

const { exportar: TEXTOS } = PRIVACIDADE

/** Asks for a file of one's own data and saves it. */
export const useExportacao = <De = void>(mutationFn: (de: De) => Promise<void>) =>
  useMutation({ mutationFn, onError: (error) => toast(avisoDaExportacao(error)) })

export function avisoDaExportacao(error: Error) {
  const muitas = error instanceof ApiError && error.problema.status === 429
  return avisoOuSemRede(error, muitas ? TEXTOS.muitas : TEXTOS.falha)
}
