import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { AVISOS_DO_CADASTRO } from '#domain/cadastro/textos.ts'
import { type Kyc, useKyc } from '../kyc/kyc.ts'
import { useNovidadesDaConta } from '../kyc/use-verificacao.ts'
import type { Perfil } from '../../lib/sessao/perfil.ts'
import type { UsuarioDaSessao } from '../../lib/sessao/sessao.ts'
import { usePerfil, useSessao } from '../../lib/sessao/use-perfil.ts'
import { avisar } from './aviso-de-falha.ts'
import { veioDaNovaTentativa } from './situacao.ts'
import { type Passo, retomar } from './retomada.ts'

/** Who is registering, as far as that is known. */
type Registro =
  | { readonly tipo: 'carregando' }
  | { readonly tipo: 'falha'; readonly erro: unknown; readonly repetir: () => void }
  /** Nobody is signed in: step 1 makes the account. */
  | { readonly tipo: 'novo' }
  /** Signed in, profile never written. */
  | { readonly tipo: 'sem_perfil'; readonly sessao: UsuarioDaSessao }
  | { readonly tipo: 'aberto'; readonly perfil: Perfil; readonly kyc: Kyc; readonly passo: Passo }

interface Opcoes {
  /** A run started here is followed closely. */
  readonly acompanhar: boolean
  /** Step the address asked for when the person came; never past the first open one. */
  readonly pedida: Passo | undefined
}

/** The registration's state from any device (estados §1), and how to move between its steps. */
export function useRetomada({ acompanhar, pedida }: Opcoes) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const sessao = useSessao()
  const perfil = usePerfil()
  const kyc = useKyc({ enabled: perfil.data?.access_tier !== undefined, acompanhar })
  const [aberta, setAberta] = useState<{ readonly passo: Passo; readonly rejeitada: boolean }>()
  const [andou, setAndou] = useState(false)
  const [perdida, setPerdida] = useState(false)
  const passo = aberta?.passo
  useNovidadesDaConta(perfil.data !== undefined && perfil.data !== null)

  // Decided once: later changes are shown by the step itself, until the person moves on.
  const deNovo = veioDaNovaTentativa(state)
  const inicio =
    aberta === undefined && sessao.data && perfil.data ? retomar(perfil.data, kyc.data, deNovo) : null
  // What waits for this check is not edited on the way to it.
  const livre = !andou && perfil.data?.alteracao_pendente === undefined
  if (inicio?.tipo === 'passo')
    setAberta({
      passo: livre && pedida !== undefined && pedida < inicio.passo ? pedida : inicio.passo,
      rejeitada: inicio.rejeitada,
    })
  // The session ended on the way: back to the first step, and said where a picture was about to be sent.
  if (sessao.data === null && aberta !== undefined) {
    setAberta(undefined)
    setPerdida(aberta.passo === 2)
  }

  const destino = inicio?.tipo === 'sair' ? inicio.para : null
  useEffect(() => {
    if (destino !== null) void navigate(destino, { replace: true, state })
  }, [destino, navigate, state])
  const rejeitada = aberta?.rejeitada === true && !deNovo
  useEffect(() => {
    if (rejeitada) avisar(AVISOS_DO_CADASTRO.rejeitada, 'destructive')
  }, [rejeitada])
  useEffect(() => {
    if (perdida) avisar(AVISOS_DO_CADASTRO.autenticacao, 'destructive')
  }, [perdida])

  return {
    registro: registroDe(),
    kyc,
    /** The person moved between steps: the next heading takes the focus. */
    andou,
    ir: (para: Passo) => {
      setAndou(true)
      setAberta({ passo: para, rejeitada: false })
    },
    /** The account is there now: go on at its first open step. */
    recomecar: () => {
      setAndou(true)
      setPerdida(false)
      setAberta(undefined)
      void perfil.refetch()
    },
  }

  function registroDe(): Registro {
    if (sessao.data === null) return { tipo: 'novo' }
    // What was read before stays on the screen when it could not be read again.
    const falha = [sessao, perfil, kyc].find(({ isError, data }) => isError && data === undefined)
    if (falha)
      return {
        tipo: 'falha',
        erro: falha.error,
        repetir: () => {
          for (const query of [sessao, perfil, kyc]) if (query.isError) void query.refetch()
        },
      }
    if (sessao.data && perfil.data === null) return { tipo: 'sem_perfil', sessao: sessao.data }
    if (!perfil.data || !kyc.data || passo === undefined) return { tipo: 'carregando' }
    return { tipo: 'aberto', perfil: perfil.data, kyc: kyc.data, passo }
  }
}
