import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { caminhoDe } from '#domain/base/rotas.ts'
import { AVISOS_DO_CADASTRO, CADASTRO, CHAVE_SENHA_DEFINIDA, SELFIE } from '#domain/cadastro/textos.ts'
import { CHAVE_DO_KYC, type Kyc } from '../kyc/kyc.ts'
import { useDocumento } from '../kyc/documento/use-documento.ts'
import { useVerificacao } from '../kyc/use-verificacao.ts'
import { AosSeusDados } from '../../components/aos-seus-dados.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { Stepper } from '../../components/stepper.tsx'
import { pedeModoSeguro } from '../../lib/pagina/modo-seguro.ts'
import { eSemRede } from '../../components/sem-rede.ts'
import type { Perfil } from '../../lib/sessao/perfil.ts'
import { usePassoNoHistorico } from '../../lib/pagina/use-passo-no-historico.ts'
import { CHAVE_DO_PERFIL } from '../../lib/sessao/use-perfil.ts'
import { FalhaAoCarregar } from '../../components/falha-ao-carregar.tsx'
import { avisar, avisoAoRetomar } from './aviso-de-falha.ts'
import { CompletarDados, DadosPessoais } from './dados-pessoais.tsx'
import { PassoDocumentoDoPaciente } from './passo-documento-do-paciente.tsx'
import { PassoSelfie, type SelfieTirada } from './passos/passo-selfie.tsx'
import styles from './passos/passo.module.css'
import { type Passo, pedidoDeNovo } from './retomada.ts'
import { RevisarDados } from './passos/revisar-dados.tsx'
import { documentoAceito } from './situacao.ts'
import { useRetomada } from './use-retomada.ts'

/** Patient registration, reading A (P §2.8): three steps. */
export function CadastroPaciente() {
  return <Cadastro passos={CADASTRO.passos} numero={(passo) => passo} />
}

/**
 * Reading B (P §2.8): the same pieces as two steps, with the step in the address, and an existing account is gone on
 * with when the password typed is its own.
 */
export function PatientOnboarding() {
  const [params] = useSearchParams()
  // Read once: afterwards the address follows the step, not the other way round.
  const [pedida] = useState<Passo | undefined>(() => (params.get('step') === '1' ? 0 : undefined))
  return (
    <Cadastro
      passos={['Dados Pessoais', 'Documento e selfie']}
      numero={(passo) => (passo === 0 ? 0 : 1)}
      pedida={pedida}
      entrarSeExiste
      noEndereco={(passo) => (passo === 0 ? '1' : '2')}
    />
  )
}

const TEXTOS_DA_SELFIE = {
  titulo: CADASTRO.passos[2],
  texto: SELFIE.texto,
  aprovada: SELFIE.verificada,
  botao: SELFIE.finalizar,
  esperando: SELFIE.finalizar,
} as const

interface CadastroProps {
  readonly passos: readonly string[]
  /** Which of `passos` an open step belongs to. */
  readonly numero: (passo: Passo) => number
  readonly pedida?: Passo | undefined
  readonly entrarSeExiste?: boolean
  /** `?step=` of an open step, where the address has it. */
  readonly noEndereco?: (passo: number) => string
}

