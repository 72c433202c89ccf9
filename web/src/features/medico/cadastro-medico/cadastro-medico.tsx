import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AVISOS_DO_CADASTRO } from '#domain/cadastro/textos.ts'
import {
  ACEITES_OBRIGATORIOS,
  AVISOS_DO_CADASTRO_MEDICO,
  CADASTRO_MEDICO,
  CONTA_DO_MEDICO,
} from '#domain/medico/textos-cadastro.ts'
import { Alert } from '../../../components/alert.tsx'
import { Button } from '../../../components/button.tsx'
import { avisar } from '../../cadastro/aviso-de-falha.ts'
import { PageHeader } from '../../../components/page-header.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { Stepper } from '../../../components/stepper.tsx'
import { lerPerfil, type Perfil } from '../../../lib/sessao/perfil.ts'
import { sair } from '../../../lib/sessao/sessao.ts'
import { usePassoNoHistorico } from '../../../lib/pagina/use-passo-no-historico.ts'
import { Aceites, NADA_ACEITO } from './aceites.tsx'
import styles from './cadastro-medico.module.css'
import { DialogoDaConta, type ModoDaConta } from './dialogo-da-conta.tsx'
import { Especialidades } from './especialidades.tsx'
import { Identificacao } from './identificacao.tsx'
import { esquecerRascunho } from './rascunho.ts'
import { ResultadoDaVerificacao } from './resultado.tsx'
import { type Resultado, useConclusao } from './use-conclusao.ts'
import { useConferencia } from './use-conferencia.ts'
import { useRascunho } from './use-rascunho.ts'

/** Steps of variant A (D §2.4): identification, specialties, acceptances, result. */
type Passo = 0 | 1 | 2 | 3

/** Doctor registration, variant A: 'Cadastro Médico' (D §2.4). */
export function CadastroMedico() {
  const navigate = useNavigate()
  const { rascunho, mudar, quem } = useRascunho()
  const [passo, setPasso] = useState<Passo>(0)
  const [andou, setAndou] = useState(false)
  const [aceitos, setAceitos] = useState(NADA_ACEITO)
  const [pedido, setPedido] = useState<{ modo: ModoDaConta; finalizar: boolean }>()
  const [fim, setFim] = useState<{ resultado: Resultado; perfil: Perfil }>()
  const conferencia = useConferencia(rascunho)
  const conclusao = useConclusao()

  const ir = (para: Passo) => {
    setAndou(true)
    setPasso(para)
  }
  usePassoNoHistorico({
    passo,
    // What a check found is no step one comes from: after it the data are revised by its own button.
    onVoltar: (para) => {
      if (passo < 3 && (para === 0 || para === 1)) ir(para)
    },
  })
  async function concluir(perfil: Perfil) {
    if (perfil.tipo !== 'medico') {
      avisar(AVISOS_DO_CADASTRO_MEDICO.outra_conta, 'destructive')
      return
    }
    const resultado = await conclusao.concluir(perfil, rascunho)
    if (!resultado) return
    if (resultado.verificacao_status !== 'rejected') esquecerRascunho()
    setFim({ resultado, perfil: (await lerPerfil().catch(() => null)) ?? perfil })
    ir(3)
  }
  function finalizar() {
    if (!aceitos.termo_verificacao || !aceitos.termo_nome_oficial) {
      avisar(ACEITES_OBRIGATORIOS, 'destructive')
      return
    }
    if (quem.tipo === 'conta') {
      void concluir(quem.perfil)
      return
    }
    avisar(AVISOS_DO_CADASTRO_MEDICO.sem_sessao, 'destructive')
    setPedido({ modo: quem.tipo === 'sem_perfil' ? 'completar' : 'criar', finalizar: true })
  }
  async function contaPronta(continuar: boolean) {
    setPedido(undefined)
    const perfil = await lerPerfil().catch(() => null)
    if (!continuar) return
    if (perfil) await concluir(perfil)
    else avisar(AVISOS_DO_CADASTRO.conectividade, 'destructive')
  }

  return (
    <div className={styles.cadastro}>
      <PageHeader title={CADASTRO_MEDICO.titulo} subtitle={CADASTRO_MEDICO.subtitulo} />
      <Stepper steps={CADASTRO_MEDICO.passos} current={passo} />
      {quem.tipo === 'carregando' && passo === 0 && <Skeleton cards={2} />}
      {quem.tipo === 'conta' && quem.perfil.tipo === 'paciente' && (
        <Alert
          tone="aviso"
          title={AVISOS_DO_CADASTRO_MEDICO.outra_conta.titulo}
          actions={
            <Button small variant="secondary" onClick={() => void sair()}>
              {CONTA_DO_MEDICO.sair}
            </Button>
          }
        >
          {CONTA_DO_MEDICO.paciente}
        </Alert>
      )}
      {quem.tipo !== 'carregando' && passo === 0 && (
        <Identificacao
          rascunho={rascunho}
          onMudar={mudar}
          conhecido={quem.tipo === 'conta' && quem.perfil.tipo === 'medico'}
          situacao={conferencia.situacao}
          onConferir={() => void conferencia.conferir()}
          focar={andou}
          onEntrar={() => setPedido({ modo: 'entrar', finalizar: false })}
          onProximo={() => ir(rascunho.possuiRqe ? 1 : 2)}
        />
      )}
      {passo === 1 && (
        <Especialidades
          linhas={rascunho.linhas}
          onMudar={(linhas) => mudar({ linhas })}
          focar={andou}
          onVoltar={() => ir(0)}
          onProximo={() => ir(2)}
        />
      )}
      {passo === 2 && (
        <Aceites
          aceitos={aceitos}
          onMudar={setAceitos}
          verificando={conclusao.verificando}
          dica={conclusao.dica}
          focar={andou}
          onVoltar={() => ir(rascunho.possuiRqe ? 1 : 0)}
          onFinalizar={finalizar}
        />
      )}
      {passo === 3 && fim && (
        <ResultadoDaVerificacao
          resultado={fim.resultado}
          faltaIdentidade={fim.perfil.access_tier !== 'full'}
          onRevisar={() => {
            conferencia.recomecar()
            ir(0)
          }}
          onSeguir={() => void navigate('/medicos/dashboard')}
        />
      )}
      {pedido && (
        <DialogoDaConta
          modo={pedido.modo}
          rascunho={rascunho}
          finalizar={pedido.finalizar}
          onFechar={() => setPedido(undefined)}
          onPronta={() => void contaPronta(pedido.finalizar)}
        />
      )}
    </div>
  )
}
