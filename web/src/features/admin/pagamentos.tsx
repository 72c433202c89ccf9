import type { AtoNoPagamento } from '#domain/admin/atos.ts'
import { agirNoPagamento, pagamentosParados } from '#domain/admin/contract-atos.ts'
import { PAGAMENTOS } from '#domain/admin/textos-atos.ts'
import type { Saida } from '#domain/base/contrato.ts'
import { formatarReais, PRECOS } from '#domain/pagamento/precos.ts'
import { motivoDaRecusa } from '#domain/pagamento/recusas.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { call } from '../../lib/api.ts'
import styles from './admin.module.css'
import { Identificador } from './identificador.tsx'
import { type AtoPedido, ListaComAtos } from './lista-com-atos.tsx'
import { Numeros } from './numeros.tsx'
import { Quem } from './quem.tsx'
import { instante, reais } from './formatos.ts'
import { SoAdmin } from './so-admin.tsx'

type Parado = Saida<typeof pagamentosParados>['pagamentos'][number]

/** Payments that need a hand (estados §4): a refused charge, a payout that waits. */
export function Pagamentos() {
  return (
    <SoAdmin>
      <ListaComAtos
        chave={['admin', 'pagamentos']}
        textos={PAGAMENTOS}
        ler={async (signal) => (await call(pagamentosParados, {}, { signal })).pagamentos}
        agir={(pedido) => call(agirNoPagamento, pedido)}
        perigo={(ato) => ato === 'dar_baixa'}
      >
        {(parados, onPedir) => <Parados parados={parados} onPedir={onPedir} />}
      </ListaComAtos>
    </SoAdmin>
  )
}

const daCobranca = (parado: Parado) =>
  [
    [PAGAMENTOS.retido, reais(parado.retido / 100)],
    [PAGAMENTOS.recusa, motivoDe(parado)],
    [PAGAMENTOS.tentativas, parado.tentativas],
  ] as const

const doRepasse = ({ medico, repasses_recusados, motivo_do_repasse }: Parado) =>
  [
    [PAGAMENTOS.medico, <Quem key="medico" quem={medico} />],
    [PAGAMENTOS.repasse, formatarReais(PRECOS.repasse)],
    [PAGAMENTOS.repasses_recusados, repasses_recusados],
    [PAGAMENTOS.motivo_do_repasse, motivo_do_repasse ?? '—'],
  ] as const

function motivoDe({ status, motivo_recusa }: Parado): string {
  if (motivo_recusa) return motivoDaRecusa(motivo_recusa)
  return status === 'falhou' ? PAGAMENTOS.outro_cartao : '—'
}

interface ParadosProps {
  readonly parados: readonly Parado[]
  readonly onPedir: (pedido: AtoPedido<AtoNoPagamento>) => void
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
              ...(parado.status === 'a_repassar' ? doRepasse(parado) : daCobranca(parado)),
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
