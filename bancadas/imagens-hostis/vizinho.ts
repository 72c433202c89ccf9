import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { kycEu } from '#domain/kyc/contract.ts'
import { api } from '../../tests/support/http.ts'
import type { Pessoa } from '../../tests/support/pessoas.ts'

/** Somebody else, who goes on using the product meanwhile, and the most memory it ever had. */

export interface Vizinho {
  readonly chamadas: number
  readonly falhas: readonly string[]
  /** Milliseconds. */
  readonly mediana: number
  readonly p95: number
  readonly maximo: number
  readonly memoria_mb: number
}

const PAUSA_MS = 250
/** A token opens nothing after ten minutes: somebody else goes on before. */
const TROCA_MS = 5 * 60 * 1000

/** Kilobytes the process had at its peak. */
const picoDe = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)

/** Calls in a steady rhythm until told to stop; each is an ordinary question about oneself. */
export function acompanhar(
  origem: string,
  novo: () => Promise<Pessoa>,
  pid: () => number,
): () => Promise<Vizinho> {
  const parada = new AbortController()
  let pico = 0
  const tempos: number[] = []
  const falhas: string[] = []
  const andando = (async () => {
    let eu = api(origem, await novo())
    let desde = performance.now()
    while (!parada.signal.aborted) {
      if (performance.now() - desde > TROCA_MS) {
        eu = api(origem, await novo())
        desde = performance.now()
      }
      const inicio = performance.now()
      const status = await eu.call(kycEu).then(
        (resposta) => resposta.status,
        (error: unknown) => String(error),
      )
      tempos.push(performance.now() - inicio)
      if (status !== 200) falhas.push(String(status))
      pico = Math.max(pico, picoDe(pid()))
      await wait(PAUSA_MS)
    }
  })()
  return async () => {
    parada.abort()
    await andando
    const postos = tempos.toSorted((a, b) => a - b)
    const em = (p: number): number => Math.round(postos[Math.floor((postos.length - 1) * p)] ?? 0)
    return {
      chamadas: tempos.length,
      falhas,
      mediana: em(0.5),
      p95: em(0.95),
      maximo: em(1),
      memoria_mb: Math.round(pico / 1024),
    }
  }
}
