import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { acessoExigido, type IdDeTela, rota } from '#domain/base/rotas.ts'
import { AppShell } from '../components/app-shell.tsx'
import { prepararAvisos } from '../components/toasts.tsx'
import { ApiError } from '../lib/api.ts'
import { esquecerRascunhos } from '../lib/rascunho.ts'
import { vigiarSessao } from '../lib/sessao/sessao.ts'
import { aoMudarSessao, haSessaoGuardada } from '../lib/sessao/sessao-guardada.ts'
import { AreaLogada } from './area-logada.tsx'
import { Guarda } from './guarda.tsx'
import { ProvaDeIdentidade } from './prova-de-identidade.tsx'
import type { TelaLeve } from './telas-leves.ts'
import { type Moldura, SCREENS } from './screens.ts'

/** A refusal stays a refusal when asked again; only a lost connection is retried. */
const queries = new QueryClient({
  defaultOptions: {
    // Without a network an act fails at once and says so, instead of waiting unseen until the network returns.
    mutations: { networkMode: 'always' },
    queries: { retry: (failures, error) => !(error instanceof ApiError) && failures < 2 },
  },
})

// Another person's data must not outlive their session, also where it ends on the landing page, outside this area.
aoMudarSessao(() => {
  if (!haSessaoGuardada()) esquecerRascunhos()
  void queries.resetQueries()
})

interface AreaDeDadosProps {
  readonly id: Exclude<IdDeTela, TelaLeve>
}

/** Everything behind the landing page: queries, the guard where the table asks for one, and the frame. */
export function AreaDeDados({ id }: AreaDeDadosProps) {
  const { moldura, Tela } = SCREENS[id]
  const { pathname } = useLocation()
  const nivel = acessoExigido(id, pathname)
  useEffect(prepararAvisos, [])
  useEffect(vigiarSessao, [])
  return (
    <QueryClientProvider client={queries}>
      {nivel === 'publico' ? (
        <Quadro moldura={moldura}>
          <Tela />
        </Quadro>
      ) : (
        <Guarda nivel={nivel} modo={rota(id).de ?? 'paciente'}>
          <Quadro moldura={moldura}>
            <Tela />
          </Quadro>
        </Guarda>
      )}
      <ProvaDeIdentidade />
    </QueryClientProvider>
  )
}

interface QuadroProps {
  readonly moldura: Moldura
  readonly children: ReactNode
}

function Quadro({ moldura, children }: QuadroProps) {
  if (moldura === 'inteira') return children
  if (moldura === 'area') return <AreaLogada>{children}</AreaLogada>
  return <AppShell narrow>{children}</AppShell>
}
