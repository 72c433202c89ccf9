import { useQuery } from '@tanstack/react-query'
import type { RecusaDeAgendamento } from '#domain/triagem/elegibilidade.ts'
import { ultimaTriagem } from '#domain/triagem/contract.ts'
import type { Especialidade } from '#domain/base/especialidades.ts'
import { call } from '../../lib/api.ts'

interface TriagemDoPedido {
  /** What it says against a request, before the form is filled in; null for nothing, or not yet known. */
  readonly recusa: RecusaDeAgendamento | null
  /** What would be booked with it, from wherever one comes. */
  readonly especialidade: Especialidade | undefined
  /** What it suggests, where nobody attends in that. */
  readonly sugerida: Especialidade | undefined
}

const NADA = { especialidade: undefined, sugerida: undefined }

/** The newest triage, of oneself or of a dependant, which the server takes for the request. */
export function useTriagemDoPedido(de: string | undefined): TriagemDoPedido {
  const { data } = useQuery({
    queryKey: ['triagens', 'ultima', de ?? 'propria'],
    queryFn: ({ signal }) => call(ultimaTriagem, de === undefined ? {} : { paciente_id: de }, { signal }),
  })
  if (!data) return { recusa: null, ...NADA }
  if (!data.triagem) return { recusa: 'sem_triagem', ...NADA }
  const { recusa, especialidade_sugerida, especialidade_da_consulta } = data.triagem
  if (recusa !== null) return { recusa, ...NADA }
  return {
    recusa,
    especialidade: especialidade_da_consulta,
    sugerida: especialidade_sugerida === especialidade_da_consulta ? undefined : especialidade_sugerida,
  }
}
