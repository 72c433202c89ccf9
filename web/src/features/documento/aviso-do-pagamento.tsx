import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { COBRANCA_RECUSADA } from '#domain/pagamento/textos.ts'
import { Alert } from '../../components/alert.tsx'

interface AvisoDoPagamentoProps {
  readonly consulta: Pick<ConsultaVista, 'status' | 'pagamento'> | undefined
}

/** Tells the doctor of a refused capture, also when it is refused or given up while they write (estados §4). */
export function AvisoDoPagamento({ consulta }: AvisoDoPagamentoProps) {
  const aviso = consulta && avisoDe(consulta)
  return (
    <div aria-live="polite">
      {aviso && (
        <Alert tone="aviso" title={aviso.titulo}>
          {aviso.texto}
        </Alert>
      )}
    </div>
  )
}

function avisoDe({ status, pagamento }: Pick<ConsultaVista, 'status' | 'pagamento'>) {
  if (pagamento?.status === 'falhou') return COBRANCA_RECUSADA.medico
  const solto = pagamento?.status === 'a_liberar' || pagamento?.status === 'liberado'
  return solto && status === 'finished' ? COBRANCA_RECUSADA.encerrada : undefined
}
