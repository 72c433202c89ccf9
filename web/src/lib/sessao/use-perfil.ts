import { useQuery } from '@tanstack/react-query'
import { lerPerfil } from './perfil.ts'
import { usuarioAtual } from './sessao.ts'

/** Query keys, for whoever learns that something changed. */
export const CHAVE_DA_SESSAO = ['sessao'] as const
export const CHAVE_DO_PERFIL = ['usuarios', 'eu'] as const

/** Milliseconds after which coming back to the tab reads it again. */
const VALE_POR = 15_000

/** Who is signed in: null for nobody. */
export function useSessao() {
  return useQuery({
    queryKey: CHAVE_DA_SESSAO,
    queryFn: async () => (await usuarioAtual()) ?? null,
    staleTime: Infinity,
    // The landing page signs people in without these screens: what they knew before is not kept for their next opening.
    gcTime: 0,
  })
}

/** The own profile (null: a session without one), read once somebody is signed in; news of it come live. */
export function usePerfil() {
  const { data: sessao } = useSessao()
  return useQuery({
    queryKey: CHAVE_DO_PERFIL,
    queryFn: lerPerfil,
    enabled: sessao !== null && sessao !== undefined,
    staleTime: VALE_POR,
  })
}
