import { beforeEach, describe, expect, it, vi } from 'vitest'
import { respostaUniforme } from '#lambdas/acesso/resposta-uniforme.ts'

/** What the clock shows, in ms: it moves only when something takes time or is waited for. */
const relogio = vi.hoisted(() => ({ ms: 0 }))
vi.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number) => {
    relogio.ms += ms
  },
}))

const PASSO = 600
const INICIO = 12_345

beforeEach(() => {
  vi.stubEnv('PRAZOS', '{}')
  relogio.ms = INICIO
  vi.spyOn(performance, 'now').mockImplementation(() => relogio.ms)
})

const levar = (ms: number) => async () => {
  relogio.ms += ms
  return `levou ${ms}`
}
const falhar = (ms: number) => async () => {
  relogio.ms += ms
  throw new Error(`falhou em ${ms}`)
}

describe('an answer that takes always the same', () => {
  it.each([1, 40, 333, 599, 600])('%d ms of work are answered at the first step', async (ms) => {
    expect(await respostaUniforme(levar(ms))).toBe(`levou ${ms}`)
    expect(relogio.ms - INICIO).toBe(PASSO)
  })

  it.each([
    [601, 2],
    [1200, 2],
    [1201, 3],
    [4000, 7],
  ])('%d ms of work are answered at step %d: what is late tells only the step', async (ms, passos) => {
    await respostaUniforme(levar(ms))
    expect(relogio.ms - INICIO).toBe(passos * PASSO)
  })

  it.each([1, 599, 700])('a failure after %d ms is passed on, no sooner than an answer', async (ms) => {
    await expect(respostaUniforme(falhar(ms))).rejects.toThrow(`falhou em ${ms}`)
    expect(relogio.ms - INICIO).toBe(ms > PASSO ? 2 * PASSO : PASSO)
  })

  it('the step is a setting', async () => {
    vi.stubEnv('PRAZOS', JSON.stringify({ resposta_uniforme: 250 }))
    await respostaUniforme(levar(260))
    expect(relogio.ms - INICIO).toBe(500)
  })
})
