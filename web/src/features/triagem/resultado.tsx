import type { aiTriage } from '#domain/triagem/contract.ts'
import { recusaDoResultado } from '#domain/triagem/elegibilidade.ts'
import { emPorcento } from '#domain/consulta/textos.ts'
import type { Saida } from '#domain/base/contrato.ts'
import { rotuloDaEspecialidade } from '#domain/base/especialidades.ts'
import { alertaDe, TEXTO_DA_LEITURA, TRIAGEM } from '#domain/triagem/textos.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { TITULO_DO_PASSO } from './passo.tsx'
import styles from './triagem.module.css'

export type ResultadoDaTriagem = Saida<typeof aiTriage>

interface ResultadoProps {
  readonly resultado: ResultadoDaTriagem
  readonly onNova: () => void
  readonly onVoltar: () => void
  readonly onSolicitar: () => void
}

/** Where to seek care and how soon. A red flag shows 192 and nothing to buy (P §2.12). */
export function Resultado({ resultado, onNova, onVoltar, onSolicitar }: ResultadoProps) {
  return (
    <section className={styles.resultado} aria-labelledby={TITULO_DO_PASSO}>
      <Alertas resultado={resultado} />
      <Card>
        <h2 id={TITULO_DO_PASSO} tabIndex={-1}>
          {TRIAGEM.result.titulo}
        </h2>
        <div>
          <h3>{TRIAGEM.result.resumo}</h3>
          <ul className={styles.topicos}>
            {resultado.resumo.map((linha) => (
              <li key={linha}>{linha}</li>
            ))}
          </ul>
        </div>
        <dl className={styles.fatos}>
          <div>
            <dt>{TRIAGEM.result.especialidade}</dt>
            <dd>{rotuloDaEspecialidade(resultado.especialidade_sugerida)}</dd>
          </div>
          <div>
            <dt>{TRIAGEM.result.confianca}</dt>
            <dd>{emPorcento(resultado.conf_ia)}%</dd>
          </div>
        </dl>
        <div>
          <h3>{TRIAGEM.result.recomendacoes}</h3>
          <ul className={styles.topicos}>
            {resultado.recomendacoes.map((linha) => (
              <li key={linha}>{linha}</li>
            ))}
          </ul>
        </div>
        <p className={styles.nota}>
          {TEXTO_DA_LEITURA[resultado.leitura]} {TRIAGEM.result.apoio}
        </p>
      </Card>
      <div className={styles.acoes}>
        <Button variant="quiet" onClick={onVoltar}>
          {TRIAGEM.voltar}
        </Button>
        <Button variant="secondary" onClick={onNova}>
          {TRIAGEM.result.nova}
        </Button>
        {recusaDoResultado(resultado) === null && (
          <Button onClick={onSolicitar}>{TRIAGEM.result.solicitar}</Button>
        )}
      </div>
    </section>
  )
}

function Alertas({ resultado }: { readonly resultado: ResultadoDaTriagem }) {
  const alerta = alertaDe(resultado)
  return (
    <>
      {!resultado.red_flag && alerta !== null && (
        <Alert tone="aviso" announce>
          {alerta}
        </Alert>
      )}
      {resultado.consulta_cancelada && (
        <Alert tone="info">Sua solicitação de consulta foi cancelada. Nada foi cobrado.</Alert>
      )}
    </>
  )
}
