import { createElement, Suspense, useEffect } from 'react'
import { Route, Routes } from 'react-router-dom'
import { caminhos, type IdDeTela, rota, TELAS } from '#domain/base/rotas.ts'
import { PageLoading } from '../components/page-loading.tsx'
import { TELAS_LEVES, type TelaLeve } from './telas-leves.ts'
import { useFocoNoInvalido } from './foco-no-invalido.ts'
import { useFocoPerdido } from './foco-perdido.ts'
import { useNavigationFocus } from './navigation-focus.ts'
import { tela } from '../lib/carregar.ts'

const NotFound = tela(() => import('./not-found.tsx').then((m) => m.NotFound))
const AreaDeDados = tela(() => import('./area-de-dados.tsx').then((m) => m.AreaDeDados))

/** Every path of the one route table. */
export function Rotas() {
  useNavigationFocus()
  useFocoPerdido()
  useFocoNoInvalido()
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
  return (
    <Suspense fallback={<PageLoading />}>
      {eLeve(id) ? createElement(TELAS_LEVES[id]) : <AreaDeDados id={id} />}
    </Suspense>
  )
}

const eLeve = (id: IdDeTela): id is TelaLeve => id in TELAS_LEVES
