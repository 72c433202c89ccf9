import { useQuery } from '@tanstack/react-query'
import { verPresencas } from '#domain/medico/contract.ts'
import type { Especialidade } from '#domain/base/especialidades.ts'
import { call } from '../api.ts'

/** Query key, for whoever hears that a doctor beat. */
export const CHAVE_DAS_PRESENCAS = ['presencas'] as const

const RELER = 15_000

/** How many doctors are available in a specialty. */
export const useMedicosOnline = (especialidade: Especialidade) =>
  useQuery({
    queryKey: [...CHAVE_DAS_PRESENCAS, especialidade],
    queryFn: ({ signal }) => call(verPresencas, { especialidade }, { signal }),
    refetchInterval: RELER,
    // The server answers only who counts (seen within 60 s): this clock may be wrong.
    select: ({ online }) => online,
  })
