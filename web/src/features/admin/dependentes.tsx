import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ATOS } from '#domain/admin/textos-atos.ts'
import type { Saida } from '#domain/base/contrato.ts'
import { revisoesDeDependentes } from '#domain/dependente/contract-revisao.ts'
import { REVISAO_DE_DEPENDENTES as TEXTOS, rotuloDaRelacao } from '#domain/dependente/textos.ts'
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
import { RevisaoDeDependente } from './revisao-de-dependente.tsx'
import { SoAdmin } from './so-admin.tsx'
import { RENOVACAO_MS } from './use-saude.ts'

type Item = Saida<typeof revisoesDeDependentes>['revisoes'][number]

/** The reviewer's list of bonds that a document did not prove by itself (estados §10). */
export function RevisoesDeDependentes() {
  return (
    <SoAdmin>
      <Fila />
    </SoAdmin>
  )
}

function Fila() {
  const [aberta, setAberta] = useState<Item>()
  const revisoes = useQuery({
    queryKey: ['admin', 'dependentes'],
    queryFn: async ({ signal }) => (await call(revisoesDeDependentes, {}, { signal })).revisoes,
    refetchInterval: RENOVACAO_MS,
  })
  if (aberta) return <RevisaoDeDependente item={aberta} onFechar={() => setAberta(undefined)} />
  return (
    <div className={styles.tela}>
      <PageHeader title={TEXTOS.titulo} subtitle={TEXTOS.subtitulo} />
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
  readonly onAbrir: (item: Item) => void
}

function Lista({ itens, lidaEm, onAbrir }: ListaProps) {
  if (itens.length === 0) return <EmptyState title={TEXTOS.vazia.titulo}>{TEXTOS.vazia.descricao}</EmptyState>
  return (
    <ul className={styles.lista}>
      {itens.map((item) => (
        <Card key={`${item.responsavel_id}${item.dependente_id}`} as="li">
          <div className={styles.cabeca}>
            <h2 className={styles.nome}>
              {TEXTOS.relacao}: {rotuloDaRelacao(item.relacao)}
            </h2>
            <Badge tone={Date.parse(item.ate) < lidaEm ? 'perigo' : 'aviso'}>
              {Date.parse(item.ate) < lidaEm ? TEXTOS.vencida : TEXTOS.ate(instante(item.ate))}
            </Badge>
          </div>
          <p className={styles.discreto}>
            {TEXTOS.desde(instante(item.desde))} · <Identificador valor={item.dependente_id} />
          </p>
          {item.motivos.map((motivo) => (
            <p key={motivo}>{motivo}</p>
          ))}
          <div className={styles.acoes}>
            <Button onClick={() => onAbrir(item)}>{TEXTOS.abrir}</Button>
          </div>
        </Card>
      ))}
    </ul>
  )
}
