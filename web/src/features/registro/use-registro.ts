import { useQuery } from '@tanstack/react-query'
import { verRegistro } from '#domain/registro/contract.ts'
import { call } from '../../lib/api.ts'

export const chaveDoRegistro = (consulta_id: string) => ['consultas', consulta_id, 'registro'] as const

/** The record as the server has it; read again when one comes back to the tab, where another may have saved. */
export const useRegistro = (consulta_id: string) =>
  useQuery({
    queryKey: chaveDoRegistro(consulta_id),
    queryFn: ({ signal }) => call(verRegistro, { id: consulta_id }, { signal }),
    // Each reading of a closed one is a line in the patient's access log.
    refetchOnWindowFocus: ({ state }) => state.data?.escreve === true,
    refetchOnReconnect: ({ state }) => state.data?.escreve === true,
  })
