import { ATOS } from '#domain/admin/textos-atos.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'

/** A list that could not be read, and the way to try again. */
export function FalhaDeLeitura({ onTentar }: { readonly onTentar: () => void }) {
  return (
    <Alert
      announce
      tone="perigo"
      title={ATOS.erro_de_leitura.titulo}
      actions={
        <Button small onClick={onTentar}>
          {ATOS.tentar}
        </Button>
      }
    >
      {ATOS.erro_de_leitura.descricao}
    </Alert>
  )
}
