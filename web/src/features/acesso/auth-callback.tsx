import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { destinoAposLogin, ESPERA_DO_RETORNO } from '#domain/acesso/destino.ts'
import { caminhoDe } from '#domain/base/rotas.ts'
import { SEM_REDE, TEXTOS_DO_LOGIN, TEXTOS_DO_RETORNO as TEXTOS } from '#domain/acesso/textos.ts'
import { minhasConsultas } from '#domain/consulta/contract.ts'
import { ultimaTriagem } from '#domain/triagem/contract.ts'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { PageLoading } from '../../components/page-loading.tsx'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { toast } from '../../components/toast-store.ts'
import { call } from '../../lib/api.ts'
import { dadosDoLink } from './link-do-email.ts'
import { lerPerfil } from '../../lib/sessao/perfil.ts'
import { usuarioAtual } from '../../lib/sessao/sessao.ts'
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
  return <PageLoading>{TEXTOS.processando}</PageLoading>
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
