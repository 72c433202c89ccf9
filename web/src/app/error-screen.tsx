import { Component, type ReactNode } from 'react'
import { Button } from '../components/button.tsx'
import { GLOBAIS } from '../components/textos-globais.ts'
import { reportError } from '../lib/log.ts'
import { comModoSeguro } from '../lib/pagina/modo-seguro.ts'
import styles from './full-page.module.css'

interface BoundaryProps {
  readonly children: ReactNode
}

/** Any render failure ends here (P §2.2): it is reported and the person gets a way out. */
export class ErrorBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    reportError({
      tipo: 'falha_de_tela',
      caminho: window.location.pathname,
      mensagem: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    })
  }

  override render() {
    return this.state.failed ? <ErrorScreen /> : this.props.children
  }
}

/** The global error screen. */
function ErrorScreen() {
  return (
    <main className={styles.pagina}>
      <div role="alert">
        <h1>{GLOBAIS.erro.titulo}</h1>
        <p className={styles.texto}>{GLOBAIS.erro.texto}</p>
      </div>
      <div className={styles.acoes}>
        <Button onClick={() => window.location.reload()}>{GLOBAIS.erro.repetir}</Button>
        <Button
          variant="secondary"
          onClick={() => window.location.assign(comModoSeguro(window.location.href))}
        >
          {GLOBAIS.erro.modo_seguro}
        </Button>
      </div>
    </main>
  )
}
