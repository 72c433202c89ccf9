import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { dataBr } from '#domain/base/campos.ts'
import { DESPEDIDA } from '#domain/cadastro/textos-da-conta.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Icon } from '../../components/icon.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { dataEHora } from '../../lib/no-relogio-daqui.ts'
import { salvarArquivo } from '../../lib/salvar-arquivo.ts'
import styles from './conta.module.css'
import { lerRecibo, textoDoRecibo } from './recibo.ts'

/** The farewell (estados §1): what was erased, what the law keeps. Without a receipt there is nothing to see. */
export function Despedida() {
  const [recibo] = useState(lerRecibo)
  if (!recibo) return <Navigate to="/" replace />
  const { protocolo, encerrada_em, apagado, mantido, concluido } = recibo
  return (
    <>
      <PageHeader title={DESPEDIDA.titulo} subtitle={DESPEDIDA.texto} />
      <div className={styles.secoes}>
        <Card as="section">
          <dl className={styles.dado}>
            <dt>{DESPEDIDA.em}</dt>
            <dd>{dataEHora(encerrada_em)}</dd>
            <dt>{DESPEDIDA.protocolo}</dt>
            <dd className={styles.protocolo}>{protocolo}</dd>
          </dl>
          <h2 className={styles.titulo}>{concluido ? DESPEDIDA.apagado : DESPEDIDA.apagando}</h2>
          <ul className={styles.itens}>
            {apagado.map((linha) => (
              <li key={linha}>{linha}</li>
            ))}
          </ul>
          <h2 className={styles.titulo}>{DESPEDIDA.mantido}</h2>
          <ul className={styles.itens}>
            {mantido.map(({ o_que, por_que, ate }) => (
              <li key={o_que}>
                <strong>{o_que}</strong>
                <br />
                {por_que}, {DESPEDIDA.ate} {dataBr(ate) ?? ate}.
              </li>
            ))}
          </ul>
          <div className={styles.acoes}>
            <LinkButton to="/" variant="secondary">
              {DESPEDIDA.inicio}
            </LinkButton>
            <Button
              onClick={() =>
                salvarArquivo(DESPEDIDA.arquivo(protocolo), textoDoRecibo(recibo), 'text/plain;charset=utf-8')
              }
            >
              <Icon nome="baixar" />
              {DESPEDIDA.baixar}
            </Button>
          </div>
        </Card>
      </div>
    </>
  )
}
