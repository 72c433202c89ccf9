import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { caminhoDe } from '#domain/base/rotas.ts'
import { aiTriage } from '#domain/triagem/contract.ts'
import type { Resposta } from '#domain/triagem/perguntas/resposta.ts'
import { alertaDe, AVISO_IA, AVISOS_DA_TRIAGEM, TRIAGEM } from '#domain/triagem/textos.ts'
import { EmergencyAlert } from '../../components/alert.tsx'
import { ConsultaAberta } from '../../components/consulta-aberta.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { SetPasswordBanner } from '../acesso/set-password-banner.tsx'
import { Stepper } from '../../components/stepper.tsx'
import { toast } from '../../components/toast-store.ts'
import { call } from '../../lib/api.ts'
import { consultaAberta, useMinhasConsultas } from '../../lib/consultas/use-minhas-consultas.ts'
import { usePerfil } from '../../lib/sessao/use-perfil.ts'
import { paginaDe, useConfirmados } from '../dependente/use-dependentes.ts'
import { AQuemLigar } from './a-quem-ligar.tsx'
import { avisoDaFalha, semSessao } from './aviso-de-falha.ts'
import { TITULO_DO_PASSO } from './passo.tsx'
import { PassoSinais } from './passo-sinais.tsx'
import { PassoPerguntas } from './passo-perguntas.tsx'
import { PassoInicio } from './passo-inicio.tsx'
import { PassoSintomas } from './passo-sintomas.tsx'
import { useTriagemGuardada } from './rascunho.ts'
import { pedidoDe, type Respostas } from './respostas.ts'
import { Resultado, type ResultadoDaTriagem } from './resultado.tsx'
import { guardarResultado } from './resultado-guardado.ts'
import styles from './triagem.module.css'

type Passo = (typeof TRIAGEM.passos)[number]

const ENVIO = ['triagem', 'envio']

const NOMES: Record<Passo, string> = {
  intro: 'Início',
  guided: 'Sinais',
  symptoms: 'Sintomas',
  result: 'Resultado',
}

