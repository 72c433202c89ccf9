import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { AVISOS_DO_CADASTRO, CADASTRO, CHAVE_SENHA_DEFINIDA, SELFIE } from '#domain/cadastro/textos.ts'
import { FalhaAoRetomar } from '../../components/cadastro/falha-ao-retomar.tsx'
import { CHAVE_DO_KYC, type Kyc } from '../../components/captura/kyc.ts'
import { useDocumento } from '../../components/captura/use-documento.ts'
import { useVerificacao } from '../../components/captura/use-verificacao.ts'
import { PageHeader } from '../../components/page-header.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { Stepper } from '../../components/stepper.tsx'
import { pedeModoSeguro } from '../../lib/modo-seguro.ts'
import type { Perfil } from '../../lib/perfil.ts'
import { CHAVE_DO_PERFIL } from '../../lib/use-perfil.ts'
import { avisar } from '../../components/cadastro/aviso-de-falha.ts'
import { CompletarDados, DadosPessoais } from './dados-pessoais.tsx'
import { EtapaDocumento } from './etapa-documento.tsx'
import { EtapaSelfie, type SelfieTirada } from '../../components/cadastro/etapa-selfie.tsx'
import styles from '../../components/cadastro/passo.module.css'
import { type Etapa, pedidoDeNovo } from './retomada.ts'
import { RevisarDados } from '../../components/cadastro/revisar-dados.tsx'
import { documentoAceito, documentoServiu } from '../../components/cadastro/situacao.ts'
import { useRetomada } from './use-retomada.ts'

/** Patient registration, reading A (P §2.8): three steps. */
export function CadastroPaciente() {
  return <Cadastro passos={CADASTRO.passos} numero={(etapa) => etapa} />
}

/**
 * Reading B (P §2.8): the same pieces as two steps, with the step in the address, and an existing account is gone on
 * with when the password typed is its own.
 */
export function PatientOnboarding() {
  const [params, setParams] = useSearchParams()
  // Later the address follows the step, not the other way round.
  const [pedida] = useState<Etapa | undefined>(() => (params.get('step') === '1' ? 0 : undefined))
  return (
    <Cadastro
      passos={['Dados Pessoais', 'Documento e selfie']}
      numero={(etapa) => (etapa === 0 ? 0 : 1)}
      pedida={pedida}
      entrarSeExiste
      onNumero={(numero) =>
        setParams(
          (antes) => {
            antes.set('step', String(numero + 1))
            return antes
          },
          { replace: true },
        )
      }
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
  readonly numero: (etapa: Etapa) => number
  readonly pedida?: Etapa | undefined
  readonly entrarSeExiste?: boolean
  readonly onNumero?: (numero: number) => void
}

function Cadastro({ passos, numero, pedida, entrarSeExiste = false, onNumero }: CadastroProps) {
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
  const atual = registro.tipo === 'aberto' ? numero(registro.etapa) : 0
  const carregando = registro.tipo === 'carregando'
  const aoMudarDePasso = useEffectEvent((passo: number) => onNumero?.(passo))
  useEffect(() => {
    if (!carregando) aoMudarDePasso(atual)
  }, [carregando, atual])

  async function finalizar() {
    setFinalizando(true)
    try {
      await queries.refetchQueries({ queryKey: CHAVE_DO_PERFIL }, { throwOnError: true })
      localStorage.setItem(CHAVE_SENHA_DEFINIDA, 'true')
      avisar(AVISOS_DO_CADASTRO.realizado)
      await navigate('/triagem')
    } catch {
      avisar(AVISOS_DO_CADASTRO.erro_ao_finalizar, 'destructive')
    } finally {
      setFinalizando(false)
    }
  }
  async function verificar(perfil: Perfil, estado: Kyc, prova: SelfieTirada) {
    const resultado = await verificacao.iniciar({
      perfil,
      kyc: estado,
      ...prova,
      onSemDocumento: () => {
        documento.reenviar()
        ir(1)
      },
    })
    const depois = queries.getQueryData<Kyc>(CHAVE_DO_KYC)
    // The document was not the problem: the same one goes along with the next picture.
    if (resultado?.kyc_status === 'rejected' && depois && documentoServiu(depois)) documento.reenviar()
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
      {registro.tipo === 'falha' && <FalhaAoRetomar erro={registro.erro} onTentar={registro.repetir} />}
      {registro.tipo === 'novo' && (
        <DadosPessoais focar={andou} entrarSeExiste={entrarSeExiste} onPronta={recomecar} />
      )}
      {registro.tipo === 'sem_perfil' && (
        <CompletarDados email={registro.sessao.email ?? ''} focar={andou} onPronta={recomecar} />
      )}
      {registro.tipo === 'aberto' && registro.etapa === 0 && (
        <RevisarDados perfil={registro.perfil} focar={andou} onPronto={() => ir(1)} />
      )}
      {registro.tipo === 'aberto' && registro.etapa === 1 && (
        <EtapaDocumento
          documento={documento}
          aviso={verificacao.erro ?? pedidoDeNovo(registro.kyc)}
          revisar={registro.kyc.passos.includes('dados')}
          semCamera={modoSeguro}
          focar={andou}
          onVoltar={() => ir(0)}
          onContinuar={() => {
            verificacao.reiniciar()
            ir(2)
          }}
        />
      )}
      {registro.tipo === 'aberto' && registro.etapa === 2 && (
        <EtapaSelfie
          textos={TEXTOS_DA_SELFIE}
          kyc={registro.kyc}
          documento={documento}
          onSelfie={(prova) => void verificar(registro.perfil, registro.kyc, prova)}
          verificacao={verificacao}
          modoSeguro={modoSeguro}
          focar={andou}
          finalizando={finalizando}
          onVoltar={() => {
            verificacao.reiniciar()
            // A run used the pictures up.
            if (!documentoAceito(registro.kyc)) documento.escolherTipo(documento.tipo)
            ir(1)
          }}
          onRevisarDados={() => {
            verificacao.reiniciar()
            ir(0)
          }}
          onFinalizar={() => void finalizar()}
          onReler={() => void relerKyc()}
          onSemSelfie={sairSemSelfie}
        />
      )}
    </div>
  )
}
