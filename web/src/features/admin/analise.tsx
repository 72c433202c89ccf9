import type { Analise as Numerica } from '#domain/admin/numeros.ts'
import { SAUDE } from '#domain/admin/textos.ts'
import { Alert } from '../../components/alert.tsx'
import { Card } from '../../components/card.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import styles from './admin.module.css'
import { Grafico } from './grafico.tsx'
import { Numeros } from './numeros.tsx'
import { porcento, reais } from './formatos.ts'
import { TriagemRevista } from './triagem-revista.tsx'

interface AnaliseProps {
  readonly analise: Numerica | undefined
  readonly falhou: boolean
}

/** The 7-day analytics (D §2.13): a failure only warns, what was read before stays. */
export function Analise({ analise, falhou }: AnaliseProps) {
  return (
    <section className={styles.secao} aria-label={SAUDE.analise}>
      <h2>{SAUDE.analise}</h2>
      {falhou && (
        <Alert tone="aviso" title={SAUDE.analise_falhou.titulo}>
          {SAUDE.analise_falhou.descricao}
        </Alert>
      )}
      {analise ? <Figuras analise={analise} /> : !falhou && <Skeleton cards={2} />}
    </section>
  )
}

function Figuras({ analise }: { readonly analise: Numerica }) {
  const { triage_funnel: funil, consultation_sla: sla, doctor_ltv: ltv } = analise
  const semMedicos = ltv.active_doctors === 0
  return (
    <>
      <Card>
        <Grafico
          titulo={SAUDE.funil.titulo}
          de="Etapa"
          valor="Quantidade"
          deitado
          barras={[
            { rotulo: SAUDE.funil.triagens, valor: funil.total_triages },
            { rotulo: SAUDE.funil.elegiveis, valor: funil.approved_for_tele },
            { rotulo: SAUDE.funil.pedidos, valor: funil.consultation_requests },
          ]}
        />
        <Numeros itens={[[SAUDE.funil.conversao, porcento(funil.conversion_rate, funil.total_triages)]]} />
      </Card>
      <div className={styles.quadros}>
        <Card as="section" aria-label={SAUDE.sla.titulo}>
          <h3 className={styles.nome}>{SAUDE.sla.titulo}</h3>
          <Numeros
            itens={[
              [SAUDE.sla.aceite, sla.acceptance_rate === 0 ? '—' : SAUDE.minutos(sla.avg_acceptance_time)],
              [SAUDE.sla.taxa, porcento(sla.acceptance_rate)],
            ]}
          />
        </Card>
        <Card as="section" aria-label={SAUDE.ltv.titulo}>
          <h3 className={styles.nome}>{SAUDE.ltv.titulo}</h3>
          <Numeros
            itens={[
              [SAUDE.ltv.ativos, ltv.active_doctors],
              [
                SAUDE.ltv.consultas,
                semMedicos ? '—' : ltv.avg_consultations_per_doctor.toLocaleString('pt-BR'),
              ],
              [SAUDE.ltv.receita, semMedicos ? '—' : reais(ltv.avg_revenue_per_doctor)],
            ]}
          />
        </Card>
      </div>
      <TriagemRevista revisao={analise.triage_review} />
      <p className={styles.discreto}>{SAUDE.fonte}</p>
    </>
  )
}
