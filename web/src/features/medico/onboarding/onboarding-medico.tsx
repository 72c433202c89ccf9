import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { caminhoDe } from '#domain/base/rotas.ts'
import { SELFIE } from '#domain/cadastro/textos.ts'
import { CONTA_DE_PACIENTE, ETAPA_DA_SELFIE, ONBOARDING } from '#domain/medico/textos-onboarding.ts'
import { Alert } from '../../../components/alert.tsx'
import { AosSeusDados } from '../../../components/aos-seus-dados.tsx'
import { Button } from '../../../components/button.tsx'
import { FalhaAoCarregar } from '../../../components/falha-ao-carregar.tsx'
import { avisar, avisoAoRetomar } from '../../cadastro/aviso-de-falha.ts'
import { PassoSelfie, type SelfieTirada } from '../../cadastro/passos/passo-selfie.tsx'
import { RevisarDados } from '../../cadastro/passos/revisar-dados.tsx'
import { pedidoDeNovo } from '../../cadastro/retomada.ts'
import { documentoAceito } from '../../cadastro/situacao.ts'
import { CHAVE_DO_KYC, type Kyc } from '../../kyc/kyc.ts'
import { useDocumento } from '../../kyc/documento/use-documento.ts'
import { useVerificacao } from '../../kyc/use-verificacao.ts'
import { CHAVE_DOS_DADOS, type DadosDoMedico } from '../conta/use-dados.ts'
import { PageHeader } from '../../../components/page-header.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { pedeModoSeguro } from '../../../lib/pagina/modo-seguro.ts'
import type { Perfil } from '../../../lib/sessao/perfil.ts'
import { sair } from '../../../lib/sessao/sessao.ts'
import { Circulos } from './circulos.tsx'
import { PassoDocumentoDoMedico } from './passo-documento-do-medico.tsx'
import { PassoPagamentos } from './passo-pagamentos.tsx'
import { NovaConta } from './nova-conta.tsx'
import styles from './onboarding.module.css'
import type { Passo } from './passos.ts'
import { RevisarInscricao } from './revisar-inscricao.tsx'
import { useOnboarding } from './use-onboarding.ts'

const TEXTOS_DA_SELFIE = {
  titulo: ONBOARDING.passos[3],
  texto: ETAPA_DA_SELFIE.texto,
  aprovada: ETAPA_DA_SELFIE.completa,
  botao: ETAPA_DA_SELFIE.continuar,
  esperando: ETAPA_DA_SELFIE.esperando,
} as const

/** Doctor onboarding, variant B (D §2.5): five steps, gone on with from any device at the first open one. */
export function OnboardingMedico() {
  const verificacao = useVerificacao()
  const processando = verificacao.fase === 'uploading' || verificacao.fase === 'ocr'
  const onboarding = useOnboarding({ acompanhar: processando })
  const { registro, andou } = onboarding
  return (
    <div className={styles.onboarding}>
      <PageHeader title={ONBOARDING.titulo} subtitle={ONBOARDING.subtitulo} />
      {registro.tipo !== 'paciente' && (
        <Circulos
          atual={onboarding.passo}
          esperando={registro.tipo === 'carregando' || registro.tipo === 'falha'}
        />
      )}
      {registro.tipo === 'carregando' && <Skeleton cards={2} />}
      {registro.tipo === 'falha' && (
        <FalhaAoCarregar
          error={registro.erro}
          aviso={avisoAoRetomar(registro.erro)}
          onRepetir={registro.repetir}
        />
      )}
      {registro.tipo === 'paciente' && (
        <Alert
          tone="aviso"
          title={CONTA_DE_PACIENTE.titulo}
          actions={
            <Button small onClick={() => void sair()}>
              {CONTA_DE_PACIENTE.sair}
            </Button>
          }
        >
          {CONTA_DE_PACIENTE.texto}
        </Alert>
      )}
      {registro.tipo === 'novo' && (
        <NovaConta
          key={registro.sessao?.id ?? 'novo'}
          sessao={registro.sessao}
          passo={onboarding.passo}
          focar={andou}
          onPasso={onboarding.irNovo}
          onPronta={onboarding.recomecar}
        />
      )}
      {registro.tipo === 'aberto' && (
        <>
          <PassoAberto {...registro} onboarding={onboarding} verificacao={verificacao} />
          {registro.perfil.access_tier !== 'full' && <AosSeusDados />}
        </>
      )}
    </div>
  )
}

