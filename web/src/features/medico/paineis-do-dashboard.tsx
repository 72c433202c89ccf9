import { useId } from 'react'
import { DASHBOARD } from '#domain/consulta/textos.ts'
import { formatarReais, PRECOS, taxaDeProcessamento, valorLiquido } from '#domain/pagamento/precos.ts'
import { Card } from '../../components/card.tsx'
import styles from './dashboard.module.css'
import { type Numeros, taxaDe } from './numeros.ts'

/** 'Desempenho' (D §2.8): what became of the doctor's consultations, as shares of them all. */
export function PainelDeDesempenho({ numeros }: { readonly numeros: Numeros }) {
  const id = useId()
  const total = numeros.total_de_consultas
  const partes = [
    { nome: DASHBOARD.rotulos.finalizadas, valor: numeros.consultas_finalizadas, cor: styles.finalizadas },
    { nome: DASHBOARD.rotulos.pendentes, valor: numeros.consultas_pendentes, cor: styles.pendentes },
    { nome: DASHBOARD.canceladas, valor: numeros.consultas_canceladas, cor: styles.canceladas },
  ]
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className={styles.subtitulo}>
        {DASHBOARD.desempenho}
      </h2>
      <dl className={styles.linhas}>
        {partes.map(({ nome, valor, cor }) => (
          <div key={nome} className={styles.parte}>
            <dt>{nome}</dt>
            <dd>{valor}</dd>
            <div className={styles.trilho} aria-hidden="true">
              <div className={cor} style={{ width: `${total === 0 ? 0 : (valor / total) * 100}%` }} />
            </div>
          </div>
        ))}
        <div className={styles.linha}>
          <dt>{DASHBOARD.rotulos.taxa}</dt>
          <dd>{taxaDe(numeros)}</dd>
        </div>
      </dl>
    </Card>
  )
}

/** 'Financeiro' (D §2.8): one net value a consultation, and how it comes from what the patient pays (D §9). */
export function PainelFinanceiro({ numeros }: { readonly numeros: Numeros }) {
  const id = useId()
  const linhas = [
    [DASHBOARD.preco, formatarReais(PRECOS.consulta)],
    [DASHBOARD.plataforma, formatarReais(-PRECOS.plataforma)],
    [DASHBOARD.media, formatarReais(PRECOS.repasse)],
    [DASHBOARD.pagas, String(numeros.consultas_finalizadas)],
    [DASHBOARD.rotulos.estimado, formatarReais(numeros.valor_estimado)],
  ] as const
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className={styles.subtitulo}>
        {DASHBOARD.financeiro}
      </h2>
      <dl className={styles.linhas}>
        {linhas.map(([nome, valor]) => (
          <div key={nome} className={styles.linha}>
            <dt>{nome}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.regra}>
        {DASHBOARD.processamento(
          formatarReais(taxaDeProcessamento(PRECOS.consulta)),
          formatarReais(valorLiquido(PRECOS.consulta)),
        )}
      </p>
    </Card>
  )
}
