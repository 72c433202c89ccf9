// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { useFalta } from '../../../../web/src/features/sala/use-falta.ts'

const INICIO = Date.parse('2026-11-21T12:30:00.000Z')
const LIMITE = new Date('2026-11-21T12:40:00.000Z')
const started_at = new Date(INICIO).toISOString()

beforeEach(() => vi.useFakeTimers({ now: INICIO }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const passar = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

it('changes at the very instant, also when the timer rings before it', () => {
  const { result } = renderHook(() => useFalta({ started_at }))
  expect(result.current).toEqual(LIMITE)
  vi.setSystemTime(INICIO - 1)
  passar(600_000)
  expect([Date.now(), result.current]).toEqual([LIMITE.getTime() - 1, LIMITE])
  passar(1)
  expect(result.current).toBe('venceu')
  expect(vi.getTimerCount()).toBe(0)
})

it('waits on when the timer rings in the millisecond of the look before', () => {
  vi.setSystemTime(LIMITE.getTime() - 1)
  const { result } = renderHook(() => useFalta({ started_at }))
  vi.setSystemTime(LIMITE.getTime() - 2)
  passar(1)
  expect([Date.now(), result.current]).toEqual([LIMITE.getTime() - 1, LIMITE])
  passar(1)
  expect(result.current).toBe('venceu')
})

it.each([
  ['who was there', { started_at, paciente_na_sala_em: started_at }],
  ['who is not awaited yet', {}],
])('never counts %s as absent', (_, consulta) => {
  const { result } = renderHook(() => useFalta(consulta))
  passar(3_600_000)
  expect([result.current, vi.getTimerCount()]).toEqual([null, 0])
})
