import { type ReactNode, useId } from 'react'
import { DASHBOARD } from '#domain/consulta/textos.ts'
import type { Quantia, Repasses as RepassesDoMedico } from '#domain/medico/desempenho.ts'
import { formatarReais } from '#domain/pagamento/precos.ts'
import { Badge } from '../../components/badge.tsx'
import { Card } from '../../components/card.tsx'
import styles from './dashboard.module.css'

/** What the ledger says of the same net value: sent, waiting to be, and what the card refused or nobody charges. */
export function Repasses({ repasses }: { readonly repasses: RepassesDoMedico }) {
  const id = useId()
  const { feitos, a_repassar, recusadas, nao_cobradas } = repasses
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className={styles.subtitulo}>
        {DASHBOARD.repasses.titulo}
      </h2>
      <p className={styles.regra}>{DASHBOARD.repasses.explicacao}</p>
      <dl className={styles.linhas}>
        <Linha quantia={feitos}>
          <Badge tone="sucesso">{DASHBOARD.repasses.feitos}</Badge>
        </Linha>
        <Linha quantia={a_repassar}>
          <Badge tone="aviso">{DASHBOARD.repasses.a_repassar}</Badge>
        </Linha>
        {recusadas.quantidade > 0 && (
          <Linha quantia={recusadas}>
            <Badge tone="aviso">{DASHBOARD.repasses.recusadas}</Badge>
          </Linha>
        )}
        {nao_cobradas.quantidade > 0 && (
          <Linha quantia={nao_cobradas}>
            <Badge tone="perigo">{DASHBOARD.repasses.nao_cobradas}</Badge>
          </Linha>
        )}
      </dl>
      {feitos.quantidade > 0 && <p className={styles.regra}>{DASHBOARD.repasses.quando}</p>}
      {a_repassar.quantidade > 0 && <p className={styles.regra}>{DASHBOARD.repasses.esperando}</p>}
      {recusadas.quantidade > 0 && <p className={styles.regra}>{DASHBOARD.repasses.outro_cartao}</p>}
      {nao_cobradas.quantidade > 0 && <p className={styles.regra}>{DASHBOARD.repasses.sem_repasse}</p>}
    </Card>
  )
}

function Linha({ quantia, children }: { readonly quantia: Quantia; readonly children: ReactNode }) {
  return (
    <div className={styles.linha}>
      <dt>{children}</dt>
      <dd>
        {formatarReais(quantia.valor)}
        <span className={styles.quantos}>{DASHBOARD.repasses.consultas(quantia.quantidade)}</span>
      </dd>
    </div>
  )
}