interface PassoAbertoProps {
  readonly perfil: Perfil
  readonly kyc: Kyc
  readonly dados: DadosDoMedico
  readonly abertos: readonly Passo[]
  readonly onboarding: ReturnType<typeof useOnboarding>
  readonly verificacao: ReturnType<typeof useVerificacao>
}

/** The step of somebody who has an account. */
function PassoAberto({ perfil, kyc, dados, abertos, onboarding, verificacao }: PassoAbertoProps) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const modoSeguro = pedeModoSeguro(useLocation().search)
  const { passo, andou, ir } = onboarding
  const relerKyc = () => queries.invalidateQueries({ queryKey: CHAVE_DO_KYC })
  const documento = useDocumento({ usuario_id: perfil.id, kyc, versoOpcional: true, onVerificado: relerKyc })

  async function verificar(prova: SelfieTirada) {
    const { crm, uf, especialidades } = dados
    await verificacao.iniciar({
      perfil,
      kyc,
      ...prova,
      profissional: { crm, uf, especialidades },
      onSemDocumento: () => {
        documento.reenviar()
        ir(3)
      },
    })
    void queries.invalidateQueries({ queryKey: CHAVE_DOS_DADOS })
  }

  function voltarDoRegistro() {
    if (abertos.includes(1)) return () => ir(1)
    return perfil.alteracao_pendente && (() => void navigate(caminhoDe('kyc_retry')))
  }

  switch (passo) {
    case 1:
      return (
        <RevisarDados perfil={perfil} focar={andou} corrija={ONBOARDING.corrija} onPronto={() => ir(2)} />
      )
    case 2:
      return (
        <RevisarInscricao
          nome={perfil.nome}
          dados={dados}
          focar={andou}
          onVoltar={voltarDoRegistro()}
          onPronto={() => ir(abertos.find((outro) => outro > 2) ?? 3)}
        />
      )
    case 3:
      return (
        <PassoDocumentoDoMedico
          documento={documento}
          aviso={verificacao.erro ?? pedidoDeNovo(kyc)}
          onRevisar={kyc.passos.includes('dados') && abertos.includes(1) ? () => ir(1) : undefined}
          focar={andou}
          onVoltar={() => ir(2)}
          onContinuar={() => {
            verificacao.reiniciar()
            ir(4)
          }}
        />
      )
    case 4:
      return (
        <PassoSelfie
          textos={TEXTOS_DA_SELFIE}
          soAprovada
          kyc={kyc}
          documento={documento}
          verificacao={verificacao}
          modoSeguro={modoSeguro}
          focar={andou}
          finalizando={false}
          onSelfie={(selfie) => void verificar(selfie)}
          onVoltar={() => {
            verificacao.reiniciar()
            // A run used the pictures up.
            if (!documentoAceito(kyc)) documento.escolherTipo(documento.tipo)
            ir(3)
          }}
          onRevisarDados={() => {
            verificacao.reiniciar()
            ir(1)
          }}
          onFinalizar={() => ir(5)}
          onReler={() => void relerKyc()}
          onSemSelfie={() => {
            avisar(SELFIE.sem_selfie)
            void navigate('/')
          }}
        />
      )
    case 5:
      return (
        <PassoPagamentos
          perfil={perfil}
          dados={dados}
          focar={andou}
          onRevisar={() => ir(2)}
          onFinalizar={() => void navigate(caminhoDe('fila_medico'))}
        />
      )
  }
}
