import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { descartarFalhas, falhasParadas, reenviarFalhas } from '#domain/admin/contract-atos.ts'
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

interface Pedido {
  readonly ato: 'reenviar' | 'descartar'
  readonly consumidor: string
}

const DITOS = {
  reenviar: { explicacao: FALHAS.explicacao, feito: FALHAS.reenviadas },
  descartar: { explicacao: FALHAS.explicacao_do_descarte, feito: FALHAS.descartadas },
} as const

const CHAVE = ['admin', 'falhas'] as const

/** The dead-letter queues, their way back, and their end. */
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
  const [pedido, setPedido] = useState<Pedido>()
  const agir = useAto({
    fazer: async ({ ato, ...entrada }: Pedido & { motivo: string }) => {
      const { mensagens } = await call(ato === 'reenviar' ? reenviarFalhas : descartarFalhas, entrada)
      return DITOS[ato].feito(mensagens)
    },
    relidas: CHAVE,
    onFeito: (title) => {
      setPedido(undefined)
      toast({ title })
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
                acoesDe(fila, setPedido),
              ],
            }))}
          />
        </Card>
      ) : (
        !falhas.isError && <Skeleton cards={1} />
      )}
      {pedido && (
        <ComMotivo
          titulo={`${FALHAS[pedido.ato]}: ${pedido.consumidor}`}
          explicacao={DITOS[pedido.ato].explicacao}
          confirmar={FALHAS[pedido.ato]}
          ocupado={agir.isPending}
          falha={agir.falha}
          onConfirmar={(motivo) => agir.mutate({ ...pedido, motivo })}
          onCancelar={() => {
            agir.reset()
            setPedido(undefined)
          }}
        />
      )}
    </div>
  )
}

const amostraDe = ({ amostra, resumo }: FilaDeFalhas): string =>
  amostra.length === 0 ? resumo : [...new Set(amostra.map(({ evento }) => evento))].join(', ')

function acoesDe({ consumidor, mensagens, reenviavel }: FilaDeFalhas, onPedir: (pedido: Pedido) => void) {
  if (mensagens === 0) return '—'
  return (
    <div className={styles.acoes}>
      {(reenviavel ? (['reenviar', 'descartar'] as const) : (['descartar'] as const)).map((ato) => (
        <Button
          key={ato}
          small
          variant={ato === 'reenviar' ? 'primary' : 'secondary'}
          onClick={() => onPedir({ ato, consumidor })}
          aria-label={`${FALHAS[ato]} ${consumidor}`}
        >
          {FALHAS[ato]}
        </Button>
      ))}
    </div>
  )
}
