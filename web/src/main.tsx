import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import './estilo/fontes.css'
import './estilo/tokens.css'
import './estilo/base.css'
import { guardarCliques } from './lib/pagina/cliques-antes-da-hora.ts'
import { allowOnlyKnownScripts } from './lib/pagina/trusted-types.ts'

allowOnlyKnownScripts()

const root = document.getElementById('raiz')
if (root === null) throw new Error('index.html has no #raiz')
const app = (
  <StrictMode>
    <App />
  </StrictMode>
)
// The landing page comes drawn, with nothing open on it; what a navigation carried here may open something.
const guardado: unknown = window.history.state
const levado = typeof guardado === 'object' && guardado !== null && 'usr' in guardado && guardado.usr != null
if (root.hasChildNodes() && !levado) {
  guardarCliques(root)
  hydrateRoot(root, app)
} else createRoot(root).render(app)
