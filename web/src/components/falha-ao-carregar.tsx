import { LISTA } from '#domain/consulta/textos.ts'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { avisoOuSemRede } from './sem-rede.ts'

interface FalhaDasConsultasProps {
  readonly error: Error
  readonly onRepetir: () => void
}

/** A list of consultations that could not be read: not the same as none. */
export function FalhaDasConsultas({ error, onRepetir }: FalhaDasConsultasProps) {
  const { titulo, descricao } = LISTA.erro
  const { title, description } = avisoOuSemRede(error, { title: titulo, description: descricao })
  return (
    <Alert
      announce
      tone="perigo"
      title={title}
      actions={
        <Button small onClick={onRepetir}>
          Tentar Novamente
        </Button>
      }
    >
      {description}
    </Alert>
  )
}
