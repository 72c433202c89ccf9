import { useEffect, useEffectEvent } from 'react'
import type { Especialidade } from '#domain/base/especialidades.ts'
import { PRAZOS } from '#domain/base/prazos.ts'

interface Batimento {
  /** `signal`: the queue was left, and a beat on its way leads nowhere any more. */
  readonly bater: (especialidade: Especialidade, signal: AbortSignal) => Promise<void>
  readonly onFalha: (error: unknown) => void
  /** The machine slept past the time that counts: the time in the queue began anew. */
  readonly onAtraso: () => void
}

/** A beat every 30 s while in the queue, the first at once. */
export function useBatimento(naFila: Especialidade | null, batimento: Batimento) {
  const bata = useEffectEvent(async (onde: Especialidade, signal: AbortSignal) =>
    batimento.bater(onde, signal),
  )
  const falhou = useEffectEvent(batimento.onFalha)
  const atrasou = useEffectEvent(batimento.onAtraso)
  useEffect(() => {
    if (naFila === null) return undefined
    let ultimo = Date.now()
    const fim = new AbortController()
    const batida = async () => {
      try {
        await bata(naFila, fim.signal)
        const antes = ultimo
        ultimo = Date.now()
        if (!fim.signal.aborted && ultimo - antes > PRAZOS.contado_na_fila.ms) atrasou()
      } catch (error) {
        if (!fim.signal.aborted) falhou(error)
      }
    }
    void batida()
    const timer = setInterval(() => void batida(), PRAZOS.batimento.ms)
    return () => {
      fim.abort()
      clearInterval(timer)
    }
  }, [naFila])
}
