import { lazy, Suspense, useEffect } from 'react'
import { Route, Routes } from 'react-router-dom'
import { caminhos, type IdDeTela, rota, TELAS } from '#domain/base/rotas.ts'
import { PageLoading } from '../components/page-loading.tsx'
import { carregar } from '../lib/carregar.ts'
import { useNavigationFocus } from './navigation-focus.ts'
import { SCREENS } from './screens.ts'

const NotFound = lazy(() => carregar(() => import('./not-found.tsx')).then((m) => ({ default: m.NotFound })))
const AreaDeDados = lazy(() =>
  carregar(() => import('./area-de-dados.tsx')).then((m) => ({ default: m.AreaDeDados })),
)

/** Every path of the one route table. */
export function Rotas() {
  useNavigationFocus()
  return (
    <Routes>
      {TELAS.flatMap((id) =>
        caminhos(id).map((path) => <Route key={path} path={path} element={<TelaDaRota id={id} />} />),
      )}
      <Route
        path="*"
        element={
          <Suspense fallback={<PageLoading />}>
            <NotFound />
          </Suspense>
        }
      />
    </Routes>
  )
}

function TelaDaRota({ id }: { readonly id: IdDeTela }) {
  const { titulo } = rota(id)
  useEffect(() => {
    document.title = id === 'landing' ? `Acolhe · ${titulo}` : `${titulo} · Acolhe`
  }, [id, titulo])
  const { Tela, moldura } = SCREENS[id]
  return (
    <Suspense fallback={<PageLoading />}>
      {moldura === 'leve' ? (
        <Tela />
      ) : (
        <AreaDeDados id={id} moldura={moldura}>
          <Tela />
        </AreaDeDados>
      )}
    </Suspense>
  )
}