function Cadastro({ passos, numero, pedida, entrarSeExiste = false, noEndereco }: CadastroProps) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const modoSeguro = pedeModoSeguro(useLocation().search)
  const verificacao = useVerificacao()
  const processando = verificacao.fase === 'uploading' || verificacao.fase === 'ocr'
  const { registro, kyc, andou, ir, recomecar } = useRetomada({ acompanhar: processando, pedida })
  const relerKyc = () => queries.invalidateQueries({ queryKey: CHAVE_DO_KYC })
  const documento = useDocumento({
    usuario_id: registro.tipo === 'aberto' ? registro.perfil.id : undefined,
    kyc: kyc.data,
    onVerificado: relerKyc,
  })
  const [finalizando, setFinalizando] = useState(false)
  const atual = registro.tipo === 'aberto' ? numero(registro.passo) : 0
  const carregando = registro.tipo === 'carregando'
  const aberta = registro.tipo === 'aberto' ? registro.passo : 0
  usePassoNoHistorico({
    passo: carregando ? undefined : aberta,
    noEndereco,
    onVoltar: (passo) => {
      // Before the account was made there is one step alone.
      if (registro.tipo !== 'aberto') return
      if (passo === 0 || passo === 1) voltarPara(passo)
    },
  })

  /** What waits for this check is not edited on the way to it, only withdrawn. */
  function irAosDados() {
    const pendente = registro.tipo === 'aberto' && registro.perfil.alteracao_pendente !== undefined
    if (pendente) void navigate(caminhoDe('kyc_retry'))
    else ir(0)
  }

  function voltarPara(passo: 0 | 1) {
    verificacao.reiniciar()
    if (passo === 0) return irAosDados()
    // A run used the pictures up.
    if (registro.tipo === 'aberto' && !documentoAceito(registro.kyc)) documento.escolherTipo(documento.tipo)
    ir(1)
  }

  async function finalizar() {
    setFinalizando(true)
    try {
      await queries.refetchQueries({ queryKey: CHAVE_DO_PERFIL }, { throwOnError: true })
      localStorage.setItem(CHAVE_SENHA_DEFINIDA, 'true')
      const aprovado = queries.getQueryData<Perfil>(CHAVE_DO_PERFIL)?.kyc_status === 'approved'
      avisar(aprovado ? AVISOS_DO_CADASTRO.realizado_e_aprovado : AVISOS_DO_CADASTRO.realizado)
      await navigate(caminhoDe('triagem'))
    } catch (error) {
      avisar(
        eSemRede(error) ? AVISOS_DO_CADASTRO.conectividade : AVISOS_DO_CADASTRO.erro_ao_finalizar,
        'destructive',
      )
    } finally {
      setFinalizando(false)
    }
  }
  async function verificar(perfil: Perfil, estado: Kyc, prova: SelfieTirada) {
    await verificacao.iniciar({
      perfil,
      kyc: estado,
      ...prova,
      onSemDocumento: () => {
        documento.reenviar()
        ir(1)
      },
    })
  }
  function sairSemSelfie() {
    avisar(SELFIE.sem_selfie)
    void navigate('/')
  }

  return (
    <div className={styles.cadastro}>
      <PageHeader title={CADASTRO.titulo} subtitle={CADASTRO.subtitulo} />
      <Stepper steps={passos} current={atual} />
      {registro.tipo === 'carregando' && <Skeleton cards={2} />}
      {registro.tipo === 'falha' && (
        <FalhaAoCarregar
          error={registro.erro}
          aviso={avisoAoRetomar(registro.erro)}
          onRepetir={registro.repetir}
        />
      )}
      {registro.tipo === 'novo' && (
        <DadosPessoais focar={andou} entrarSeExiste={entrarSeExiste} onPronta={recomecar} />
      )}
      {registro.tipo === 'sem_perfil' && (
        <CompletarDados email={registro.sessao.email ?? ''} focar={andou} onPronta={recomecar} />
      )}
      {registro.tipo === 'aberto' && registro.passo === 0 && (
        <RevisarDados perfil={registro.perfil} focar={andou} onPronto={() => ir(1)} />
      )}
      {registro.tipo === 'aberto' && registro.passo === 1 && (
        <PassoDocumentoDoPaciente
          documento={documento}
          aviso={verificacao.erro ?? pedidoDeNovo(registro.kyc)}
          revisar={registro.kyc.passos.includes('dados')}
          semCamera={modoSeguro}
          focar={andou}
          onVoltar={irAosDados}
          onContinuar={() => {
            verificacao.reiniciar()
            ir(2)
          }}
        />
      )}
      {registro.tipo === 'aberto' && registro.passo === 2 && (
        <PassoSelfie
          textos={TEXTOS_DA_SELFIE}
          kyc={registro.kyc}
          documento={documento}
          onSelfie={(prova) => void verificar(registro.perfil, registro.kyc, prova)}
          verificacao={verificacao}
          modoSeguro={modoSeguro}
          focar={andou}
          finalizando={finalizando}
          onVoltar={() => voltarPara(1)}
          onRevisarDados={() => voltarPara(0)}
          onFinalizar={() => void finalizar()}
          onReler={() => void relerKyc()}
          onSemSelfie={sairSemSelfie}
        />
      )}
      {registro.tipo === 'aberto' && <AosSeusDados />}
    </div>
  )
}
