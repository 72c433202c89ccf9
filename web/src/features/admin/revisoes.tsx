import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ATOS, REVISOES } from '#domain/admin/textos-atos.ts'
import type { Saida } from '#domain/base/contrato.ts'
import { kycRevisoes } from '#domain/kyc/contract-revisao.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { FalhaAoCarregar } from '../../components/falha-ao-carregar.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { call } from '../../lib/api.ts'
import styles from './admin.module.css'
import { Identificador } from './identificador.tsx'
import { instante } from './quando.ts'
import { Revisao } from './revisao.tsx'
import { SoAdmin } from './so-admin.tsx'
import { RENOVACAO_MS } from './use-saude.ts'

type Item = Saida<typeof kycRevisoes>['revisoes'][number]

/** The reviewer's queue: the owner of 'Em análise' (estados §1). */
export function Revisoes() {
  return (
    <SoAdmin>
      <Fila />
    </SoAdmin>
  )
}

function Fila() {
  const [aberta, setAberta] = useState<string>()
  const revisoes = useQuery({
    queryKey: ['admin', 'revisoes'],
    queryFn: async ({ signal }) => (await call(kycRevisoes, {}, { signal })).revisoes,
    refetchInterval: RENOVACAO_MS,
  })
  if (aberta !== undefined)
    return <Revisao key={aberta} usuarioId={aberta} onFechar={() => setAberta(undefined)} />
  return (
    <div className={styles.tela}>
      <PageHeader title={REVISOES.titulo} subtitle={REVISOES.subtitulo} />
      {revisoes.isError && (
        <FalhaAoCarregar
          error={revisoes.error}
          aviso={ATOS.erro_de_leitura}
          onRepetir={() => void revisoes.refetch()}
        />
      )}
      {revisoes.data ? (
        <Lista itens={revisoes.data} lidaEm={revisoes.dataUpdatedAt} onAbrir={setAberta} />
      ) : (
        !revisoes.isError && <Skeleton cards={2} />
      )}
    </div>
  )
}

interface ListaProps {
  readonly itens: readonly Item[]
  readonly lidaEm: number
  readonly onAbrir: (usuario_id: string) => void
}

function Lista({ itens, lidaEm, onAbrir }: ListaProps) {
  if (itens.length === 0)
    return <EmptyState title={REVISOES.vazia.titulo}>{REVISOES.vazia.descricao}</EmptyState>
  return (
    <ul className={styles.lista}>
      {itens.map((item) => (
        <Card key={item.usuario_id} as="li">
          <div className={styles.cabeca}>
            <h2 className={styles.nome}>{item.tipo === 'medico' ? REVISOES.medico : REVISOES.paciente}</h2>
            <Badge tone={Date.parse(item.ate) < lidaEm ? 'perigo' : 'aviso'}>
              {Date.parse(item.ate) < lidaEm ? REVISOES.vencida : REVISOES.ate(instante(item.ate))}
            </Badge>
          </div>
          <p className={styles.discreto}>
            {REVISOES.desde(instante(item.desde))} · <Identificador valor={item.usuario_id} />
          </p>
          {item.reasons.map((motivo) => (
            <p key={motivo}>{motivo}</p>
          ))}
          <div className={styles.acoes}>
            <Button onClick={() => onAbrir(item.usuario_id)}>{REVISOES.abrir}</Button>
          </div>
        </Card>
      ))}
    </ul>
  )
}
