import { setTimeout as wait } from 'node:timers/promises'
import { prazo } from '#lambdas/runtime/prazos.ts'

/**
 * Runs, then answers only at the next multiple of a fixed time, so that the response time does not reveal whether an
 * account exists (estados §1).
 */
export async function respostaUniforme<T>(run: () => Promise<T>): Promise<T> {
  const step = prazo('resposta_uniforme')
  const start = performance.now()
  try {
    return await run()
  } finally {
    const spent = performance.now() - start
    await wait(Math.ceil(spent / step) * step - spent)
  }
}
