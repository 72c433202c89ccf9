import { useNavigate } from 'react-router-dom'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { ENTRADAS } from './conteudo.ts'
import styles from './dialogo-de-escolha.module.css'

export type Escolha = 'paciente' | 'medico'

interface DialogoDeEscolhaProps {
  readonly escolha: Escolha
  readonly onEntrar: (modo: Escolha) => void
  readonly onFechar: () => void
}

/** P §2.3: two choices, sign in or come in for the first time. */
export function DialogoDeEscolha({ escolha, onEntrar, onFechar }: DialogoDeEscolhaProps) {
  const navigate = useNavigate()
  const textos = ENTRADAS[escolha]
  return (
    <Dialog open onClose={onFechar} title={textos.titulo} description={textos.descricao}>
      <div className={styles.opcoes}>
        <Button wide variant="secondary" onClick={() => onEntrar(escolha)}>
          {textos.entrar}
        </Button>
        <Button
          wide
          onClick={() => {
            onFechar()
            void navigate(textos.destino)
          }}
        >
          {textos.criar}
        </Button>
      </div>
    </Dialog>
  )
}
