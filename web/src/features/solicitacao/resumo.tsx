import { SOLICITACAO } from '#domain/consulta/textos.ts'
import { Card } from '../../components/card.tsx'
import styles from './solicitacao.module.css'

interface ResumoProps {
  readonly paciente: string
  readonly especialidade: string
}

/** Who, with which specialty, how (P §2.13). */
export function Resumo({ paciente, especialidade }: ResumoProps) {
  return (
    <Card aria-label="Resumo da solicitação">
      <dl className={styles.resumo}>
        <div>
          <dt>Paciente</dt>
          <dd>{paciente}</dd>
        </div>
        <div>
          <dt>Especialidade</dt>
          <dd>{especialidade}</dd>
        </div>
      </dl>
      <p className={styles.modalidade}>{SOLICITACAO.modalidade}</p>
    </Card>
  )
}
