import * as z from 'zod/mini'
import { hojeEm } from '../base/campos.ts'
import { revisaoDaTriagemSchema } from './revisao-da-triagem.ts'
import { type FaixaDaNota, FAIXAS_DA_NOTA } from '../kyc/decisao/faixas.ts'
import { KYC_ETAPAS, type KycEtapa } from '../kyc/machine.ts'

/** The figures of the admin screens (D §2.13, §2.14, §3) and how they are computed. Rates are percentages, 0 to 100. */

export const analiseSchema = z.object({
  triage_funnel: z.object({
    total_triages: z.number(),
    approved_for_tele: z.number(),
    consultation_requests: z.number(),
    /** Requests out of triages. */
    conversion_rate: z.number(),
  }),
  consultation_sla: z.object({
    /** Minutes. */
    avg_acceptance_time: z.number(),
    /** Accepted out of those that entered the queue. */
    acceptance_rate: z.number(),
  }),
  doctor_ltv: z.object({
    /** Doctors who finished a consultation in the window. */
    active_doctors: z.number(),
    avg_consultations_per_doctor: z.number(),
    /** Reais of payout earned by captured payments. */
    avg_revenue_per_doctor: z.number(),
  }),
  triage_review: revisaoDaTriagemSchema,
})
export type Analise = z.output<typeof analiseSchema>
type AnaliseDoFunil = Omit<Analise, 'triage_review'>

/** Sums of a window. */
interface Contagens {
  readonly triagens: number
  readonly elegiveis: number
  readonly pedidos: number
  readonly naFila: number
  readonly aceitas: number
  /** Seconds, all together. */
  readonly espera: number
  readonly finalizadas: number
  readonly capturados: number
  readonly medicos: number
}

/** @param repasse cents a doctor earns with a captured payment */
export const analisar = (c: Contagens, repasse: number): AnaliseDoFunil => ({
  triage_funnel: {
    total_triages: c.triagens,
    approved_for_tele: c.elegiveis,
    consultation_requests: c.pedidos,
    conversion_rate: porcento(c.pedidos, c.triagens),
  },
  consultation_sla: {
    avg_acceptance_time: decimos(razao(c.espera, c.aceitas) / 60),
    acceptance_rate: porcento(c.aceitas, c.naFila),
  },
  doctor_ltv: {
    active_doctors: c.medicos,
    avg_consultations_per_doctor: decimos(razao(c.finalizadas, c.medicos)),
    avg_revenue_per_doctor: Math.round(razao(c.capturados * repasse, c.medicos)) / 100,
  },
})

const diaDoKyc = z.object({
  total_attempts: z.number(),
  approved: z.number(),
  rejected: z.number(),
  pending: z.number(),
  /** Approved out of those decided. */
  success_rate: z.number(),
})

/** A stage of the check today: how often it was carried out, how it ended, how long it took, how its scores lie. */
const etapaDoDia = z.object({
  stage: z.enum(KYC_ETAPAS),
  attempts: z.number(),
  approved: z.number(),
  rejected: z.number(),
  in_review: z.number(),
  /** Approved out of those that were judged. */
  pass_rate: z.number(),
  /** Mean; 0 when it was not carried out. */
  avg_ms: z.number(),
  /** How many scores lie in each band, from the lowest. */
  scores: z.array(z.object({ band: z.enum(FAIXAS_DA_NOTA), count: z.number() })),
})

export const kycMonitoradoSchema = z.object({
  today: diaDoKyc,
  /** Hours of today in São Paulo, from 0, up to now; only when asked for. */
  hourly: z.optional(
    z.array(
      z.object({
        hour: z.number(),
        total_attempts: z.number(),
        approved: z.number(),
        rejected: z.number(),
      }),
    ),
  ),
  /** Every stage of P §4.5, in order; only when asked for. */
  stages: z.optional(z.array(etapaDoDia)),
})
export type KycMonitorado = z.output<typeof kycMonitoradoSchema>

interface CorridasDoDia {
  readonly iniciadas: number
  readonly aprovadas: number
  readonly rejeitadas: number
}

/** What began today: decided, or still under way or in analysis. */
export const kycDoDia = ({ iniciadas, aprovadas, rejeitadas }: CorridasDoDia): KycMonitorado['today'] => ({
  total_attempts: iniciadas,
  approved: aprovadas,
  rejected: rejeitadas,
  pending: Math.max(0, iniciadas - aprovadas - rejeitadas),
  success_rate: porcento(aprovadas, aprovadas + rejeitadas),
})

/** Sums of a stage's day. */
interface EtapaDoDia {
  readonly etapa: KycEtapa
  readonly aprovadas: number
  readonly reprovadas: number
  readonly em_analise: number
  /** Milliseconds, all together, and how many stages that is of. */
  readonly tempo: number
  readonly medidas: number
  readonly notas: Readonly<Record<FaixaDaNota, number>>
}

export const kycPorEtapa = (e: EtapaDoDia): z.output<typeof etapaDoDia> => ({
  stage: e.etapa,
  attempts: e.aprovadas + e.reprovadas + e.em_analise,
  approved: e.aprovadas,
  rejected: e.reprovadas,
  in_review: e.em_analise,
  pass_rate: porcento(e.aprovadas, e.aprovadas + e.reprovadas),
  avg_ms: Math.round(razao(e.tempo, e.medidas)),
  scores: FAIXAS_DA_NOTA.map((band) => ({ band, count: e.notas[band] })),
})

const razao = (parte: number, todo: number): number => (todo === 0 ? 0 : parte / todo)
const decimos = (valor: number): number => Math.round(valor * 10) / 10
const porcento = (parte: number, todo: number): number => decimos(100 * razao(parte, todo))

/**
 * When the day of this instant began in São Paulo, which has had no daylight saving time since 2019 (Decreto 9.772).
 */
export const inicioDoDia = (agora: Date): Date => new Date(`${hojeEm(agora)}T00:00:00-03:00`)
