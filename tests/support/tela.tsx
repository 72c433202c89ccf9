import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type InitialEntry, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { useFocoNoInvalido } from '../../web/src/app/foco-no-invalido.ts'
import { useFocoPerdido } from '../../web/src/app/foco-perdido.ts'
import { toastStore } from '../../web/src/components/toast-store.ts'

interface Abertura {
  /** The address in the browser, with what the navigation there carried. */
  readonly em?: InitialEntry
  /** The addresses the screen is at, elsewhere there is nothing; without any, it is everywhere. */
  readonly rotas?: readonly string[]
  readonly queries?: QueryClient
}

/** What was read from the server, where a failure is not tried again. */
export const leituras = (): QueryClient => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** Opens a screen as the application does: at an address, with its readings of the server, and its care of the focus. */
export function abrirTela(tela: ReactNode, { em = '/', rotas = ['*'], queries = leituras() }: Abertura = {}) {
  const { container, unmount } = render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[em]}>
        <Lugar />
        <Routes>
          {rotas.map((path) => (
            <Route key={path} path={path} element={tela} />
          ))}
          {rotas.includes('*') || <Route path="*" element={null} />}
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { container, unmount, queries }
}

/** Seen by no reader, so that no test of a screen finds it. */
function Lugar() {
  useFocoPerdido()
  useFocoNoInvalido()
  const { pathname, search, state } = useLocation()
  return <data hidden data-testid="lugar" value={pathname + search} data-estado={JSON.stringify(state)} />
}

/** The address the screen led to. */
export const lugar = (): string | null => screen.getByTestId('lugar').getAttribute('value')

/** What the navigation there carried. */
export const estado = (): unknown => JSON.parse(screen.getByTestId('lugar').dataset['estado'] ?? 'null')

/** The notification on the screen. */
export const aviso = () => {
  const ultimo = toastStore.snapshot().find(({ open }) => open)
  return ultimo && { title: ultimo.title, description: ultimo.description, variant: ultimo.variant }
}
