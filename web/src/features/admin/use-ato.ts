import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { ATOS } from '#domain/admin/textos-atos.ts'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { toast } from '../../components/toast-store.ts'

interface Ato<T, R> {
  readonly fazer: (pedido: T) => Promise<R>
  /** Lists that are others afterwards, whether it succeeded or not. */
  readonly relidas: QueryKey
  readonly onFeito: (resposta: R, pedido: T) => void
}

/**
 * An act of an administrator: what it changed is read again, and a refusal is told in the server's words, in `falha`
 * too.
 */
export function useAto<T, R>({ fazer, relidas, onFeito }: Ato<T, R>) {
  const queries = useQueryClient()
  const ato = useMutation({
    mutationFn: fazer,
    onSuccess: onFeito,
    onError: (error) => toast(avisoDaFalha(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: relidas }),
  })
  return { ...ato, falha: ato.error && avisoDaFalha(ato.error) }
}

const avisoDaFalha = (error: Error) =>
  avisoOuSemRede(error, { title: ATOS.erro_do_ato, description: error.message })
