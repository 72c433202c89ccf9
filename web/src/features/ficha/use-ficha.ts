import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { verFicha } from '#domain/ficha/contract.ts'
import type { Ficha } from '#domain/ficha/ficha.ts'
import { call } from '../../lib/api.ts'
import { guardarResposta } from '../../lib/guardar-resposta.ts'

/** Read anew by each screen that shows it, and gone with the last. */
const daFicha = (paciente_id: string | undefined) =>
  queryOptions({
    queryKey: ['ficha', paciente_id ?? 'propria'],
    queryFn: async ({ signal }) =>
      (await call(verFicha, paciente_id === undefined ? {} : { paciente_id }, { signal })).ficha,
    gcTime: 0,
  })

/** The caller's own health profile, or a dependant's; null for none. */
export const useFicha = (de?: string) => useQuery(daFicha(de))

/** What was saved is what there is. */
export const guardarLida = (queries: QueryClient, ficha: Ficha, de?: string): void => {
  guardarResposta(queries, daFicha(de).queryKey, ficha)
}

/** As it stands now: somebody else may have saved. @throws ApiError, NetworkError */
export const relerFicha = (queries: QueryClient, de?: string): Promise<Ficha | null> =>
  queries.fetchQuery({ ...daFicha(de), staleTime: 0 })
