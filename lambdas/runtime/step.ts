import { injectLambdaContext } from '@aws-lambda-powertools/logger/middleware'
import middy from '@middy/core'
import type { Context } from 'aws-lambda'
import * as z from 'zod/mini'
import type { Step } from '#domain/base/contrato.ts'
import { logger, publishMetrics } from './log.ts'
import { correlacaoDe, daChamada, emRastro } from './rastro.ts'

export type StepHandler = (event: unknown, context: Context) => Promise<unknown>

/**
 * A workflow stage: input and output by their schemas. What it throws is the workflow's to retry or catch
 * (the error's name is what ASL's `ErrorEquals` sees).
 */
export function step<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  declared: Step<I, O>,
  run: (input: z.output<I>, call: { readonly now: Date }) => Promise<z.input<O>>,
): StepHandler {
  const entrada = middy<unknown, unknown>()
    .use(injectLambdaContext(logger, { resetKeys: true }))
    .use(publishMetrics())
    .handler(async (event) => {
      const inicio = performance.now()
      const ms = () => Math.round(performance.now() - inicio)
      try {
        const output = await run(z.parse(declared.entrada, event), { now: new Date() })
        logger.info('Stage done', { ms: ms() })
        return z.parse(declared.saida, output)
      } catch (error) {
        logger.warn('Stage failed', { ms: ms(), error: error instanceof Error ? error.name : 'error' })
        throw error
      }
    }) as StepHandler
  return (event, context) => {
    const rastro = {
      ...daChamada(context),
      etapa: declared.nome,
      ...correlacaoDe(z.safeParse(objeto, event).data),
    }
    return emRastro(rastro, () => entrada(event, context))
  }
}

const objeto = z.record(z.string(), z.unknown())
