import { useQuery } from '@tanstack/react-query'
import { verOpiniao } from '#domain/opiniao/contract.ts'
import { call } from '../../lib/api.ts'

export const chaveDaOpiniao = (consulta_id: string) => ['consultas', consulta_id, 'opiniao'] as const

/** What the patient said of a consultation, and whether they still can. */
export const useOpiniao = (consulta_id: string) =>
  useQuery({
    queryKey: chaveDaOpiniao(consulta_id),
    queryFn: ({ signal }) => call(verOpiniao, { id: consulta_id }, { signal }),
  })
