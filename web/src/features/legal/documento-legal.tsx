import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { VERSAO_LEGAL } from '#domain/legal/aceite.ts'
import { documentoLegal } from '#domain/legal/documentos-legais.ts'
import type { Empresa } from '#domain/legal/empresa.ts'
import { paginaLegal } from '#domain/legal/paginas.ts'
import { Card } from '../../components/card.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import styles from './documento-legal.module.css'

/** Who offers the service, as the stage's settings say (lib/estagios.ts), written in by the build. */
declare const EMPRESA: Empresa

/** The legal page that stands at this address, open to everybody. */
export function Legal() {
  const { titulo, secoes } = documentoLegal(paginaLegal(useLocation().pathname), EMPRESA)
  useEffect(() => {
    document.title = `${titulo} · Acolhe`
  }, [titulo])
  return (
    <article>
      <PageHeader title={titulo} subtitle={`Versão ${VERSAO_LEGAL}`} />
      <div className={styles.secoes}>
        {secoes.map((secao) => (
          <Card as="section" key={secao.titulo}>
            <h2>{secao.titulo}</h2>
            {secao.paragrafos.map((paragrafo) => (
              <p key={paragrafo}>{paragrafo}</p>
            ))}
          </Card>
        ))}
      </div>
    </article>
  )
}
