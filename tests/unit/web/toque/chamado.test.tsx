// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CHAMADOS, SABIDO } from '#domain/toque/textos-das-telas.ts'
import { useChamado } from '../../../../web/src/features/toque/use-chamado.ts'

let visivel: DocumentVisibilityState
const vibrate = vi.fn()
const notas: number[] = []

class Contexto {
  readonly destination = {}
  createGain() {
    return { gain: { value: 1 }, connect: () => undefined }
  }
  createOscillator() {
    const frequency = { value: 0 }
    return {
      frequency,
      connect: () => undefined,
      start: () => notas.push(frequency.value),
      stop: () => undefined,
    }
  }
  close() {
    return Promise.resolve()
  }
}

beforeEach(() => {
  visivel = 'hidden'
  notas.length = 0
  vibrate.mockReset()
  document.title = 'Status da Consulta · Acolhe'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visivel)
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate })
  vi.stubGlobal('AudioContext', Contexto)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const olhar = () => {
  visivel = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
}
type Esperada = Parameters<typeof useChamado>[0]
const NA_FILA: Esperada = { status: 'queued', medicoNaSala: false }
const ACEITA: Esperada = { status: 'assigned', medicoNaSala: false }

it('calls for the acceptance and for the doctor in the room, until somebody looks', () => {
  const { rerender } = renderHook(useChamado, { initialProps: NA_FILA })
  rerender({ ...NA_FILA })
  expect([notas, document.title]).toEqual([[], 'Status da Consulta · Acolhe'])
  rerender(ACEITA)
  expect(notas).toEqual([660, 880])
  expect(vibrate).toHaveBeenCalledTimes(1)
  expect(document.title).toBe(`● ${CHAMADOS.aceita}`)
  rerender({ ...ACEITA, medicoNaSala: true })
  expect(document.title).toBe(`● ${CHAMADOS.na_sala}`)
  expect(vibrate).toHaveBeenCalledTimes(2)
  olhar()
  expect(document.title).toBe('Status da Consulta · Acolhe')
})

it('leaves the title alone while somebody looks, and calls nobody who only opens the page', () => {
  visivel = 'visible'
  const { rerender } = renderHook(useChamado, { initialProps: ACEITA })
  expect(vibrate).not.toHaveBeenCalled()
  rerender({ ...ACEITA, medicoNaSala: true })
  expect(vibrate).toHaveBeenCalledTimes(1)
  expect(document.title).toBe('Status da Consulta · Acolhe')
})

it('remembers in the tab how it stood, for as long as one waits', () => {
  const { rerender, unmount } = renderHook(useChamado, {
    initialProps: NA_FILA,
  })
  const sabido = () =>
    JSON.parse(sessionStorage.getItem('acolhe:sabido') ?? 'null') as { frase: string } | null
  expect(sabido()?.frase).toBe(SABIDO.queued)
  rerender(ACEITA)
  expect(sabido()?.frase).toBe(SABIDO.assigned)
  unmount()
  expect(sabido()).toBeNull()
})
