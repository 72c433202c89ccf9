import { useEffect, useEffectEvent } from 'react'
import type { Especialidade } from '#domain/base/especialidades.ts'
import { PRAZOS } from '#domain/base/prazos.ts'

interface Batimento {
  readonly bater: (especialidade: Especialidade) => Promise<void>
  readonly onFalha: (error: unknown) => void
  /** The machine slept past the time that counts: the time in the queue began anew. */
  readonly onAtraso: () => void
}

/** A beat every 30 s while in the queue, the first at once. */
export function useBatimento(naFila: Especialidade | null, batimento: Batimento) {
  const bata = useEffectEvent(async (onde: Especialidade) => batimento.bater(onde))
  const falhou = useEffectEvent(batimento.onFalha)
  const atrasou = useEffectEvent(batimento.onAtraso)
  useEffect(() => {
    if (naFila === null) return undefined
    let ultimo = Date.now()
    let acabou = false
    const batida = async () => {
      try {
        await bata(naFila)
        const antes = ultimo
        ultimo = Date.now()
        if (!acabou && ultimo - antes > PRAZOS.contado_na_fila.ms) atrasou()
      } catch (error) {
        if (!acabou) falhou(error)
      }
    }
    void batida()
    const timer = setInterval(() => void batida(), PRAZOS.batimento.ms)
    return () => {
      acabou = true
      clearInterval(timer)
    }
  }, [naFila])
}
