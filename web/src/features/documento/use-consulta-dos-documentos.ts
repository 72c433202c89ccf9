import { useQuery, useQueryClient } from '@tanstack/react-query'
import { verConsulta } from '#domain/consulta/contract.ts'
import { canalDaConsulta } from '#domain/tempo-real/canal.ts'
import { call } from '../../lib/api.ts'
import { useCanal } from '../../lib/tempo-real/tempo-real.ts'

/** The consultation whose documents are written: where its money is, and when it ended. */
export function useConsultaDosDocumentos(consulta_id: string) {
  const queries = useQueryClient()
  const queryKey = ['consultas', consulta_id, 'documentos']
  useCanal(canalDaConsulta(consulta_id), ({ evento }) => {
    if (evento === 'pagamento.status') void queries.invalidateQueries({ queryKey })
  })
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(verConsulta, { id: consulta_id }, { signal }),
    // Each reading is a line in the patient's access log.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
}
