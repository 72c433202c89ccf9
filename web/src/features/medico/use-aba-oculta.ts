import { useEffect, useEffectEvent } from 'react'
import { PRAZOS } from '#domain/base/prazos.ts'

interface AbaOculta {
  readonly ativa: boolean
  /** Asked when the time is over: true starts it anew. */
  readonly adiar: () => boolean
  readonly onTempo: () => void
}

/** Calls once the tab has been hidden for 60 s (D §9), also when the browser slept through the moment. */
export function useAbaOculta({ ativa, adiar, onTempo }: AbaOculta): void {
  const vencer = useEffectEvent(() => {
    if (adiar()) return false
    onTempo()
    return true
  })
  useEffect(() => {
    if (!ativa) return undefined
    let desde: number | undefined
    let prazo: ReturnType<typeof setTimeout> | undefined
    const limite = PRAZOS.aba_oculta.ms
    const esperar = () => {
      clearTimeout(prazo)
      desde = Date.now()
      prazo = setTimeout(() => {
        if (!vencer()) esperar()
      }, limite)
    }
    const olhar = () => {
      if (document.visibilityState === 'hidden') {
        if (desde === undefined) esperar()
        return
      }
      clearTimeout(prazo)
      if (desde !== undefined && Date.now() - desde >= limite) vencer()
      desde = undefined
    }
    olhar()
    document.addEventListener('visibilitychange', olhar)
    return () => {
      clearTimeout(prazo)
      document.removeEventListener('visibilitychange', olhar)
    }
  }, [ativa])
}
