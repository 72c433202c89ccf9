import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { caminhoDe } from '#domain/base/rotas.ts'
import { rotuloDoMedico } from '#domain/consulta/status.ts'
import { HISTORICO, MOTIVOS_NO_HISTORICO } from '#domain/consulta/textos.ts'
import { medicoHistorico } from '#domain/medico/contract.ts'
import { rotuloDaEspecialidade } from '#domain/base/especialidades.ts'
import type { EntradaDoHistorico } from '#domain/medico/historico.ts'
import { Button } from '../../components/button.tsx'
import { Badge } from '../../components/badge.tsx'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { FalhaAoCarregar } from '../../components/falha-ao-carregar.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { call } from '../../lib/api.ts'
import { dataEHora } from '../../lib/no-relogio-daqui.ts'
import { ConversasPorResponder } from '../conversa/conversas-por-responder.tsx'
import styles from './historico.module.css'
import { SoMedico } from './so-medico.tsx'
import { useFalhaDeLeitura } from './use-falha-de-leitura.ts'

/** 'Histórico de Consultas' (D §2.9): what the doctor finished or cancelled, the most recently ended first. */
export function Historico() {
  return (
    <SoMedico>
      {() => (
        <div className={styles.tela}>
          <PageHeader title={HISTORICO.titulo} subtitle={HISTORICO.subtitulo} />
          <ConversasPorResponder />
          <Lista />
        </div>
      )}
    </SoMedico>
  )
}

function Lista() {
  const leitura = useInfiniteQuery({
    queryKey: ['medicos', 'eu', 'historico'],
    queryFn: async ({ signal, pageParam }) =>
      call(medicoHistorico, pageParam === undefined ? {} : { antes_de: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ anteriores }) => anteriores,
    // Patients' names do not outlive the screen, and each reading is a line in their access log.
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const { error, errorUpdatedAt, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = leitura
  const data = leitura.data?.pages.flatMap(({ consultas }) => consultas)
  useFalhaDeLeitura(error, errorUpdatedAt, HISTORICO.erro)
  if (!data)
    return error ? (
      <FalhaAoCarregar error={error} aviso={HISTORICO.erro} onRepetir={() => void refetch()} />
    ) : (
      <Skeleton cards={3} />
    )
  if (data.length === 0)
    return (
      <EmptyState
        title={HISTORICO.vazio}
        actions={<LinkButton to={caminhoDe('fila_medico')}>{HISTORICO.fila}</LinkButton>}
      >
        {HISTORICO.ao_vazio}
      </EmptyState>
    )
  return (
    <>
      <ul className={styles.lista}>
        {data.map((consulta) => (
          <Entrada key={consulta.id} consulta={consulta} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="secondary"
          busy={isFetchingNextPage && 'Carregando...'}
          onClick={() => void fetchNextPage()}
        >
          {HISTORICO.anteriores}
        </Button>
      )}
    </>
  )
}

function Entrada({ consulta }: { readonly consulta: EntradaDoHistorico }) {
  const { id, status, paciente_nome, created_at, ended_at, duracao_min, motivo_fim } = consulta
  const titulo = useId()
  const nome = paciente_nome ?? HISTORICO.paciente_padrao
  const finalizada = status === 'finished'
  return (
    <li>
      <Card as="article" dense aria-labelledby={titulo}>
        <div className={styles.topo}>
          <h2 id={titulo} className={styles.especialidade}>
            {especialidadeDe(consulta)}
          </h2>
          <Badge tone={finalizada ? 'sucesso' : 'neutro'}>{rotuloDoMedico(status)}</Badge>
        </div>
        <p className={styles.nome}>{nome}</p>
        <p className={styles.discreto}>
          <span>
            {ended_at ? HISTORICO.encerrada_em : HISTORICO.criada_em}{' '}
            <time dateTime={ended_at ?? created_at}>{dataEHora(ended_at ?? created_at)}</time>
          </span>
          {duracao_min !== null && <span>{HISTORICO.duracao(duracao_min)}</span>}
        </p>
        {motivo_fim && <p>{MOTIVOS_NO_HISTORICO[motivo_fim]}</p>}
        {/* What began and was not finished has a record, without a document screen to show it on. */}
        {(finalizada || duracao_min !== null) && (
          <div>
            <LinkButton
              to={caminhoDe(finalizada ? 'finalizar_consulta' : 'sala_video', { id })}
              variant="secondary"
              small
            >
              {finalizada ? HISTORICO.documentos : HISTORICO.registro}{' '}
              <span className="so-leitor">{`da consulta de ${nome}`}</span>
            </LinkButton>
          </div>
        )}
      </Card>
    </li>
  )
}

const especialidadeDe = ({ sem_especialidade, especialidade_sugerida }: EntradaDoHistorico): string =>
  sem_especialidade ? HISTORICO.especialidade_padrao : rotuloDaEspecialidade(especialidade_sugerida)
