import { AVISOS_DO_CADASTRO } from '#domain/cadastro/textos.ts'
import { Alert } from '../../../components/alert.tsx'
import { Button } from '../../../components/button.tsx'
import { avisoDaFalha } from '../aviso-de-falha.ts'

interface FalhaAoRetomarProps {
  readonly erro: unknown
  readonly onTentar: () => void
}

/** Where a registration goes on could not be read: whose fault that is, and the way to try again (P §8). */
export function FalhaAoRetomar({ erro, onTentar }: FalhaAoRetomarProps) {
  const { titulo, descricao } = avisoDaFalha(erro, AVISOS_DO_CADASTRO.erro_ao_carregar.titulo)
  return (
    <Alert
      announce
      tone="perigo"
      title={titulo}
      actions={
        <Button small onClick={onTentar}>
          Tentar Novamente
        </Button>
      }
    >
      {descricao}
    </Alert>
  )
}
