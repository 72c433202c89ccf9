import { useId } from 'react'
import { rotuloDaEspecialidade } from '#domain/base/especialidades.ts'
import { RESULTADO } from '#domain/medico/textos-cadastro.ts'
import { Alert } from '../../../components/alert.tsx'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button.tsx'
import { Acoes, Passo } from '../../cadastro/passos/passo.tsx'
import { Card } from '../../../components/card.tsx'
import styles from './cadastro-medico.module.css'
import type { Resultado } from './use-conclusao.ts'

interface ResultadoDaVerificacaoProps {
  readonly resultado: Resultado
  /** The identity is still to be verified before the doctor can work. */
  readonly faltaIdentidade: boolean
  readonly onRevisar: () => void
  readonly onSeguir: () => void
}

/** Step 4: what the council said, and where it leads (D §2.4, §4). */
export function ResultadoDaVerificacao(props: ResultadoDaVerificacaoProps) {
  const { resultado, faltaIdentidade, onRevisar, onSeguir } = props
  const { verificacao_status: status, nome_oficial, status_crm, motivos = [] } = resultado
  const id = useId()
  const rejeitado = status === 'rejected'
  return (
    <Passo titulo={RESULTADO.titulos[status]} texto={RESULTADO.textos[status]} focar>
      <Card>
        <dl className={styles.dados}>
          <div>
            <dt>{RESULTADO.nome_oficial}</dt>
            <dd>{nome_oficial ?? RESULTADO.sem_nome}</dd>
          </div>
          <div>
            <dt>{RESULTADO.status_crm}</dt>
            <dd>{status_crm && RESULTADO.status[status_crm]}</dd>
          </div>
        </dl>
      </Card>
      {rejeitado && motivos.length > 0 && (
        <Alert tone="perigo" title={RESULTADO.motivos}>
          <ul className={styles.motivos}>
            {motivos.map((motivo) => (
              <li key={motivo}>{motivo}</li>
            ))}
          </ul>
        </Alert>
      )}
      <EspecialidadesConferidas resultado={resultado} />
      {!rejeitado && faltaIdentidade && <Alert>{RESULTADO.falta_identidade}</Alert>}
      <Acoes id={id} dica={null}>
        {rejeitado ? (
          <Button onClick={onRevisar}>{RESULTADO.revisar}</Button>
        ) : (
          <Button onClick={onSeguir}>
            {status === 'partial' ? RESULTADO.prosseguir : RESULTADO.dashboard}
          </Button>
        )}
      </Acoes>
    </Passo>
  )
}

function EspecialidadesConferidas({ resultado }: Pick<ResultadoDaVerificacaoProps, 'resultado'>) {
  const { especialidades = [], verificacao_status } = resultado
  const titulo = useId()
  if (especialidades.length === 0)
    return verificacao_status === 'rejected' ? null : <p className={styles.nota}>{RESULTADO.so_clinica}</p>
  return (
    <section aria-labelledby={titulo} className={styles.conferidas}>
      <h3 id={titulo}>{RESULTADO.especialidades}</h3>
      <ul>
        {especialidades.map(({ especialidade, rqe_informado, verificado, motivo }) => (
          <Card as="li" dense key={especialidade}>
            <div className={styles.conferida}>
              <strong>{rotuloDaEspecialidade(especialidade)}</strong>
              <span className={styles.rqe}>{RESULTADO.rqe(rqe_informado)}</span>
              <Badge tone={verificado ? 'sucesso' : 'perigo'}>
                {verificado ? RESULTADO.aprovada : RESULTADO.rejeitada}
              </Badge>
            </div>
            <p className={styles.motivo}>{motivo}</p>
          </Card>
        ))}
      </ul>
    </section>
  )
}
