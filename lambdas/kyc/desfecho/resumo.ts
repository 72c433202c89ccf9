import type { Corrida } from '#domain/kyc/corrida.ts'
import { KYC_ETAPAS, type KycEtapa } from '#domain/kyc/machine.ts'

interface Resumo {
  /** Stages with a score. */
  readonly scores: Partial<Record<KycEtapa, number>>
  /** Stages that were carried out; receiving the pictures does not count as one (P §3). */
  readonly steps_completed: KycEtapa[]
  /** Stage → passed; absent while it is running or waits for a person. */
  readonly stepResults: Partial<Record<KycEtapa, boolean>>
}

/** What the stages of a run found so far. */
export function resumoDe({ resultados }: Pick<Corrida, 'resultados'>): Resumo {
  const feitas = KYC_ETAPAS.flatMap((etapa) => {
    const resultado = resultados[etapa]
    return resultado ? [{ etapa, ...resultado }] : []
  })
  return {
    scores: Object.fromEntries(
      feitas.flatMap(({ etapa, score }) => (score === null ? [] : [[etapa, score]])),
    ),
    steps_completed: feitas.flatMap(({ etapa, score }) =>
      etapa === 'uploading' || score === null ? [] : [etapa],
    ),
    stepResults: Object.fromEntries(
      feitas.flatMap(({ etapa, veredito }) =>
        veredito === 'em_analise' ? [] : [[etapa, veredito === 'aprovado']],
      ),
    ),
  }
}
