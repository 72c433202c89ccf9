import { BrowserRouter } from 'react-router-dom'
import { Toasts } from '../components/toasts.tsx'
import { ErrorBoundary } from './error-screen.tsx'
import { Rotas } from './rotas.tsx'

/** The whole product in the browser. */
export function App() {
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <Rotas />
      </BrowserRouter>
      <Toasts />
    </ErrorBoundary>
  )
}
