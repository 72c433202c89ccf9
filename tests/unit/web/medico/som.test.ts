import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** What a note was asked to sound like. */
const picos: number[] = []
let tocadas = 0

class ContextoFalso {
  state = 'suspended'
  currentTime = 0
  destination = {}
  resume = async () => {
    this.state = 'running'
  }
  createOscillator = () => ({
    frequency: {},
    connect: (para: unknown) => para,
    start: () => void tocadas++,
    stop: () => undefined,
  })
  createGain = () => ({
    gain: {
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: (valor: number) => void picos.push(valor),
      exponentialRampToValueAtTime: () => undefined,
    },
    connect: (para: unknown) => para,
  })
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('AudioContext', ContextoFalso)
  picos.length = 0
  tocadas = 0
})
afterEach(() => vi.unstubAllGlobals())

it('a new consultation sounds at volume 0.3, once the page was touched (D §9)', async () => {
  const { prepararSom, tocarAviso } = await import('../../../../web/src/features/medico/som.ts')
  tocarAviso()
  expect(tocadas).toBe(0)
  prepararSom()
  tocarAviso()
  expect(tocadas).toBe(2)
  expect(picos).toEqual([0.3, 0.3])
})
