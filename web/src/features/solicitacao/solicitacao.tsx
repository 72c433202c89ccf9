import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { caminhoDe } from '#domain/base/rotas.ts'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { type Motivo, MOTIVOS, NADA_FOI_COBRADO } from '#domain/consulta/motivos.ts'
import { LISTA, SOLICITACAO } from '#domain/consulta/textos.ts'
import { type Especialidade, especialidadeDe, rotuloDaEspecialidade } from '#domain/base/especialidades.ts'
import { Alert } from '../../components/alert.tsx'
import { AvisoDaPreferencia } from '../../components/aviso-da-preferencia.tsx'
import { FalhaAoCarregar } from '../../components/falha-ao-carregar.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import {
  CHAVE_DAS_MINHAS,
  consultaAberta,
  type MinhasConsultas,
  useMinhasConsultas,
} from '../../lib/consultas/use-minhas-consultas.ts'
import { usePerfil } from '../../lib/sessao/use-perfil.ts'
import { useDependenteDaPagina } from '../dependente/use-dependentes.ts'
import { guardarResposta } from '../../lib/guardar-resposta.ts'
import { Desistir } from './desistir.tsx'
import { PainelDePagamento } from '../pagamento/painel-de-pagamento.tsx'
import { Pedido } from './pedido.tsx'
import { Resumo } from './resumo.tsx'
import styles from './solicitacao.module.css'
import { SalaVazia } from './sala-vazia.tsx'
import { SemTriagem } from './sem-triagem.tsx'
import { useTriagemDoPedido } from './use-triagem-do-pedido.ts'
import { useTopo } from '../../lib/pagina/topo.ts'

/** Request and payment of a consultation (P §2.13). A pending one is taken up where it stands. */
export function Solicitacao() {
  return (
    <div className={styles.tela}>
      <PageHeader title={SOLICITACAO.titulo} />
      <Conteudo />
    </div>
  )
}

function Conteudo() {
  const { state } = useLocation()
  const queries = useQueryClient()
  const { data: perfil } = usePerfil()
  const { de, dependente } = useDependenteDaPagina()
  const minhas = useMinhasConsultas()
  const { recusa, especialidade, sugerida } = useTriagemDoPedido(de)
  const [mesmoAssim, setMesmoAssim] = useState<string>()
  const aberta = consultaAberta(minhas.data ?? [])
  // Once paid for, the request is no longer pending, but its panel still says what comes next.
  const [noPainel, setNoPainel] = useState<string>()
  if (aberta?.status === 'pending' && aberta.id !== noPainel) setNoPainel(aberta.id)
  useTopo(minhas.data ? (aberta?.status ?? 'pedido') : '')

  if (minhas.isError)
    return <FalhaAoCarregar error={minhas.error} aviso={LISTA.erro} onRepetir={() => void minhas.refetch()} />
  // For whom it is stands on the page before anything is filled in.
  if (!minhas.data || !perfil || (de !== undefined && !dependente)) return <Skeleton cards={2} />

  if (aberta && aberta.status !== 'pending' && aberta.id !== noPainel)
    return <EmAndamento consulta={aberta} />
  if (aberta)
    return (
      <>
        <Resumo
          paciente={aberta.dependente?.nome ?? perfil.nome}
          responsavel={aberta.dependente && perfil.nome}
          especialidade={rotuloDaEspecialidade(aberta.especialidade_sugerida)}
        />
        {aberta.especialidade_da_triagem && (
          <OutraEspecialidade sugerida={aberta.especialidade_da_triagem} da={aberta.especialidade_sugerida} />
        )}
        <AvisoDaPreferencia preferencia={aberta.preferencia} />
        {aberta.status === 'pending' && mesmoAssim !== aberta.id ? (
          <SalaVazia
            especialidade={aberta.especialidade_sugerida}
            email={perfil.email}
            onContinuar={() => setMesmoAssim(aberta.id)}
          >
            <PainelDePagamento key={aberta.id} consulta={aberta} />
          </SalaVazia>
        ) : (
          <PainelDePagamento key={aberta.id} consulta={aberta} />
        )}
        {aberta.status === 'pending' && <Desistir consulta={aberta} />}
      </>
    )
  const criada = (consulta: ConsultaVista) =>
    guardarResposta<MinhasConsultas>(queries, CHAVE_DAS_MINHAS, (antes) => ({
      ...antes,
      consultas: [consulta, ...(antes?.consultas ?? []).filter(({ id }) => id !== consulta.id)],
    }))
  const fim = minhas.data.find(({ id }) => id === noPainel)?.motivo_fim
  return (
    <>
      {fim && <Encerrada motivo={fim} />}
      <Resumo
        paciente={dependente?.nome ?? perfil.nome}
        responsavel={dependente && perfil.nome}
        especialidade={especialidade ? rotuloDaEspecialidade(especialidade) : especialidadePedida(state)}
      />
      {recusa !== null && <SemTriagem recusa={recusa} de={de} />}
      {especialidade && sugerida && <OutraEspecialidade sugerida={sugerida} da={especialidade} />}
      {especialidade && perfil.access_tier === 'full' && (
        <SalaVazia especialidade={especialidade} email={perfil.email} />
      )}
      {recusa !== 'red_flag' && <Pedido perfil={perfil} dependente={dependente} onCriada={criada} />}
    </>
  )
}

interface OutraEspecialidadeProps {
  readonly sugerida: Especialidade
  readonly da: Especialidade
}

/** Told before anything is filled in or paid: the request is in another specialty than the triage suggests. */
function OutraEspecialidade({ sugerida, da }: OutraEspecialidadeProps) {
  return (
    <Alert tone="info">
      {`Não há médico de ${rotuloDaEspecialidade(sugerida)} atendendo: a consulta será em ${rotuloDaEspecialidade(da)}.`}
    </Alert>
  )
}

function EmAndamento({ consulta }: { readonly consulta: ConsultaVista }) {
  return (
    <Alert
      title="Você já tem uma consulta em andamento"
      actions={
        <LinkButton to={caminhoDe('status_consulta', { id: consulta.id })}>Acompanhar consulta</LinkButton>
      }
    >
      Acompanhe a consulta aberta antes de solicitar outra.
    </Alert>
  )
}

/** The request ended while its card was being typed: said where the card form was, above the next request. */
function Encerrada({ motivo }: { readonly motivo: Motivo }) {
  return (
    <Alert tone="aviso" announce title="Sua solicitação terminou">
      {`${MOTIVOS[motivo]} ${NADA_FOI_COBRADO}`}
    </Alert>
  )
}

/** P §2.13: what navigation brought, 'Clínica Médica' otherwise. */
function especialidadePedida(state: unknown): string {
  const especialidade = especialidadeDe(especialidadeSugerida(state) ?? '')
  return especialidade ? rotuloDaEspecialidade(especialidade) : SOLICITACAO.especialidade_padrao
}

/** The specialty a navigation state carries, if any. */
function especialidadeSugerida(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('especialidadeSugerida' in state)) return undefined
  return typeof state.especialidadeSugerida === 'string' ? state.especialidadeSugerida : undefined
}
