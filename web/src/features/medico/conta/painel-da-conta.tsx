import { type ReactNode, useEffect, useId } from 'react'
import {
  type SituacaoDaConta,
  situacaoDaConta,
  type StatusDaConta,
} from '#domain/pagamento/conta-de-recebimento.ts'
import {
  ALERTAS_DA_CONTA,
  AVISOS_DA_CONTA,
  CONTA_RECUSADA,
  PAINEL_DA_CONTA,
} from '#domain/pagamento/textos-da-conta-de-recebimento.ts'
import { Alert, type AlertTone } from '../../../components/alert.tsx'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import { Icon } from '../../../components/icon.tsx'
import { Suporte } from '../../../components/suporte.tsx'
import { avisoOuSemRede } from '../../../components/sem-rede.ts'
import { toast } from '../../../components/toast-store.ts'
import styles from './painel-da-conta.module.css'
import { useConta } from './use-conta.ts'

const ITENS = ['charges_enabled', 'payouts_enabled', 'details_submitted', 'ready_to_receive'] as const
const TOM: Record<SituacaoDaConta, AlertTone> = { pronta: 'sucesso', em_analise: 'info', pendente: 'aviso' }

interface PainelDaContaProps {
  /** What to do about it, while the account is not ready. */
  readonly acao?: ReactNode
}

/** Payment account status (D §2.6): refresh, four answers, one alert that says what they mean. */
export function PainelDaConta({ acao }: PainelDaContaProps) {
  const titulo = useId()
  const { data, error, isFetching, isPending, refetch } = useConta()
  // Each failure is told, also the second one in a row.
  useEffect(() => {
    if (error)
      toast(avisoOuSemRede(error, { title: AVISOS_DA_CONTA.status.titulo, description: error.message }))
  }, [error])
  return (
    <Card as="section" aria-labelledby={titulo}>
      <div className={styles.topo}>
        <h2 id={titulo}>{PAINEL_DA_CONTA.titulo}</h2>
        <Button
          small
          variant="secondary"
          busy={isFetching && !isPending && PAINEL_DA_CONTA.atualizando}
          onClick={() => void refetch()}
        >
          <Icon nome="atualizar" />
          {PAINEL_DA_CONTA.atualizar}
        </Button>
      </div>
      {data ? (
        <>
          <Situacao status={data} />
          {!data.ready_to_receive && acao}
        </>
      ) : (
        <output className={styles.espera}>
          {error ? AVISOS_DA_CONTA.status.titulo : PAINEL_DA_CONTA.carregando}
        </output>
      )}
    </Card>
  )
}

function Situacao({ status }: { readonly status: StatusDaConta }) {
  const situacao = situacaoDaConta(status)
  const { titulo, texto } = status.recusada ? CONTA_RECUSADA : ALERTAS_DA_CONTA[situacao]
  return (
    <>
      <div aria-live="polite">
        <Alert tone={status.recusada ? 'perigo' : TOM[situacao]} title={titulo}>
          {texto}
          {status.recusada && <Suporte assunto={CONTA_RECUSADA.titulo} />}
        </Alert>
      </div>
      <dl className={styles.itens}>
        {ITENS.map((item) => (
          <div key={item}>
            <dt>{PAINEL_DA_CONTA.itens[item]}</dt>
            <dd>
              <Badge tone={status[item] ? 'sucesso' : 'neutro'}>
                {status[item] ? PAINEL_DA_CONTA.sim : PAINEL_DA_CONTA.nao}
              </Badge>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
