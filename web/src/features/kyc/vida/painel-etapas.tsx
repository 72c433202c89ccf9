import {
  type AndamentoDoKyc,
  emAnalise,
  NOMES_DAS_ETAPAS,
  type RotuloDaEtapa,
  rotuloDaEtapa,
} from '#domain/kyc/painel-das-etapas.ts'
import { KYC_ETAPAS } from '#domain/kyc/machine.ts'
import { progressoDaEtapa } from '#domain/kyc/progresso.ts'
import { Badge, type Tone } from '../../../components/badge.tsx'
import { ProgressBar } from '../../../components/progress-bar.tsx'
import styles from './painel-etapas.module.css'

const TOM: Record<RotuloDaEtapa, Tone> = {
  Aprovado: 'sucesso',
  Rejeitado: 'perigo',
  'Processando...': 'info',
  'Em análise': 'info',
  Completo: 'sucesso',
  Aguardando: 'neutro',
}

/** The seven stages of a run, live (P §4.5); changes are announced one at a time. */
export function PainelDeEtapas({ andamento }: { readonly andamento: AndamentoDoKyc }) {
  const { etapa: atual } = andamento
  const espera = emAnalise(andamento)
  const parada = espera || atual === 'idle' || atual === 'complete'
  const fala = parada ? '' : `${NOMES_DAS_ETAPAS[atual]}: Processando...`
  return (
    <section className={styles.painel} aria-label="Etapas da verificação">
      {!espera && <ProgressBar label="Verificação" value={progressoDaEtapa(atual)} showLabel />}
      <ol className={styles.etapas}>
        {KYC_ETAPAS.map((etapa) => {
          const rotulo = rotuloDaEtapa(etapa, andamento)
          return (
            <li key={etapa} data-etapa={etapa}>
              <span>{NOMES_DAS_ETAPAS[etapa]}</span>
              <Badge tone={TOM[rotulo]} icon={rotulo === 'Processando...' ? 'relogio' : undefined}>
                {rotulo}
              </Badge>
            </li>
          )
        })}
      </ol>
      <output className="so-leitor">{fala}</output>
    </section>
  )
}
