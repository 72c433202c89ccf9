import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import './estilo/fontes.css'
import './estilo/tokens.css'
import './estilo/base.css'

const root = document.getElementById('raiz')
if (root === null) throw new Error('index.html has no #raiz')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
