import { DE_NOVO } from '#domain/consulta/textos-preferencia.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'

interface MedicoPedidoProps {
  readonly nome: string
  readonly onDesistir: () => void
}

/** Whom the request is offered first, said before it is made, and how to have it like any other. */
export function MedicoPedido({ nome, onDesistir }: MedicoPedidoProps) {
  return (
    <Alert
      actions={
        <Button variant="secondary" small onClick={onDesistir}>
          {DE_NOVO.qualquer}
        </Button>
      }
    >
      <p>{DE_NOVO.pedindo(nome)}</p>
    </Alert>
  )
}
