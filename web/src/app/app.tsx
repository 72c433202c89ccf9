import type { ComponentType, ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { Toasts } from '../components/toasts.tsx'
import { ErrorBoundary } from './error-screen.tsx'
import { Rotas } from './rotas.tsx'

interface AppProps {
  /** Where the address comes from. */
  readonly Router?: ComponentType<{ readonly children: ReactNode }>
}

/** The whole product in the browser. */
export function App({ Router = BrowserRouter }: AppProps) {
  return (
    <ErrorBoundary>
      <Router>
        <Rotas />
      </Router>
      <Toasts />
    </ErrorBoundary>
  )
}
