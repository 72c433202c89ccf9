import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { falhasParadas, reenviarFalhas } from '#domain/admin/contract-atos.ts'
import { ATOS, FALHAS } from '#domain/admin/textos-atos.ts'
import type { Saida } from '#domain/base/contrato.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { FalhaAoCarregar } from '../../components/falha-ao-carregar.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { toast } from '../../components/toast-store.ts'
import { call } from '../../lib/api.ts'
import styles from './admin.module.css'
import { ComMotivo } from './com-motivo.tsx'
import { SoAdmin } from './so-admin.tsx'
import { Tabela } from './tabela.tsx'
import { useAto } from './use-ato.ts'
import { RENOVACAO_MS } from './use-saude.ts'

type FilaDeFalhas = Saida<typeof falhasParadas>['filas'][number]

const CHAVE = ['admin', 'falhas'] as const

/** The dead-letter queues, and their way back. */
export function Falhas() {
  return (
    <SoAdmin>
      <Filas />
    </SoAdmin>
  )
}

function Filas() {
  const falhas = useQuery({
    queryKey: CHAVE,
    queryFn: async ({ signal }) => (await call(falhasParadas, {}, { signal })).filas,
    refetchInterval: RENOVACAO_MS,
  })
  const [consumidor, setConsumidor] = useState<string>()
  const reenviar = useAto({
    fazer: (pedido: { consumidor: string; motivo: string }) => call(reenviarFalhas, pedido),
    relidas: CHAVE,
    onFeito: ({ mensagens }) => {
      setConsumidor(undefined)
      toast({ title: FALHAS.reenviadas(mensagens) })
    },
  })
  const { colunas } = FALHAS
  return (
    <div className={styles.tela}>
      <PageHeader title={FALHAS.titulo} subtitle={FALHAS.subtitulo} />
      {falhas.isError && (
        <FalhaAoCarregar
          error={falhas.error}
          aviso={ATOS.erro_de_leitura}
          onRepetir={() => void falhas.refetch()}
        />
      )}
      {falhas.data ? (
        <Card>
          <Tabela
            legenda={FALHAS.titulo}
            colunas={[colunas.consumidor, colunas.mensagens, colunas.amostra, colunas.ato]}
            linhas={falhas.data.map((fila) => ({
              id: fila.consumidor,
              celulas: [
                fila.consumidor,
                fila.mensagens === 0 ? (
                  <Badge key="n" tone="sucesso">
                    {FALHAS.vazia}
                  </Badge>
                ) : (
                  <Badge key="n" tone="perigo">
                    {fila.mensagens}
                  </Badge>
                ),
                amostraDe(fila),
                acaoDe(fila, setConsumidor),
              ],
            }))}
          />
        </Card>
      ) : (
        !falhas.isError && <Skeleton cards={1} />
      )}
      {consumidor !== undefined && (
        <ComMotivo
          titulo={`${FALHAS.reenviar}: ${consumidor}`}
          explicacao={FALHAS.explicacao}
          confirmar={FALHAS.reenviar}
          ocupado={reenviar.isPending}
          falha={reenviar.falha}
          onConfirmar={(motivo) => reenviar.mutate({ consumidor, motivo })}
          onCancelar={() => {
            reenviar.reset()
            setConsumidor(undefined)
          }}
        />
      )}
    </div>
  )
}

const amostraDe = ({ amostra, resumo }: FilaDeFalhas): string =>
  amostra.length === 0 ? resumo : [...new Set(amostra.map(({ evento }) => evento))].join(', ')

function acaoDe(
  { consumidor, mensagens, reenviavel }: FilaDeFalhas,
  onPedir: (id: string) => void,
): ReactNode {
  if (mensagens === 0) return '—'
  if (!reenviavel) return FALHAS.sem_volta
  return (
    <Button small onClick={() => onPedir(consumidor)} aria-label={`${FALHAS.reenviar} ${consumidor}`}>
      {FALHAS.reenviar}
    </Button>
  )
}
