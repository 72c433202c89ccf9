import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ModoDeLogin } from '#domain/acesso/login.ts'
import { Landing } from '../features/landing/landing.tsx'
import { umaVez } from '../lib/carregar.ts'
import { haSessaoGuardada } from '../lib/sessao-guardada.ts'
import { repetirToque } from '../lib/toques.ts'
import { loginPedido } from './login-pedido.ts'

const carregarContinuacao = umaVez(() => import('../features/acesso/continuar.ts'))
const carregarLogin = umaVez(() => import('../features/acesso/login-dialog.tsx'))
const LoginDialog = lazy(() => carregarLogin().then((m) => ({ default: m.LoginDialog })))

/** The landing page with its login dialog, which a guarded screen may ask to be open on arrival. */
export function Inicio() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [modo, setModo] = useState<ModoDeLogin | undefined>(() => loginPedido(state))
  useEffect(repetirToque, [])
  async function voltar() {
    // Signed out meanwhile, or nobody answers: the dialog says which.
    const destino = haSessaoGuardada()
      ? await carregarContinuacao()
          .then(({ ondeContinuar }) => ondeContinuar())
          .catch(() => undefined)
      : undefined
    if (destino === undefined) setModo('paciente')
    else await navigate(destino)
  }
  return (
    <>
      <Landing
        onEntrar={setModo}
        onVoltar={() => void voltar()}
        onPrepararLogin={() => void carregarLogin()}
      />
      {modo !== undefined && (
        <Suspense fallback={null}>
          <LoginDialog
            modo={modo}
            onFechar={() => {
              setModo(undefined)
              // So that a reload does not ask again.
              if (loginPedido(state) !== undefined) void navigate('.', { replace: true })
            }}
          />
        </Suspense>
      )}
    </>
  )
}
