import { useQuery } from '@tanstack/react-query'
import type { RecusaDeAgendamento } from '#domain/consulta/elegibilidade.ts'
import { ultimaTriagem } from '#domain/triagem/contract.ts'
import type { Especialidade } from '#domain/medico/especialidades.ts'
import { call } from '../../lib/api.ts'

interface TriagemDoPedido {
  /** What it says against a request, before the form is filled in; null for nothing, or not yet known. */
  readonly recusa: RecusaDeAgendamento | null
  /** What would be booked with it, from wherever one comes. */
  readonly especialidade: Especialidade | undefined
}

/** The newest triage, which the server takes for the request. */
export function useTriagemDoPedido(): TriagemDoPedido {
  const { data } = useQuery({
    queryKey: ['triagens', 'ultima'],
    queryFn: ({ signal }) => call(ultimaTriagem, {}, { signal }),
  })
  if (!data) return { recusa: null, especialidade: undefined }
  if (!data.triagem) return { recusa: 'sem_triagem', especialidade: undefined }
  const { recusa, especialidade_sugerida } = data.triagem
  return { recusa, especialidade: recusa === null ? especialidade_sugerida : undefined }
}
