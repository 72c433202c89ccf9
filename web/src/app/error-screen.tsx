import { Component, type ReactNode } from 'react'
import { Button } from '../components/button.tsx'
import { reportError } from '../lib/log.ts'
import { comModoSeguro } from '../lib/modo-seguro.ts'
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
export function ErrorScreen() {
  return (
    <main className={styles.pagina}>
      <h1>Houve um erro ao carregar esta página</h1>
      <p className={styles.texto}>
        Ocorreu um erro inesperado. Tente recarregar a página ou acesse pelo modo seguro.
      </p>
      <div className={styles.acoes}>
        <Button onClick={() => window.location.reload()}>Tentar Novamente</Button>
        <Button
          variant="secondary"
          onClick={() => window.location.assign(comModoSeguro(window.location.href))}
        >
          Modo Seguro
        </Button>
      </div>
    </main>
  )
}
