import { SOLICITACAO } from '#domain/consulta/textos.ts'
import { RESPONSAVEL } from '#domain/dependente/textos.ts'
import { Card } from '../../components/card.tsx'
import styles from './solicitacao.module.css'

interface ResumoProps {
  readonly paciente: string
  /** Who asks for them, where it is not the patient. */
  readonly responsavel?: string | undefined
  readonly especialidade: string
}

/** Who, with which specialty, how (P §2.13). */
export function Resumo({ paciente, responsavel, especialidade }: ResumoProps) {
  return (
    <Card aria-label="Resumo da solicitação">
      <dl className={styles.resumo}>
        <div>
          <dt>Paciente</dt>
          <dd>{paciente}</dd>
        </div>
        {responsavel !== undefined && (
          <div>
            <dt>{RESPONSAVEL.rotulo}</dt>
            <dd>{responsavel}</dd>
          </div>
        )}
        <div>
          <dt>Especialidade</dt>
          <dd>{especialidade}</dd>
        </div>
      </dl>
      <p className={styles.modalidade}>{SOLICITACAO.modalidade}</p>
    </Card>
  )
}
