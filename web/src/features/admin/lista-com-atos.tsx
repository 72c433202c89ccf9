import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ATOS } from '#domain/admin/textos-atos.ts'
import { FalhaAoCarregar } from '../../components/falha-ao-carregar.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { toast } from '../../components/toast-store.ts'
import styles from './admin.module.css'
import { ComMotivo } from './com-motivo.tsx'
import { useAto } from './use-ato.ts'
import { RENOVACAO_MS } from './use-saude.ts'

/** An act that was chosen, on the consultation it is for. */
export interface AtoPedido<Ato extends string> {
  readonly consulta_id: string
  readonly ato: Ato
}

interface ListaComAtosProps<Linha, Ato extends string> {
  readonly chave: readonly string[]
  readonly textos: {
    readonly titulo: string
    readonly subtitulo: string
    readonly atos: Readonly<Record<Ato, string>>
    readonly explicacao: Readonly<Record<Ato, string>>
    readonly feito: string
  }
  readonly ler: (signal: AbortSignal) => Promise<readonly Linha[]>
  readonly agir: (pedido: AtoPedido<Ato> & { readonly motivo: string }) => Promise<unknown>
  /** Whether an act cannot be taken back. */
  readonly perigo: (ato: Ato) => boolean
  readonly children: (linhas: readonly Linha[], onPedir: (pedido: AtoPedido<Ato>) => void) => ReactNode
}

/** What waits for an administrator, read again from time to time, and the acts on it, each with its reason. */
export function ListaComAtos<Linha, Ato extends string>({
  chave,
  textos,
  ler,
  agir,
  perigo,
  children,
}: ListaComAtosProps<Linha, Ato>) {
  const linhas = useQuery({
    queryKey: chave,
    queryFn: ({ signal }) => ler(signal),
    refetchInterval: RENOVACAO_MS,
  })
  const [pedido, setPedido] = useState<AtoPedido<Ato>>()
  const ato = useAto({
    fazer: agir,
    relidas: chave,
    onFeito: () => {
      setPedido(undefined)
      toast({ title: textos.feito })
    },
  })
  return (
    <div className={styles.tela}>
      <PageHeader title={textos.titulo} subtitle={textos.subtitulo} />
      {linhas.isError && (
        <FalhaAoCarregar
          error={linhas.error}
          aviso={ATOS.erro_de_leitura}
          onRepetir={() => void linhas.refetch()}
        />
      )}
      {linhas.data ? children(linhas.data, setPedido) : !linhas.isError && <Skeleton cards={2} />}
      {pedido && (
        <ComMotivo
          titulo={textos.atos[pedido.ato]}
          explicacao={textos.explicacao[pedido.ato]}
          confirmar={textos.atos[pedido.ato]}
          perigo={perigo(pedido.ato)}
          ocupado={ato.isPending}
          falha={ato.falha}
          onConfirmar={(motivo) => ato.mutate({ ...pedido, motivo })}
          onCancelar={() => {
            ato.reset()
            setPedido(undefined)
          }}
        />
      )}
    </div>
  )
}
