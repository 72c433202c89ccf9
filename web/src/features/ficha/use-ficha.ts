import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { verFicha } from '#domain/ficha/contract.ts'
import type { Ficha } from '#domain/ficha/ficha.ts'
import { call } from '../../lib/api.ts'

/** Read anew by each screen that shows it, and gone with the last. */
const DA_FICHA = queryOptions({
  queryKey: ['ficha'],
  queryFn: async ({ signal }) => (await call(verFicha, {}, { signal })).ficha,
  gcTime: 0,
})

/** The caller's own health profile; null for none. */
export const useFicha = () => useQuery(DA_FICHA)

/** What was saved is what there is. */
export const guardarLida = (queries: QueryClient, ficha: Ficha): void => {
  queries.setQueryData(DA_FICHA.queryKey, ficha)
}

/** As it stands now: somebody else may have saved. @throws ApiError, NetworkError */
export const relerFicha = (queries: QueryClient): Promise<Ficha | null> =>
  queries.fetchQuery({ ...DA_FICHA, staleTime: 0 })
