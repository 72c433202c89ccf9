import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { COBRANCA_RECUSADA } from '#domain/pagamento/textos.ts'
import { Alert } from '../../components/alert.tsx'

interface AvisoDoPagamentoProps {
  readonly pagamento: ConsultaVista['pagamento']
}

/** Tells the doctor of a refused capture, also when it is refused while they write (estados §4). */
export function AvisoDoPagamento({ pagamento }: AvisoDoPagamentoProps) {
  const { titulo, texto } = COBRANCA_RECUSADA.medico
  return (
    <div aria-live="polite">
      {pagamento?.status === 'falhou' && (
        <Alert tone="aviso" title={titulo}>
          {texto}
        </Alert>
      )}
    </div>
  )
}
