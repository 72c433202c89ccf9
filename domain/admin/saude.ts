import * as z from 'zod/mini'

/**
 * The health of the product (D §2.13, §2.14, §3): what each probe found, in the dashboard's form and in the monitoring
 * form. Durations in milliseconds.
 */

/** What is probed, in the order of the screens. */
export const SERVICOS = [
  'database',
  'storage',
  'workflows',
  'edge_functions',
  'realtime',
  'consultas_queue',
  'doctor_presence',
  'cron_jobs',
  'stripe_webhooks',
] as const
export type Servico = (typeof SERVICOS)[number]

/** The cards of the dashboard (D §2.13); files stand with the table, workflows with the functions they call. */
const QUADROS = {
  edge_functions: ['edge_functions', 'workflows'],
  realtime: ['realtime'],
  consultas_queue: ['consultas_queue'],
  doctor_presence: ['doctor_presence'],
  cron_jobs: ['cron_jobs'],
  stripe_webhooks: ['stripe_webhooks'],
  database: ['database', 'storage'],
} as const satisfies Record<string, readonly Servico[]>
export type Quadro = keyof typeof QUADROS
export const QUADRO_IDS = Object.keys(QUADROS) as readonly Quadro[]

const STATUS_DO_QUADRO = ['healthy', 'warning', 'error'] as const
export type StatusDoQuadro = (typeof STATUS_DO_QUADRO)[number]
export const STATUS_GERAL = ['healthy', 'degraded', 'unhealthy'] as const
export type StatusGeral = (typeof STATUS_GERAL)[number]

/** What a probe found. */
export interface Sonda {
  readonly servico: Servico
  readonly status: StatusDoQuadro
  readonly valor: string
  readonly detalhes: string
  readonly latencia: number
}

const quadroSchema = z.object({
  status: z.enum(STATUS_DO_QUADRO),
  value: z.string(),
  details: z.string(),
  latency: z.number(),
})

/** Answer to `{include_details: true}`. */
export const saudeDoPainelSchema = z.object({
  overall_status: z.enum(STATUS_GERAL),
  last_updated: z.string(),
  edge_functions: quadroSchema,
  realtime: quadroSchema,
  consultas_queue: quadroSchema,
  doctor_presence: quadroSchema,
  cron_jobs: quadroSchema,
  stripe_webhooks: quadroSchema,
  database: quadroSchema,
})
export type SaudeDoPainel = z.output<typeof saudeDoPainelSchema>

/** Answer without a body. */
export const saudeMonitoradaSchema = z.object({
  overall: z.enum(STATUS_GERAL),
  lastUpdate: z.string(),
  services: z.array(
    z.object({
      service: z.string(),
      status: z.enum(STATUS_GERAL),
      lastCheck: z.string(),
      latency: z.number(),
      details: z.string(),
    }),
  ),
})
export type SaudeMonitorada = z.output<typeof saudeMonitoradaSchema>

/** Services without which nobody can use the product. */
const VITAIS: ReadonlySet<Servico> = new Set(['database', 'edge_functions'])

/** Indisponível when something vital is down, Degradado when anything is not as it should be. */
export function geral(sondas: readonly Sonda[]): StatusGeral {
  if (sondas.some(({ servico, status }) => status === 'error' && VITAIS.has(servico))) return 'unhealthy'
  return sondas.every(({ status }) => status === 'healthy') ? 'healthy' : 'degraded'
}

/** The dashboard's form: a card is as bad as the worst of what it stands for. */
export function noPainel(sondas: readonly Sonda[], em: string): SaudeDoPainel {
  const quadro = (id: Quadro) => {
    const suas = sondas.filter(({ servico }) => QUADROS[id].some((nome) => nome === servico))
    const [pior] = suas.toSorted((a, b) => RANK[b.status] - RANK[a.status])
    return {
      status: pior?.status ?? ('error' as const),
      value: suas.map(({ valor }) => valor).join(' · '),
      details: suas.map(({ detalhes }) => detalhes).join(' '),
      latency: Math.max(0, ...suas.map(({ latencia }) => latencia)),
    }
  }
  return {
    overall_status: geral(sondas),
    last_updated: em,
    edge_functions: quadro('edge_functions'),
    realtime: quadro('realtime'),
    consultas_queue: quadro('consultas_queue'),
    doctor_presence: quadro('doctor_presence'),
    cron_jobs: quadro('cron_jobs'),
    stripe_webhooks: quadro('stripe_webhooks'),
    database: quadro('database'),
  }
}

/** The monitoring form: every probe on a line of its own. */
export const noMonitoramento = (sondas: readonly Sonda[], em: string): SaudeMonitorada => ({
  overall: geral(sondas),
  lastUpdate: em,
  services: sondas.map(({ servico, status, valor, detalhes, latencia }) => ({
    service: servico,
    status: GERAL_DE[status],
    lastCheck: em,
    latency: latencia,
    details: `${valor}. ${detalhes}`.trim(),
  })),
})

const RANK: Record<StatusDoQuadro, number> = { healthy: 0, warning: 1, error: 2 }
const GERAL_DE = { healthy: 'healthy', warning: 'degraded', error: 'unhealthy' } as const
