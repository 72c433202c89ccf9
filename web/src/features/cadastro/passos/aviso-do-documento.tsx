import { REVISAO } from '#domain/cadastro/textos.ts'
import { AVISOS_DO_KYC } from '#domain/kyc/painel-das-etapas.ts'
import { Alert } from '../../../components/alert.tsx'
import { Button } from '../../../components/button.tsx'

interface AvisoDoDocumentoProps {
  /** Why the document is asked for again; null when it is the first time. */
  readonly aviso: string | null
  /** What was typed may be the problem. */
  readonly revisar: boolean
  readonly onRevisar: () => void
}

export function AvisoDoDocumento({ aviso, revisar, onRevisar }: AvisoDoDocumentoProps) {
  if (aviso === null) return null
  return (
    <Alert
      tone="aviso"
      title={AVISOS_DO_KYC.erro.titulo}
      actions={
        revisar && (
          <Button small onClick={onRevisar}>
            {REVISAO.titulo}
          </Button>
        )
      }
    >
      {aviso}
    </Alert>
  )
}
