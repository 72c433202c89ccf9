import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { caminhoDe } from '#domain/base/rotas.ts'
import { AVISOS_DO_CADASTRO } from '#domain/cadastro/textos.ts'
import { avisar } from '../../cadastro/aviso-de-falha.ts'
import { veioDaNovaTentativa } from '../../cadastro/situacao.ts'
import { type Kyc, useKyc } from '../../kyc/kyc.ts'
import { useNovidadesDaConta } from '../../kyc/use-verificacao.ts'
import { type DadosDoMedico, useDados } from '../conta/use-dados.ts'
import type { Perfil } from '../../../lib/sessao/perfil.ts'
import type { UsuarioDaSessao } from '../../../lib/sessao/sessao.ts'
import { usePassoNoHistorico } from '../../../lib/pagina/use-passo-no-historico.ts'
import { usePerfil, useSessao } from '../../../lib/sessao/use-perfil.ts'
import { type Passo, passoInicial, passoPedido, passosAbertos } from './passos.ts'

/** Who is being onboarded, as far as that is known. */
type Registro =
  | { readonly tipo: 'carregando' }
  | { readonly tipo: 'falha'; readonly erro: unknown; readonly repetir: () => void }
  /** Nobody is signed in, or a session whose profile was never written: steps 1 and 2 make the account. */
  | { readonly tipo: 'novo'; readonly sessao: UsuarioDaSessao | null }
  | { readonly tipo: 'paciente' }
  | {
      readonly tipo: 'aberto'
      readonly perfil: Perfil
      readonly kyc: Kyc
      readonly dados: DadosDoMedico
      readonly abertos: readonly Passo[]
    }

interface Opcoes {
  /** A run started here is followed closely. */
  readonly acompanhar: boolean
}

/** The onboarding's state from any device, and how to move between its steps (D §2.5, estados §2). */
export function useOnboarding({ acompanhar }: Opcoes) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [params] = useSearchParams()
  // Later the address follows the step, not the other way round.
  const [pedido] = useState(() => passoPedido(params.get('step')))
  const [passo, setPasso] = useState<Passo>()
  const [passoNovo, setPassoNovo] = useState<1 | 2>(1)
  const [andou, setAndou] = useState(false)
  const sessao = useSessao()
  const perfil = usePerfil()
  const doMedico = perfil.data?.tipo === 'medico'
  const kyc = useKyc({ enabled: doMedico, acompanhar })
  const dados = useDados({ enabled: doMedico, acompanhar: perfil.data?.kyc_status === 'approved' })
  useNovidadesDaConta(doMedico)

  const registro = registroDe()
  // A doctor who may work is only here for what they asked for.
  const pronto = registro.tipo === 'aberto' && registro.perfil.access_tier === 'full'
  const sair = pronto && passo === undefined && pedido === undefined && !andou
  // Decided once: what changes later is shown by the step itself, until the person moves on.
  if (passo === undefined && registro.tipo === 'aberto' && !sair)
    setPasso(passoInicial(registro.abertos, andou ? undefined : pedido))
  // The session ended on the way.
  if (passo !== undefined && registro.tipo === 'novo') setPasso(undefined)
  const mostra = registro.tipo === 'novo' ? passoNovo : (passo ?? 1)

  useEffect(() => {
    if (sair) void navigate(caminhoDe('medico_dashboard'), { replace: true })
  }, [sair, navigate])
  const rejeitada =
    registro.tipo === 'aberto' &&
    registro.perfil.kyc_status === 'rejected' &&
    !andou &&
    !veioDaNovaTentativa(state)
  useEffect(() => {
    if (rejeitada) avisar(AVISOS_DO_CADASTRO.rejeitada, 'destructive')
  }, [rejeitada])
  // The address keeps the step that was asked for until there is one to show.
  const esperando = registro.tipo === 'carregando' || registro.tipo === 'falha' || sair
  usePassoNoHistorico({
    passo: esperando ? undefined : mostra,
    noEndereco: String,
    onVoltar: (para) => {
      if (registro.tipo === 'novo' && para === 1) setPassoNovo(1)
      const aberto = registro.tipo === 'aberto' && registro.abertos.find((outro) => outro === para)
      if (!aberto) return
      setAndou(true)
      setPasso(aberto)
    },
  })

  return {
    registro: sair ? ({ tipo: 'carregando' } as const) : registro,
    passo: mostra,
    /** The person moved between steps: the next heading takes the focus. */
    andou,
    ir: (para: Passo) => {
      setAndou(true)
      setPasso(para)
    },
    /** Between the two steps that make the account. */
    irNovo: (para: 1 | 2) => {
      setAndou(true)
      setPassoNovo(para)
    },
    /** The account is there now: go on at its first open step. */
    recomecar: () => {
      setAndou(true)
      setPasso(undefined)
      void perfil.refetch()
    },
  }

  function registroDe(): Registro {
    if (sessao.data === null) return { tipo: 'novo', sessao: null }
    // What was read before stays on the screen when it could not be read again.
    const falha = [sessao, perfil, kyc, dados].find(({ isError, data }) => isError && data === undefined)
    if (falha)
      return {
        tipo: 'falha',
        erro: falha.error,
        repetir: () => {
          for (const query of [sessao, perfil, kyc, dados]) if (query.isError) void query.refetch()
        },
      }
    if (sessao.data && perfil.data === null) return { tipo: 'novo', sessao: sessao.data }
    if (perfil.data?.tipo === 'paciente') return { tipo: 'paciente' }
    if (!perfil.data || !kyc.data || !dados.data) return { tipo: 'carregando' }
    const situacao = { perfil: perfil.data, kyc: kyc.data, dados: dados.data }
    return { tipo: 'aberto', ...situacao, abertos: passosAbertos(situacao) }
  }
}