/** The triage (P §2.12): four steps, each an entry of the browser's history, so that back is back everywhere. */
export function Triagem() {
  const { data: perfil } = usePerfil()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const pedido = passoDe(useLocation().state)
  const minhas = useMinhasConsultas(perfil?.tipo === 'paciente')
  const aberta = consultaAberta(minhas.data ?? [])
  const confirmados = useConfirmados()
  const [busca] = useSearchParams()
  const guardada = useTriagemGuardada(perfil, pedido !== 'intro', busca.get('de') ?? undefined)
  const { respostas, resultado, mudar, setResultado, comecarDeNovo } = guardada
  const { passo, ir, voltar } = usePasso(pedido, respostas, resultado)

  const triagem = useMutation({
    mutationKey: ENVIO,
    mutationFn: async (dadas?: Resposta[]): Promise<ResultadoDaTriagem> => {
      if (!perfil || respostas.sexo === undefined) throw new Error('The form is not complete')
      return call(aiTriage, {
        ...pedidoDe(perfil.id, respostas.sexo, respostas),
        ...(dadas && { respostas: dadas }),
        com_ia: respostas.com_ia,
        aviso_versao: AVISO_IA.versao,
      })
    },
    onSuccess: (lido, dadas) => {
      // What the first reading cancelled stays so, whatever the answers make of it.
      const consulta_cancelada =
        lido.consulta_cancelada || (dadas !== undefined && resultado?.consulta_cancelada === true)
      const novo = { ...lido, consulta_cancelada }
      guardarResultado(novo)
      setResultado(novo)
      void queries.invalidateQueries({ queryKey: ['triagens'] })
      void queries.invalidateQueries({ queryKey: ['consultas'] })
      if (passo !== 'result') ir('result')
    },
    onError: (error) => {
      toast(avisoDaFalha(error))
      if (semSessao(error)) void navigate(caminhoDe('patient_onboarding'))
    },
  })

  // Told apart by what is under way, not by what was last drawn: a double tap comes before the screen changes.
  const enviar = (dadas?: Resposta[]) => {
    if (queries.isMutating({ mutationKey: ENVIO }) === 0) triagem.mutate(dadas)
  }
  const perguntas = resultado?.perguntas
  const pular = () => {
    if (resultado) setResultado({ ...resultado, perguntas: undefined })
  }
  const comecar = () => {
    if (perfil) ir('guided')
    else
      toast({
        title: AVISOS_DA_TRIAGEM.inicio.titulo,
        description: AVISOS_DA_TRIAGEM.inicio.descricao,
        variant: 'destructive',
      })
  }
  const nova = () => {
    comecarDeNovo()
    ir('intro')
  }
  const solicitar = (especialidadeSugerida: string) =>
    void navigate(
      paginaDe(
        perfil?.access_tier === 'full' ? caminhoDe('consultas') : caminhoDe('solicitacao'),
        respostas.para,
      ),
      { state: { especialidadeSugerida } },
    )

  return (
    <div className={styles.tela}>
      {passo === 'result' && resultado?.red_flag && <EmergencyAlert>{alertaDe(resultado)}</EmergencyAlert>}
      {passo === 'result' && resultado && <AQuemLigar orientacao={resultado.orientacao} />}
      <SetPasswordBanner />
      {aberta && <ConsultaAberta consulta={aberta} />}
      <PageHeader title={TRIAGEM.titulo} />
      <Stepper steps={TRIAGEM.passos.map((p) => NOMES[p])} current={TRIAGEM.passos.indexOf(passo)} />
      {passo === 'intro' && (
        <PassoInicio
          respostas={respostas}
          perfil={perfil}
          dependentes={confirmados}
          onMudar={mudar}
          onContinuar={comecar}
        />
      )}
      {passo === 'guided' && (
        <PassoSinais
          respostas={respostas}
          onMudar={mudar}
          onContinuar={() => ir('symptoms')}
          onVoltar={voltar}
        />
      )}
      {passo === 'symptoms' && (
        <PassoSintomas
          respostas={respostas}
          enviando={triagem.isPending}
          onMudar={mudar}
          onEnviar={() => enviar()}
          onVoltar={voltar}
        />
      )}
      {passo === 'result' && resultado && !perguntas && (
        <Resultado
          resultado={resultado}
          onNova={nova}
          onVoltar={voltar}
          onSolicitar={() => solicitar(resultado.especialidade_sugerida)}
        />
      )}
      {passo === 'result' && perguntas && (
        <PassoPerguntas
          perguntas={perguntas}
          alerta={resultado.red_flag}
          enviando={triagem.isPending}
          onResponder={enviar}
          onPular={pular}
          onVoltar={voltar}
        />
      )}
    </div>
  )
}

/** The open step lives in the history entry; one whose answers are missing (another tab) falls back to the first. */
function usePasso(pedido: Passo, respostas: Respostas, resultado: ResultadoDaTriagem | undefined) {
  const navigate = useNavigate()
  const falta = (pedido !== 'intro' && respostas.sexo === undefined) || (pedido === 'result' && !resultado)
  const sobrou = useRef(falta)
  useEffect(() => {
    if (!sobrou.current) return
    sobrou.current = false
    void navigate('.', { replace: true })
  }, [navigate])
  const passo = falta ? 'intro' : pedido
  useFocoNoPasso(passo === 'result' && resultado?.perguntas ? 'perguntas' : passo)
  return {
    passo,
    ir: (para: Passo) => void navigate('.', { state: { passo: para } }),
    voltar: () => void navigate(-1),
  }
}

/** A new step starts at its top, with the focus at its title, as a page load would. */
function useFocoNoPasso(passo: Passo | 'perguntas') {
  const mostrado = useRef(passo)
  useEffect(() => {
    if (mostrado.current === passo) return
    mostrado.current = passo
    window.scrollTo(0, 0)
    document.getElementById(TITULO_DO_PASSO)?.focus({ preventScroll: true })
  }, [passo])
}

function passoDe(state: unknown): Passo {
  if (typeof state !== 'object' || state === null || !('passo' in state)) return 'intro'
  return TRIAGEM.passos.find((passo) => passo === state.passo) ?? 'intro'
}
