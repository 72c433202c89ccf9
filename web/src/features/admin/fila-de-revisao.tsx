import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { ATOS } from '#domain/admin/textos-atos.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { FalhaAoCarregar } from '../../components/falha-ao-carregar.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import styles from './admin.module.css'
import { Identificador } from './identificador.tsx'
import { instante } from './formatos.ts'
import { RENOVACAO_MS } from './use-saude.ts'

interface TextosDaFila {
  readonly titulo: string
  readonly subtitulo: string
  readonly vazia: { readonly titulo: string; readonly descricao: string }
  readonly desde: (quando: string) => string
  readonly ate: (quando: string) => string
  readonly vencida: string
  readonly abrir: string
}

/** What waits for a reviewer, as its card says it. */
interface EmEspera {
  readonly titulo: string
  /** Whose it is. */
  readonly id: string
  readonly motivos: readonly string[]
}

interface FilaDeRevisaoProps<Item> {
  readonly textos: TextosDaFila
  /** Under 'admin', what the reading is kept by. */
  readonly chave: string
  readonly ler: (signal: AbortSignal) => Promise<readonly Item[]>
  readonly emEspera: (item: Item) => EmEspera
  /** One of them, looked at in the place of the list. */
  readonly Aberta: ComponentType<{ readonly item: Item; readonly onFechar: () => void }>
}

/** What waits for a reviewer, the oldest first, and one of them opened. */
export function FilaDeRevisao<Item extends { readonly desde: string; readonly ate: string }>({
  textos,
  chave,
  ler,
  emEspera,
  Aberta,
}: FilaDeRevisaoProps<Item>) {
  const [vista, setVista] = useState<Item>()
  const lida = useQuery({
    queryKey: ['admin', chave],
    queryFn: ({ signal }) => ler(signal),
    refetchInterval: RENOVACAO_MS,
  })
  if (vista) return <Aberta item={vista} onFechar={() => setVista(undefined)} />
  return (
    <div className={styles.tela}>
      <PageHeader title={textos.titulo} subtitle={textos.subtitulo} />
      {lida.isError && (
        <FalhaAoCarregar
          error={lida.error}
          aviso={ATOS.erro_de_leitura}
          onRepetir={() => void lida.refetch()}
        />
      )}
      {lida.data?.length === 0 && (
        <EmptyState title={textos.vazia.titulo}>{textos.vazia.descricao}</EmptyState>
      )}
      {!lida.data && !lida.isError && <Skeleton cards={2} />}
      {lida.data && lida.data.length > 0 && (
        <ul className={styles.lista}>
          {lida.data.map((item) => {
            const { titulo, id, motivos } = emEspera(item)
            const vencida = Date.parse(item.ate) < lida.dataUpdatedAt
            return (
              <Card key={`${id}${item.desde}`} as="li">
                <div className={styles.cabeca}>
                  <h2 className={styles.nome}>{titulo}</h2>
                  <Badge tone={vencida ? 'perigo' : 'aviso'}>
                    {vencida ? textos.vencida : textos.ate(instante(item.ate))}
                  </Badge>
                </div>
                <p className={styles.discreto}>
                  {textos.desde(instante(item.desde))}&nbsp;· <Identificador valor={id} />
                </p>
                {motivos.map((motivo) => (
                  <p key={motivo}>{motivo}</p>
                ))}
                <div className={styles.acoes}>
                  <Button onClick={() => setVista(item)}>{textos.abrir}</Button>
                </div>
              </Card>
            )
          })}
        </ul>
      )}
    </div>
  )
}
