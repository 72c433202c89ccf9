import { LIMIARES, PRAZO_DA_SONDA, pelo } from '#domain/admin/limiares.ts'
import type { Servico, Sonda, StatusDoQuadro } from '#domain/admin/saude.ts'
import { logger } from '#lambdas/runtime/log.ts'

export interface Achado {
  readonly status: StatusDoQuadro
  readonly valor: string
  readonly detalhes: string
}

export type Sondagem = () => Promise<Achado>

/** Runs a probe and takes its time; one that fails or does not answer in time is an error, never an exception. */
export async function sondar(servico: Servico, sondagem: Sondagem): Promise<Sonda> {
  const inicio = performance.now()
  let timer: NodeJS.Timeout | undefined
  const tarde = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('took too long')), PRAZO_DA_SONDA)
  })
  try {
    const achado = await Promise.race([sondagem(), tarde])
    return { servico, ...achado, latencia: Math.round(performance.now() - inicio) }
  } catch (error) {
    logger.error('Probe failed', { servico, error: error instanceof Error ? error : String(error) })
    const nome = error instanceof Error ? error.name : 'Error'
    return {
      servico,
      status: 'error',
      valor: 'Sem resposta',
      detalhes: `A verificação falhou (${nome}).`,
      latencia: Math.round(performance.now() - inicio),
    }
  } finally {
    clearTimeout(timer)
  }
}

/** A probe whose figure is how long it took. */
export const cronometrada =
  (experimentar: () => Promise<void>, detalhes: string): Sondagem =>
  async () => {
    const inicio = performance.now()
    await experimentar()
    const ms = Math.round(performance.now() - inicio)
    return { status: pelo(LIMIARES.latencia, ms), valor: `${ms} ms`, detalhes }
  }
