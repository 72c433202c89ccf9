import { setTimeout as wait } from 'node:timers/promises'
import { prazo } from '#lambdas/runtime/prazos.ts'

/**
 * Runs and answers at the next multiple of a fixed time, so that nobody learns from the clock whether an account
 * exists (estados §1).
 */
export async function uniforme<T>(run: () => Promise<T>): Promise<T> {
  const step = prazo('resposta_uniforme')
  const start = performance.now()
  try {
    return await run()
  } finally {
    const spent = performance.now() - start
    await wait(Math.ceil(spent / step) * step - spent)
  }
}
