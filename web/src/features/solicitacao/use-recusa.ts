import { useQuery } from '@tanstack/react-query'
import type { RecusaDeAgendamento } from '#domain/consulta/elegibilidade.ts'
import { ultimaTriagem } from '#domain/triagem/contract.ts'
import { call } from '../../lib/api.ts'

/** What the newest triage says against a request, before the form is filled in; null for nothing, or not yet known. */
export function useRecusa(): RecusaDeAgendamento | null {
  const { data } = useQuery({
    queryKey: ['triagens', 'ultima'],
    queryFn: ({ signal }) => call(ultimaTriagem, {}, { signal }),
  })
  if (!data) return null
  return data.triagem ? data.triagem.recusa : 'sem_triagem'
}
