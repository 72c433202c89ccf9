import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { avisoOuSemRede } from './sem-rede.ts'

interface FalhaAoCarregarProps {
  readonly error: unknown
  /** What is said when it was not the network. */
  readonly aviso: { readonly titulo: string; readonly descricao?: string | undefined }
  readonly onRepetir: () => void
}

/** Something that could not be read, which is not the same as nothing there: why, and the way to try again (P §8). */
export function FalhaAoCarregar({ error, aviso: { titulo, descricao }, onRepetir }: FalhaAoCarregarProps) {
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
