import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { LinkButton } from '../components/link-button.tsx'
import { GLOBAIS } from '../components/textos-globais.ts'
import { reportError } from '../lib/log.ts'
import styles from './full-page.module.css'

/** Any path the table does not know (P §2.2, texts to the letter); the attempt is logged. */
export function NotFound() {
  const { pathname } = useLocation()
  useEffect(() => {
    document.title = '404 · Acolhe'
    reportError({ tipo: 'rota_inexistente', caminho: pathname })
  }, [pathname])
  return (
    <main id="conteudo" tabIndex={-1} className={styles.pagina}>
      <p className={styles.numero} aria-hidden="true">
        404
      </p>
      <h1 lang="en">{GLOBAIS.nao_encontrada.titulo}</h1>
      <div className={styles.acoes} lang="en">
        <LinkButton to="/">{GLOBAIS.nao_encontrada.voltar}</LinkButton>
      </div>
    </main>
  )
}
