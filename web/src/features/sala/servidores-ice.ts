import { queryOptions } from '@tanstack/react-query'
import { verIce } from '#domain/sala/contract.ts'
import { call, NetworkError } from '../../lib/api.ts'

/** A request that the network swallowed would keep the call waiting. */
const ESPERA_MS = 10_000

/**
 * Who helps the two browsers of a consultation meet. What a relay is asked with ends after 5 minutes: as old as a
 * minute it is used again, so that a network that comes and goes asks no more often than that.
 */
export const servidoresIce = (consulta_id: string) =>
  queryOptions({
    queryKey: ['sala', consulta_id, 'ice'],
    queryFn: async () => {
      const signal = AbortSignal.timeout(ESPERA_MS)
      try {
        const { ice_servers } = await call(verIce, { consulta_id }, { signal })
        return ice_servers
      } catch (error) {
        throw signal.aborted ? new NetworkError(error) : error
      }
    },
    staleTime: 60_000,
  })
