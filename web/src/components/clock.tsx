import { useEffect, useEffectEvent, useState } from 'react'

/** '9:05', '1:02:09' from whole seconds. */
export function relogio(seconds: number): string {
  const h = Math.floor(seconds / 3600)
  const m = Math.floor((seconds % 3600) / 60)
  const s = String(seconds % 60).padStart(2, '0')
  return h > 0 ? `${h}:${String(m).padStart(2, '0')}:${s}` : `${m}:${s}`
}

/** '2h 5m 9s' from whole seconds (P §2.10: 'Xh Ym Zs'). */
export function porExtenso(seconds: number): string {
  return `${Math.floor(seconds / 3600)}h ${Math.floor((seconds % 3600) / 60)}m ${seconds % 60}s`
}

interface CountdownProps {
  /** Epoch milliseconds of the end. */
  readonly until: number
  /** 'relogio' m:ss, 'extenso' Xh Ym Zs. */
  readonly format?: 'relogio' | 'extenso'
  /** Called once when it reaches zero. */
  readonly onEnd?: () => void
}

/** Time left, every second. Silent for screen readers: announce the end, not the seconds. */
export function Countdown({ until, format = 'relogio', onEnd }: CountdownProps) {
  const now = useNow()
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  const ended = left === 0
  const end = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (ended) end()
  }, [ended])
  return (
    <time role="timer" aria-live="off">
      {format === 'relogio' ? relogio(left) : porExtenso(left)}
    </time>
  )
}

interface TimerProps {
  /** Epoch milliseconds of the start. */
  readonly since: number
}

/** Time gone by as m:ss, every second. */
export function Timer({ since }: TimerProps) {
  const now = useNow()
  return (
    <time role="timer" aria-live="off">
      {relogio(Math.max(0, Math.floor((now - since) / 1000)))}
    </time>
  )
}

/** Epoch milliseconds, refreshed every second; right again at once when a sleeping tab wakes. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tick = () => setNow(Date.now())
    const timer = setInterval(tick, 1000)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now
}
