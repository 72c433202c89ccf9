import { useId } from 'react'
import { ACEITES, CADASTRO_MEDICO } from '#domain/medico/textos-cadastro.ts'
import { Alert } from '../../../components/alert.tsx'
import { Button } from '../../../components/button.tsx'
import { Acoes, Passo } from '../../cadastro/passos/passo.tsx'
import { Card } from '../../../components/card.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import styles from './cadastro-medico.module.css'

interface Aceitos {
  readonly termo_verificacao: boolean
  readonly termo_nome_oficial: boolean
}
export const NADA_ACEITO: Aceitos = { termo_verificacao: false, termo_nome_oficial: false }
const TERMOS = ['termo_verificacao', 'termo_nome_oficial'] as const

interface AceitesProps {
  readonly aceitos: Aceitos
  readonly onMudar: (aceitos: Aceitos) => void
  readonly verificando: boolean
  /** What there is to know of the last try. */
  readonly dica: string | null
  readonly focar: boolean
  readonly onVoltar: () => void
  readonly onFinalizar: () => void
}

/** Step 3: both acceptances, and what a name that differs leads to (D §2.4). */
export function Aceites({ aceitos, onMudar, verificando, dica, focar, onVoltar, onFinalizar }: AceitesProps) {
  const id = useId()
  return (
    <Passo titulo={CADASTRO_MEDICO.passos[2]} texto={ACEITES.texto} focar={focar}>
      <form
        noValidate
        className={styles.formulario}
        onSubmit={(event) => {
          event.preventDefault()
          if (!verificando) onFinalizar()
        }}
      >
        <Card>
          {TERMOS.map((termo) => (
            <Checkbox
              key={termo}
              label={ACEITES[termo]}
              required
              checked={aceitos[termo]}
              onChange={({ target }) => onMudar({ ...aceitos, [termo]: target.checked })}
            />
          ))}
        </Card>
        <Alert tone="aviso" title={ACEITES.aviso.titulo}>
          {ACEITES.aviso.descricao}
        </Alert>
        <Acoes id={id} dica={dica}>
          <Button variant="secondary" onClick={onVoltar} aria-disabled={verificando}>
            {CADASTRO_MEDICO.voltar}
          </Button>
          <Button type="submit" aria-describedby={id} busy={verificando && ACEITES.finalizando}>
            {ACEITES.finalizar}
          </Button>
        </Acoes>
      </form>
    </Passo>
  )
}
