import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { ConsultaVista } from '#domain/consulta/consulta.ts'
import { LISTA, SOLICITACAO } from '#domain/consulta/textos.ts'
import { especialidadeDe, rotuloDaEspecialidade } from '#domain/medico/especialidades.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { CHAVE_DAS_CONSULTAS, consultaAberta, useMinhasConsultas } from '../../lib/use-minhas-consultas.ts'
import { usePerfil } from '../../lib/use-perfil.ts'
import { Desistir } from './desistir.tsx'
import { PainelDePagamento } from './painel-de-pagamento.tsx'
import { Pedido } from './pedido.tsx'
import { Resumo } from './resumo.tsx'
import styles from './solicitacao.module.css'
import { SemTriagem } from './sem-triagem.tsx'
import { useTriagemDoPedido } from './use-triagem-do-pedido.ts'
import { useTopo } from './topo.ts'

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
  const minhas = useMinhasConsultas()
  const { recusa, especialidade } = useTriagemDoPedido()
  const aberta = consultaAberta(minhas.data ?? [])
  // Once paid for, the request is no longer pending, but its panel still says what comes next.
  const [noPainel, setNoPainel] = useState<string>()
  if (aberta?.status === 'pending' && aberta.id !== noPainel) setNoPainel(aberta.id)
  useTopo(minhas.data ? (aberta?.status ?? 'pedido') : '')

  if (minhas.isError)
    return (
      <Alert
        tone="perigo"
        title={LISTA.erro.titulo}
        actions={<Button onClick={() => void minhas.refetch()}>Tentar Novamente</Button>}
      >
        {LISTA.erro.descricao}
      </Alert>
    )
  if (!minhas.data || !perfil) return <Skeleton cards={2} />

  if (aberta && aberta.status !== 'pending' && aberta.id !== noPainel)
    return <EmAndamento consulta={aberta} />
  if (aberta)
    return (
      <>
        <Resumo paciente={perfil.nome} especialidade={rotuloDaEspecialidade(aberta.especialidade_sugerida)} />
        {aberta.especialidade_da_triagem && (
          <Alert tone="info">
            {`Não há médico de ${rotuloDaEspecialidade(aberta.especialidade_da_triagem)} atendendo: a consulta será em ${rotuloDaEspecialidade(aberta.especialidade_sugerida)}.`}
          </Alert>
        )}
        <PainelDePagamento key={aberta.id} consulta={aberta} />
        {aberta.status === 'pending' && <Desistir consulta={aberta} />}
      </>
    )
  const criada = (consulta: ConsultaVista) =>
    queries.setQueryData<ConsultaVista[]>([...CHAVE_DAS_CONSULTAS, 'minhas'], (antes = []) => [
      consulta,
      ...antes.filter(({ id }) => id !== consulta.id),
    ])
  return (
    <>
      <Resumo
        paciente={perfil.nome}
        especialidade={especialidade ? rotuloDaEspecialidade(especialidade) : especialidadePedida(state)}
      />
      {recusa !== null && <SemTriagem recusa={recusa} />}
      {recusa !== 'red_flag' && <Pedido perfil={perfil} onCriada={criada} />}
    </>
  )
}

function EmAndamento({ consulta }: { readonly consulta: ConsultaVista }) {
  return (
    <Alert
      title="Você já tem uma consulta em andamento"
      actions={<LinkButton to={`/status-consulta/${consulta.id}`}>Acompanhar consulta</LinkButton>}
    >
      Acompanhe a consulta aberta antes de solicitar outra.
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
