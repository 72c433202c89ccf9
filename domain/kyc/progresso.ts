import { KYC_ETAPAS, type KycEtapa } from './machine.ts'

/** Stages as a progress panel shows them (P §4.5): the run's, with `idle` before and `complete` after. */
export const ETAPAS_DO_PAINEL = ['idle', ...KYC_ETAPAS, 'complete'] as const
export type EtapaDoPainel = (typeof ETAPAS_DO_PAINEL)[number]

/** Per cent of the stage panel: (index + 1) / 7 × 100, rounded; idle 0, complete 100 (P §4.5, leituras §7). */
export function progressoDaEtapa(etapa: EtapaDoPainel): number {
  if (etapa === 'idle') return 0
  if (etapa === 'complete') return 100
  return Math.round(((KYC_ETAPAS.indexOf(etapa) + 1) / KYC_ETAPAS.length) * 100)
}

/** Whether a status of the machine is a stage that is being carried out. */
export const eEtapa = (status: string): status is KycEtapa => KYC_ETAPAS.some((etapa) => etapa === status)

/**
 * The panel's stage of a machine status: nothing was sent, a stage, or it is over. A run that waits for a person
 * (estados §1, 'Em análise') stands at the first stage without a verdict: nobody decided it yet.
 */
export function etapaDoPainel(
  status: string,
  stepResults: Readonly<Partial<Record<KycEtapa, boolean>>>,
): EtapaDoPainel {
  if (status === 'draft') return 'idle'
  if (status === 'em_analise')
    return KYC_ETAPAS.find((etapa) => stepResults[etapa] === undefined) ?? 'decision'
  return eEtapa(status) ? status : 'complete'
}

/**
 * Upload panel (P §4.5): 10 at the start, 30 while the pictures are on their way, 35 while they are read, 100 when
 * answered.
 */
export const PROGRESSO_DO_ENVIO = { inicio: 10, enviando: 30, lendo: 35, respondido: 100 } as const

/** What a person whose check was refused can do: correct what they typed, photograph the document, take the selfie. */
export const PASSOS = ['dados', 'documento', 'selfie'] as const
export type Passo = (typeof PASSOS)[number]
