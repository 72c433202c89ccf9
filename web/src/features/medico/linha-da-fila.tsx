import { idadeEscrita } from '#domain/base/idade-escrita.ts'
import { enviadosEscritos } from '#domain/conversa/textos.ts'
import { RESPONSAVEL } from '#domain/dependente/textos.ts'
import { useId } from 'react'
import type { ConsultaNaFila } from '#domain/consulta/vista.ts'
import { emPorcento, FILA } from '#domain/consulta/textos.ts'
import { rotuloDaEspecialidade } from '#domain/base/especialidades.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Timer } from '../../components/clock.tsx'
import { dataEHora } from '../../lib/no-relogio-daqui.ts'
import styles from './fila.module.css'

interface LinhaDaFilaProps {
  readonly consulta: ConsultaNaFila
  readonly saiu: boolean
  readonly aceitando: boolean
  /** Another acceptance is on its way. */
  readonly impedida: boolean
  readonly onAceitar: () => void
}

/** One who waits: who, since when, what triage says, and the one action (D §2.7). */
export function LinhaDaFila({ consulta, saiu, aceitando, impedida, onAceitar }: LinhaDaFilaProps) {
  const id = useId()
  const { paciente, created_at, queued_at } = consulta
  return (
    <li>
      <Card as="article" dense aria-labelledby={id}>
        <div className={styles.linha}>
          <div className={styles.quem}>
            <h3 id={id}>{paciente.primeiro_nome}</h3>
            <span className={styles.discreto}>
              {idadeEscrita(paciente.idade)}
              {paciente.com_responsavel && `, ${RESPONSAVEL.na_fila}`}
            </span>
          </div>
          <div className={styles.quando}>
            <Badge tone="marca">{rotuloDaEspecialidade(consulta.especialidade_sugerida)}</Badge>
            <span className={styles.discreto}>
              <time dateTime={created_at}>{dataEHora(created_at)}</time>
            </span>
            <span className={styles.discreto}>
              {FILA.esperando} <Timer since={Date.parse(queued_at)} />
            </span>
          </div>
          <div className={styles.acao}>
            {saiu ? (
              <Badge tone="neutro">{FILA.saiu}</Badge>
            ) : (
              <Button
                busy={aceitando && FILA.aceitando}
                aria-disabled={impedida}
                onClick={impedida ? undefined : onAceitar}
                wide
              >
                {FILA.aceitar} <span className="so-leitor">{`de ${paciente.primeiro_nome}`}</span>
              </Button>
            )}
          </div>
        </div>
        <div className={styles.resumo}>
          <p className={styles.linhas}>{consulta.triagem_resumo_ia}</p>
          {consulta.enviados && <p>{enviadosEscritos(consulta.enviados)}</p>}
          <p className={styles.discreto}>
            <strong>{FILA.confianca(emPorcento(consulta.triagem_conf_ia))}</strong>
            {' · '}
            {FILA.resumo}
          </p>
        </div>
      </Card>
    </li>
  )
}
