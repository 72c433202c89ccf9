import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ATOS, CASOS } from '#domain/admin/textos-atos.ts'
import { formatarTelefone } from '#domain/base/campos.ts'
import type { Saida } from '#domain/base/contrato.ts'
import type { AtoNoCaso } from '#domain/consulta/caso.ts'
import { agirNaConsulta, consultasParadas } from '#domain/consulta/contract-casos.ts'
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
import { instante } from './quando.ts'
import { SoAdmin } from './so-admin.tsx'
import { useAto } from './use-ato.ts'
import { RENOVACAO_MS } from './use-saude.ts'

type Parada = Saida<typeof consultasParadas>['consultas'][number]
interface Pedido {
  readonly consulta_id: string
  readonly ato: AtoNoCaso
}

const CHAVE = ['admin', 'consultas'] as const

/** Consultations that their doctor left after both had met (estados §3): a person decides how each ends. */
export function ConsultasParadas() {
  return (
    <SoAdmin>
      <Lista />
    </SoAdmin>
  )
}

function Lista() {
  const paradas = useQuery({
    queryKey: CHAVE,
    queryFn: async ({ signal }) => (await call(consultasParadas, {}, { signal })).consultas,
    refetchInterval: RENOVACAO_MS,
  })
  const [pedido, setPedido] = useState<Pedido>()
  const agir = useAto({
    fazer: (entrada: Pedido & { motivo: string }) => call(agirNaConsulta, entrada),
    relidas: CHAVE,
    onFeito: () => {
      setPedido(undefined)
      toast({ title: CASOS.feito })
    },
  })
  return (
    <div className={styles.tela}>
      <PageHeader title={CASOS.titulo} subtitle={CASOS.subtitulo} />
      {paradas.isError && (
        <FalhaAoCarregar
          error={paradas.error}
          aviso={ATOS.erro_de_leitura}
          onRepetir={() => void paradas.refetch()}
        />
      )}
      {paradas.data ? (
        <Paradas paradas={paradas.data} onPedir={setPedido} />
      ) : (
        !paradas.isError && <Skeleton cards={2} />
      )}
      {pedido && (
        <ComMotivo
          titulo={CASOS.atos[pedido.ato]}
          explicacao={CASOS.explicacao[pedido.ato]}
          confirmar={CASOS.atos[pedido.ato]}
          perigo
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

interface ParadasProps {
  readonly paradas: readonly Parada[]
  readonly onPedir: (pedido: Pedido) => void
}

function Paradas({ paradas, onPedir }: ParadasProps) {
  if (paradas.length === 0) return <EmptyState title={CASOS.vazia.titulo}>{CASOS.vazia.descricao}</EmptyState>
  return (
    <>
      <p>{CASOS.ligue}</p>
      <ul className={styles.lista}>
        {paradas.map(({ consulta_id, desde, capture_before, paciente, medico, atos }) => (
          <Card key={consulta_id} as="li">
            <h2 className={styles.nome}>
              {CASOS.consulta} <Identificador valor={consulta_id} />
            </h2>
            <Numeros
              itens={[
                [CASOS.medico, <Quem key="medico" quem={medico} />],
                [CASOS.paciente, <Quem key="paciente" quem={paciente} />],
                [CASOS.desde, instante(desde)],
                [CASOS.ate, instante(capture_before)],
              ]}
            />
            <div className={styles.acoes}>
              {atos.map((ato) => (
                <Button
                  key={ato}
                  variant={ato === 'abandonar' ? 'primary' : 'secondary'}
                  onClick={() => onPedir({ consulta_id, ato })}
                >
                  {CASOS.atos[ato]}
                </Button>
              ))}
            </div>
          </Card>
        ))}
      </ul>
    </>
  )
}

function Quem({ quem }: { readonly quem: Parada['medico'] }) {
  if (!quem) return CASOS.sem_conta
  return (
    <>
      {quem.nome} <a href={`tel:+55${quem.telefone}`}>{formatarTelefone(quem.telefone)}</a>
    </>
  )
}
