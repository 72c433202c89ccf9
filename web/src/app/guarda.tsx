import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { decidirAcesso, semSessao } from '#domain/acesso/guarda.ts'
import type { ModoDeLogin } from '#domain/acesso/login.ts'
import type { Codigo } from '#domain/base/erros.ts'
import { acessoPorPrefixo, type NivelDeAcesso, rota } from '#domain/base/rotas.ts'
import { podeAdministrar } from '#domain/acesso/segundo-fator.ts'
import { SEM_REDE, TEXTOS_DA_GUARDA } from '#domain/acesso/textos.ts'
import { CANAL_DA_CONTA } from '#domain/tempo-real/canal.ts'
import type { EventoDeCanal } from '#domain/tempo-real/mensagens.ts'
import { AppShell } from '../components/app-shell.tsx'
import { Button } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { PageLoading } from '../components/page-loading.tsx'
import { GLOBAIS } from '../components/textos-globais.ts'
import { avisoOuSemRede, eSemRede } from '../components/sem-rede.ts'
import { toast } from '../components/toast-store.ts'
import { ApiError } from '../lib/api.ts'
import { registrarBarrado } from './barrado.ts'
import { podeChecarAcesso, useChecagemBarrada } from './checagem.ts'
import type { Perfil } from '../lib/sessao/perfil.ts'
import { aoResponder, useCanal } from '../lib/tempo-real/tempo-real.ts'
import { CHAVE_DO_PERFIL, usePerfil, useSessao } from '../lib/sessao/use-perfil.ts'
import { AreaLogada } from './area-logada.tsx'
import { RecusaDaGuarda } from './recusa-da-guarda.tsx'
import { pedirLogin } from './login-pedido.ts'

interface GuardaProps {
  readonly nivel: Exclude<NivelDeAcesso, 'publico'>
  /** In which mode the login dialog opens when nobody is signed in. */
  readonly modo?: ModoDeLogin
  readonly children: ReactNode
}

/** Shows a screen to whom it is for (P §2.11, estados §1). A courtesy: the server checks every call itself. */
export function Guarda({ nivel, modo = 'paciente', children }: GuardaProps) {
  const saindo = useSaindo()
  const sessao = useSessao()
  const perfil = usePerfil()
  const barrada = useRecheck()
  useMudancaDeAcesso(perfil.data)
  useFaltaNaConexao()
  useRegistro(nivel, perfil.data)
  const navigate = useNavigate()
  const failure = sessao.error ?? perfil.error

  // Somebody who has just signed out or closed the account here is leaving for the next screen and needs no login.
  if (sessao.data === null && saindo) return null
  if (sessao.data === null) return <SemSessao modo={modo} />
  if (barrada) return <Falha />
  if (perfil.data === undefined)
    return failure ? <Falha error={failure} /> : <PageLoading>{GLOBAIS.verificando_acesso}</PageLoading>

  const decisao = decidirAcesso(nivel, perfil.data, modo)
  if (decisao.tipo === 'mostrar')
    return faltaSegundoFator(perfil.data, modo) ? (
      <Navigate to={rota('admin_segundo_fator').caminho} replace />
    ) : (
      children
    )
  if (decisao.tipo === 'continuar_cadastro') return <Navigate to={decisao.para} replace />
  return (
    <AreaLogada narrow>
      <RecusaDaGuarda
        recusa={decisao.recusa}
        perfil={perfil.data ?? undefined}
        novaTentativa={decisao.novaTentativa}
        onVoltar={() => void navigate('/')}
      />
    </AreaLogada>
  )
}

/** Whether the address bar already shows another screen that is still loading. */
function useSaindo(): boolean {
  const { pathname } = useLocation()
  const [aberta, setAberta] = useState({ pathname, endereco: window.location.pathname })
  if (aberta.pathname !== pathname) setAberta({ pathname, endereco: window.location.pathname })
  return aberta.pathname === pathname && aberta.endereco !== window.location.pathname
}

/** A doctor's screens require the second factor; the screen that sets it up is open to everybody. */
const faltaSegundoFator = (perfil: Perfil | null, modo: ModoDeLogin): boolean =>
  modo === 'medico' &&
  perfil?.tipo === 'medico' &&
  perfil.segundo_fator !== undefined &&
  !podeAdministrar(perfil.segundo_fator)

