import { injectLambdaContext } from '@aws-lambda-powertools/logger/middleware'
import middy from '@middy/core'
import type { Context } from 'aws-lambda'
import type { Schedule } from '#domain/base/contrato.ts'
import * as agendas from '#lambdas/store/agendas.ts'
import { logger, metrics, publishMetrics } from './log.ts'
import { daChamada, emRastro } from './rastro.ts'

type ScheduleHandler = (event: unknown, context: Context) => Promise<void>

/** A scheduled function. It may run late, twice, or at the same time as itself. */
export function schedule(
  declared: Schedule,
  run: (call: { readonly now: Date }) => Promise<void>,
): ScheduleHandler {
  const entrada = middy<unknown, void>()
    .use(injectLambdaContext(logger, { resetKeys: true }))
    .use(publishMetrics())
    .handler(async () => {
      await run({ now: new Date() })
      await agendas.rodou(declared.nome, new Date())
    }) as ScheduleHandler
  return (event, context) =>
    emRastro({ ...daChamada(context), agenda: declared.nome }, () => entrada(event, context))
}

/** Runs each item on its own: one that fails is counted, logged and left for the next round. */
export async function eachAlone<T>(items: readonly T[], run: (item: T) => Promise<unknown>): Promise<void> {
  for (const item of items) {
    try {
      await run(item)
    } catch (error) {
      logger.error('Due item failed', {
        ...idsDe(item),
        error: error instanceof Error ? error : String(error),
      })
      metrics.addMetric('ReconciliacaoFalhou', 'Count', 1)
    }
  }
}

/** The ids by which an operator finds an item. They say nothing of anybody, unlike the rest of it. */
const IDS = new Set([
  'id',
  'consulta_id',
  'usuario_id',
  'paciente_id',
  'medico_id',
  'responsavel_id',
  'dependente_id',
])

function idsDe(item: unknown): Record<string, string> {
  if (typeof item === 'string') return { id: item }
  if (typeof item !== 'object' || item === null) return {}
  return Object.fromEntries(
    Object.entries(item).filter(
      (campo): campo is [string, string] => IDS.has(campo[0]) && typeof campo[1] === 'string',
    ),
  )
}
