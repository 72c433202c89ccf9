import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ModoDeLogin } from '#domain/acesso/login.ts'
import { Landing } from '../features/landing/landing.tsx'
import { umaVez } from '../lib/carregar.ts'
import { aoMudarSessao, haSessaoGuardada } from '../lib/sessao/sessao-guardada.ts'
import { repetirClique } from '../lib/pagina/cliques-antes-da-hora.ts'
import { loginPedido } from './login-pedido.ts'

const carregarContinuacao = umaVez(() => import('../features/acesso/continuar.ts'))
const carregarLogin = umaVez(() => import('../features/acesso/login-dialog.tsx'))
const LoginDialog = lazy(() => carregarLogin().then((m) => ({ default: m.LoginDialog })))

const ConsultaEmAberto = lazy(() =>
  import('../features/landing/consulta-em-aberto.tsx').then((m) => ({ default: m.ConsultaEmAberto })),
)

/** The landing page with its login dialog, which a guarded screen may ask to be open on arrival. */
export function Inicio() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [modo, setModo] = useState<ModoDeLogin | undefined>(() => loginPedido(state))
  // Only known in the browser: the prerendered page is the same for everybody.
  const dentro = useSyncExternalStore(aoMudarSessao, haSessaoGuardada, () => false)
  useEffect(repetirClique, [])
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
        dentro={dentro}
        onEntrar={setModo}
        onVoltar={() => void voltar()}
        onPrepararLogin={() => void carregarLogin()}
      />
      {dentro && (
        <Suspense fallback={null}>
          <ConsultaEmAberto />
        </Suspense>
      )}
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
