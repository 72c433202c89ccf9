import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { podeChecarAcesso } from '../../../../web/src/app/checagem.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('asks 200 times a minute who is here, and then not for 30 seconds (P §9)', () => {
  expect(Array.from({ length: 200 }, podeChecarAcesso).every(Boolean)).toBe(true)
  expect(podeChecarAcesso()).toBe(false)
  vi.advanceTimersByTime(29_999)
  expect(podeChecarAcesso()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(podeChecarAcesso()).toBe(true)
})
