import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AtoNoPagamento } from '#domain/admin/atos.ts'
import { agirNoPagamento, pagamentosParados } from '#domain/admin/contract-atos.ts'
import { ATOS, PAGAMENTOS } from '#domain/admin/textos-atos.ts'
import type { Saida } from '#domain/base/contrato.ts'
import { motivoDaRecusa } from '#domain/pagamento/recusas.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { FalhaAoCarregar } from '../../components/falha-ao-carregar.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { toast } from '../../components/toast-store.ts'
import { call } from '../../lib/api.ts'
import styles from './admin.module.css'
import { ComMotivo } from './com-motivo.tsx'
import { Identificador } from './identificador.tsx'
import { Numeros } from './numeros.tsx'
import { instante, reais } from './quando.ts'
import { SoAdmin } from './so-admin.tsx'
import { useAto } from './use-ato.ts'
import { RENOVACAO_MS } from './use-saude.ts'

type Parado = Saida<typeof pagamentosParados>['pagamentos'][number]

const CHAVE = ['admin', 'pagamentos'] as const

/** Payments that need a hand (estados §4): a refused charge, a payout that waits. */
export function Pagamentos() {
  return (
    <SoAdmin>
      <Lista />
    </SoAdmin>
  )
}

function Lista() {
  const parados = useQuery({
    queryKey: CHAVE,
    queryFn: async ({ signal }) => (await call(pagamentosParados, {}, { signal })).pagamentos,
    refetchInterval: RENOVACAO_MS,
  })
  const [pedido, setPedido] = useState<{ readonly consulta_id: string; readonly ato: AtoNoPagamento }>()
  const agir = useAto({
    fazer: (entrada: { consulta_id: string; ato: AtoNoPagamento; motivo: string }) =>
      call(agirNoPagamento, entrada),
    relidas: CHAVE,
    onFeito: () => {
      setPedido(undefined)
      toast({ title: PAGAMENTOS.feito })
    },
  })
  return (
    <div className={styles.tela}>
      <PageHeader title={PAGAMENTOS.titulo} subtitle={PAGAMENTOS.subtitulo} />
      {parados.isError && (
        <FalhaAoCarregar
          error={parados.error}
          aviso={ATOS.erro_de_leitura}
          onRepetir={() => void parados.refetch()}
        />
      )}
      {parados.data ? (
        <Parados parados={parados.data} onPedir={setPedido} />
      ) : (
        !parados.isError && <Skeleton cards={2} />
      )}
      {pedido && (
        <ComMotivo
          titulo={PAGAMENTOS.atos[pedido.ato]}
          explicacao={PAGAMENTOS.explicacao[pedido.ato]}
          confirmar={PAGAMENTOS.atos[pedido.ato]}
          perigo={pedido.ato === 'dar_baixa'}
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

function motivoDe({ status, motivo_recusa }: Parado): string {
  if (motivo_recusa) return motivoDaRecusa(motivo_recusa)
  return status === 'falhou' ? PAGAMENTOS.outro_cartao : '—'
}

interface ParadosProps {
  readonly parados: readonly Parado[]
  readonly onPedir: (pedido: { readonly consulta_id: string; readonly ato: AtoNoPagamento }) => void
}

function Parados({ parados, onPedir }: ParadosProps) {
  if (parados.length === 0)
    return <EmptyState title={PAGAMENTOS.vazia.titulo}>{PAGAMENTOS.vazia.descricao}</EmptyState>
  return (
    <ul className={styles.lista}>
      {parados.map((parado) => (
        <Card key={parado.consulta_id} as="li">
          <div className={styles.cabeca}>
            <h2 className={styles.nome}>
              {PAGAMENTOS.consulta} <Identificador valor={parado.consulta_id} />
            </h2>
            <Badge tone={parado.status === 'falhou' ? 'perigo' : 'aviso'}>
              {parado.status === 'falhou' ? PAGAMENTOS.status.falhou : PAGAMENTOS.status.a_repassar}
            </Badge>
          </div>
          <Numeros
            itens={[
              [PAGAMENTOS.retido, reais(parado.retido / 100)],
              [PAGAMENTOS.recusa, motivoDe(parado)],
              [PAGAMENTOS.tentativas, parado.tentativas],
              [PAGAMENTOS.desde, instante(parado.desde)],
              [PAGAMENTOS.proxima, instante(parado.proxima_tentativa)],
            ]}
          />
          <div className={styles.acoes}>
            {parado.atos.map((ato) => (
              <Button
                key={ato}
                variant={ato === 'dar_baixa' ? 'secondary' : 'primary'}
                onClick={() => onPedir({ consulta_id: parado.consulta_id, ato })}
              >
                {PAGAMENTOS.atos[ato]}
              </Button>
            ))}
          </div>
        </Card>
      ))}
    </ul>
  )
}
