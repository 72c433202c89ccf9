import { useState } from 'react'
import { COMPLETAR_CADASTRO, ETAPA_DE_PAGAMENTOS } from '#domain/medico/textos-onboarding.ts'
import { Alert } from '../../../components/alert.tsx'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import styles from './dados.module.css'
import { EnderecoProfissional } from './endereco-profissional.tsx'
import { useDados } from './use-dados.ts'

interface CompletarCadastroProps {
  readonly titulo: string
  /** What is missing, as the server says it. */
  readonly texto: string
}

/** A document was refused for want of professional data: they are asked for here, what was written stays. */
export function CompletarCadastro({ titulo, texto }: CompletarCadastroProps) {
  const [aberto, setAberto] = useState(false)
  const { data } = useDados({ enabled: aberto })
  return (
    <>
      <Alert
        tone="aviso"
        title={titulo}
        actions={
          <Button small onClick={() => setAberto(true)}>
            {COMPLETAR_CADASTRO}
          </Button>
        }
      >
        {texto}
      </Alert>
      <Dialog
        open={aberto}
        onClose={() => setAberto(false)}
        title={ETAPA_DE_PAGAMENTOS.documentos.titulo}
        description={ETAPA_DE_PAGAMENTOS.documentos.texto}
      >
        {data ? (
          <div className={styles.pilha}>
            <EnderecoProfissional dados={data} />
          </div>
        ) : (
          <Skeleton cards={1} />
        )}
      </Dialog>
    </>
  )
}