/**
 * Events after which access may differ, including the reconnection, because one may have been missed meanwhile (P
 * §4.3).
 */
const MUDAM_O_ACESSO: ReadonlySet<EventoDeCanal> = new Set(['usuario.updated', 'kyc.completed', 'assinado'])

/** A tier that rose or fell, or a verification that ended, is asked about at once on every open screen (P §4.3). */
function useMudancaDeAcesso(perfil: Perfil | null | undefined) {
  const queries = useQueryClient()
  useCanal(perfil ? CANAL_DA_CONTA : null, ({ evento }) => {
    if (MUDAM_O_ACESSO.has(evento)) void queries.invalidateQueries({ queryKey: CHAVE_DO_PERFIL })
  })
}

const SEM_SEGUNDO_FATOR = 'autenticador_necessario' satisfies Codigo

/**
 * A message of an open screen was refused for lack of the second factor, which may be demanded since it was opened:
 * leads to where it is set up, as opening the screen now would.
 */
function useFaltaNaConexao() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const levar = useEffectEvent(() => {
    void queries.invalidateQueries({ queryKey: CHAVE_DO_PERFIL })
    void navigate(rota('admin_segundo_fator').caminho, { replace: true })
  })
  useEffect(
    () =>
      aoResponder((mensagem) => {
        if (mensagem.evento === 'erro' && mensagem.dados.codigo === SEM_SEGUNDO_FATOR) levar()
      }),
    [],
  )
}

/**
 * The prefix reading (P §2.1): its paths ask again on each navigation, and who asks too often is silently denied (P
 * §8).
 */
function useRecheck(): boolean {
  const { pathname } = useLocation()
  const queries = useQueryClient()
  const barrada = useChecagemBarrada()
  useEffect(() => {
    if (acessoPorPrefixo(pathname) !== null && podeChecarAcesso())
      void queries.refetchQueries({ queryKey: CHAVE_DO_PERFIL, type: 'active' }, { cancelRefetch: false })
  }, [pathname, queries])
  return barrada && acessoPorPrefixo(pathname) !== null
}

/** Each refusal is told to the server once (P §6). */
function useRegistro(nivel: GuardaProps['nivel'], perfil: Perfil | null | undefined) {
  const barrado = perfil && decidirAcesso(nivel, perfil).tipo !== 'mostrar' ? perfil.id : undefined
  useEffect(() => {
    if (barrado !== undefined) registrarBarrado(barrado, nivel)
  }, [barrado, nivel])
}

function SemSessao({ modo }: { readonly modo: ModoDeLogin }) {
  const para = semSessao(useLocation().pathname)
  useEffect(() => {
    if (para !== '/')
      toast({
        title: 'Erro de autenticação',
        description: 'Faça login para continuar',
        variant: 'destructive',
      })
  }, [para])
  return <Navigate to={para} replace state={para === '/' ? pedirLogin(modo) : undefined} />
}

/**
 * The check itself failed: access is denied, with a message unless it was only asked too often (P §8). Uses the plain
 * shell, because one that reads the profile would start the check again.
 */
function Falha({ error }: { readonly error?: Error }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const calado = error === undefined || (error instanceof ApiError && error.problema.status === 429)
  useEffect(() => {
    if (!calado) toast({ ...avisoOuSemRede(error, TEXTOS_DA_GUARDA.falha), noticia: true })
  }, [calado, error])
  const voltar = () => void navigate('/')
  const repetir = () => void queries.resetQueries()
  return (
    <AppShell narrow>
      {error && eSemRede(error) ? (
        <SemRede onRepetir={repetir} onVoltar={voltar} />
      ) : (
        <RecusaDaGuarda recusa="negado" onVoltar={voltar} {...(error && { onRepetir: repetir })} />
      )}
    </AppShell>
  )
}

/** Nobody knows whether this screen is open to the person: that is no refusal (P §8). */
function SemRede({ onRepetir, onVoltar }: { readonly onRepetir: () => void; readonly onVoltar: () => void }) {
  return (
    <EmptyState
      page
      title={SEM_REDE.title}
      actions={
        <>
          <Button onClick={onRepetir}>Tentar Novamente</Button>
          <Button variant="secondary" onClick={onVoltar}>
            Voltar
          </Button>
        </>
      }
    >
      {SEM_REDE.description}
    </EmptyState>
  )
}
