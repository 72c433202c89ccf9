import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { destinoAposLogin, ESPERA_DO_RETORNO } from '#domain/acesso/destino.ts'
import type { ModoDeLogin } from '#domain/acesso/login.ts'
import { mailDoSuporte } from '#domain/base/contato.ts'
import { caminhoDe } from '#domain/base/rotas.ts'
import { SEM_REDE, TEXTOS_DO_LOGIN, TEXTOS_DO_RETORNO as TEXTOS } from '#domain/acesso/textos.ts'
import { minhasConsultas } from '#domain/consulta/contract.ts'
import { ultimaTriagem } from '#domain/triagem/contract.ts'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { PageLoading } from '../../components/page-loading.tsx'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { toast } from '../../components/toast-store.ts'
import { call } from '../../lib/api.ts'
import { dadosDoLink } from './link-do-email.ts'
import { LoginDialog } from './login-dialog.tsx'
import { lerPerfil } from '../../lib/sessao/perfil.ts'
import { sair, usuarioAtual } from '../../lib/sessao/sessao.ts'
import { consultaAberta } from '../../lib/consultas/use-minhas-consultas.ts'
import { type Desfecho, lerRetorno, processar } from './retorno.ts'

/** Where every mailed link leads (P §2.6): signs in or confirms, then goes on by status after a second. */
export function AuthCallback() {
  const lugar = useLocation()
  const navigate = useNavigate()
  // A new object is a new try.
  const [pedido, setPedido] = useState(() => ({ retorno: lerRetorno(dadosDoLink(lugar)) }))
  const [semRede, setSemRede] = useState(false)
  const [outra, setOutra] = useState<Extract<Desfecho, { tipo: 'outra_conta' }>>()
  const [trocando, setTrocando] = useState(false)
  const [falta, setFalta] = useState<Extract<Desfecho, { tipo: 'falta_entrar' }>>()

  useEffect(() => {
    // The token must not stay in the address bar, the history or a screenshot.
    window.history.replaceState(window.history.state, '', window.location.pathname)
    let current = true
    async function seguir({ retorno }: typeof pedido) {
      const desfecho = await processar(retorno)
      if (!current) return
      if (desfecho.tipo === 'sem_rede') {
        setSemRede(true)
        return
      }
      if (desfecho.tipo === 'outra_conta') {
        setOutra(desfecho)
        return
      }
      if (desfecho.tipo === 'falta_entrar') {
        setFalta(desfecho)
        return
      }
      avisar(desfecho)
      await new Promise((resolve) => setTimeout(resolve, ESPERA_DO_RETORNO))
      const { para, state } = await destino(desfecho, retorno.modo)
      if (current) await navigate(para, { replace: true, state })
    }
    void seguir(pedido)
    return () => {
      current = false
    }
  }, [pedido, navigate])

  async function decidir(desfecho: Desfecho) {
    setOutra(undefined)
    if (desfecho.tipo === 'sem_rede') return setSemRede(true)
    avisar(desfecho)
    const { para, state } = await destino(desfecho, pedido.retorno.modo)
    await navigate(para, { replace: true, state })
  }

  if (semRede)
    return (
      <EmptyState
        page
        title={SEM_REDE.title}
        actions={
          <Button
            onClick={() => {
              setSemRede(false)
              setPedido({ ...pedido })
            }}
          >
            Tentar Novamente
          </Button>
        }
      >
        {SEM_REDE.description}
      </EmptyState>
    )
  if (outra)
    return (
      <EmptyState
        page
        title={TEXTOS.outra_conta.titulo}
        actions={
          <>
            <Button
              variant="secondary"
              disabled={trocando}
              onClick={() => void decidir({ tipo: 'dentro', confirmado: false })}
            >
              {TEXTOS.outra_conta.ficar(outra.atual)}
            </Button>
            <Button
              busy={trocando && TEXTOS.processando}
              onClick={() => {
                setTrocando(true)
                void outra
                  .trocar()
                  .then(decidir)
                  .finally(() => setTrocando(false))
              }}
            >
              {TEXTOS.outra_conta.trocar(outra.email)}
            </Button>
          </>
        }
      >
        {TEXTOS.outra_conta.texto(outra.atual)}
      </EmptyState>
    )
  if (falta)
    return (
      <FaltaEntrar
        atual={falta.atual}
        modo={pedido.retorno.modo}
        onEntrar={() => {
          setFalta(undefined)
          setPedido({ ...pedido })
        }}
      />
    )
  return <PageLoading>{TEXTOS.processando}</PageLoading>
}

interface FaltaEntrarProps {
  readonly atual: string | undefined
  readonly modo: ModoDeLogin
  readonly onEntrar: () => void
}

/** The link waits here until its owner signed in. */
function FaltaEntrar({ atual, modo, onEntrar }: FaltaEntrarProps) {
  const [aberto, setAberto] = useState(false)
  const { titulo, texto, entrar, suporte } = TEXTOS.falta_entrar
  async function abrir() {
    // As for any other link: nothing of one person is left to the other.
    if (atual !== undefined) await sair()
    setAberto(true)
  }
  return (
    <>
      <EmptyState
        page
        title={titulo}
        actions={
          <>
            <Button onClick={() => void abrir()}>{entrar}</Button>
            <LinkButton variant="secondary" to={mailDoSuporte(titulo)}>
              {suporte}
            </LinkButton>
          </>
        }
      >
        {texto} {atual !== undefined && TEXTOS.outra_conta.texto(atual)}
      </EmptyState>
      {aberto && <LoginDialog modo={modo} onEntrar={onEntrar} onFechar={() => setAberto(false)} />}
    </>
  )
}

function avisar(desfecho: Desfecho) {
  if (desfecho.tipo === 'invalido') {
    const { title, description } =
      desfecho.motivo === undefined
        ? TEXTOS.invalido
        : { title: TEXTOS_DO_LOGIN.falha, description: desfecho.motivo }
    toast({ title, description, variant: 'destructive' })
  }
  if (desfecho.tipo === 'confirmado_fora' || (desfecho.tipo === 'dentro' && desfecho.confirmado))
    toast(TEXTOS.confirmado)
}

/** An unfinished request or an open consultation comes first: nobody should start another triage beside it. */
async function temPedidoNoMeio(): Promise<boolean> {
  try {
    const [{ consultas }, { triagem }] = await Promise.all([
      call(minhasConsultas, {}),
      call(ultimaTriagem, {}),
    ])
    return consultaAberta(consultas) !== undefined || triagem?.recusa === null
  } catch {
    // The triage itself tells of an open consultation.
    return false
  }
}

/**
 * P §4.4. Without a session: the landing page, with the login open when signing in is what is missing (it also sends
 * new links).
 */
async function destino(desfecho: Desfecho, modo: 'paciente' | 'medico') {
  if (desfecho.tipo === 'ninguem') return { para: '/', state: undefined }
  try {
    if (desfecho.tipo !== 'dentro' && (await usuarioAtual()) === undefined)
      return { para: '/', state: { login: modo } }
    const perfil = await lerPerfil()
    const para = destinoAposLogin(perfil, modo)
    const noMeio =
      desfecho.tipo === 'dentro' &&
      desfecho.confirmado &&
      para === caminhoDe('triagem') &&
      (await temPedidoNoMeio())
    return { para: noMeio ? caminhoDe('solicitacao') : para, state: undefined }
  } catch (error) {
    toast(avisoOuSemRede(error, TEXTOS.sem_status))
    return { para: '/', state: undefined }
  }
}
