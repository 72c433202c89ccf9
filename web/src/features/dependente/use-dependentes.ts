import { type QueryClient, useQuery } from '@tanstack/react-query'
import { meusDependentes } from '#domain/dependente/contract.ts'
import type { Dependente } from '#domain/dependente/vista.ts'
import { useSearchParams } from 'react-router-dom'
import { call } from '../../lib/api.ts'
import { usePerfil } from '../../lib/sessao/use-perfil.ts'
import { guardarResposta } from '../../lib/guardar-resposta.ts'

const CHAVE = ['dependentes'] as const

/** The dependants of whoever is signed in; asked only where they may have some. */
export const useDependentes = (enabled = true) =>
  useQuery({
    queryKey: CHAVE,
    queryFn: async ({ signal }) => (await call(meusDependentes, {}, { signal })).dependentes,
    enabled,
  })

/** Puts what the server answered in the place of what was on the screen. */
export const guardarLido = (queries: QueryClient, lido: Dependente): void => {
  guardarResposta<Dependente[]>(queries, CHAVE, (antes = []) => {
    const outros = antes.filter(({ dependente_id }) => dependente_id !== lido.dependente_id)
    if (lido.status === 'encerrado') return outros
    return outros.length === antes.length
      ? [...antes, lido]
      : antes.map((um) => (um.dependente_id === lido.dependente_id ? lido : um))
  })
}

/** The dependants that somebody signed in answers for now; none until they are known. */
export function useConfirmados(): readonly Dependente[] {
  const { data: perfil } = usePerfil()
  const { data = [] } = useDependentes(perfil?.tipo === 'paciente' && perfil.access_tier === 'full')
  return data.filter(({ status }) => status === 'confirmado')
}

/** For whom a page is, by its address: the dependant's id, who they are once known, and nobody for oneself. */
export function useDependenteDaPagina(): {
  readonly de: string | undefined
  readonly dependente: Dependente | undefined
} {
  const [busca] = useSearchParams()
  const confirmados = useConfirmados()
  const de = busca.get('de') ?? undefined
  return { de, dependente: confirmados.find(({ dependente_id }) => dependente_id === de) }
}

/** The address of a page, for a dependant or for oneself. */
export const paginaDe = (caminho: string, de: string | undefined): string =>
  de === undefined ? caminho : `${caminho}?de=${encodeURIComponent(de)}`
