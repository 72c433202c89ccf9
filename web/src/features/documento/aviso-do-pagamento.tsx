import { useQuery, useQueryClient } from '@tanstack/react-query'
import { verConsulta } from '#domain/consulta/contract.ts'
import { COBRANCA_RECUSADA } from '#domain/pagamento/textos.ts'
import { canalDaConsulta } from '#domain/tempo-real/canal.ts'
import { Alert } from '../../components/alert.tsx'
import { call } from '../../lib/api.ts'
import { useCanal } from '../../lib/tempo-real.ts'

/** Tells the doctor of a refused capture, also when it is refused while they write (estados §4). */
export function AvisoDoPagamento({ consulta_id }: { readonly consulta_id: string }) {
  const queries = useQueryClient()
  const queryKey = ['consultas', consulta_id, 'pagamento']
  const { data: status } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await call(verConsulta, { id: consulta_id }, { signal })).pagamento?.status ?? null,
    // Each reading is a line in the patient's access log.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  useCanal(canalDaConsulta(consulta_id), ({ evento }) => {
    if (evento === 'pagamento.status') void queries.invalidateQueries({ queryKey })
  })
  const { titulo, texto } = COBRANCA_RECUSADA.medico
  return (
    <div aria-live="polite">
      {status === 'falhou' && (
        <Alert tone="aviso" title={titulo}>
          {texto}
        </Alert>
      )}
    </div>
  )
}
