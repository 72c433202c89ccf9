import { type ReactNode, useEffect, useId, useRef } from 'react'
import { FalhaNoLugar } from '../../../components/falha-no-lugar.tsx'
import styles from './passo.module.css'

interface PassoProps {
  readonly titulo: string
  /** What is asked for here; nothing once it was done. */
  readonly texto?: string | undefined
  /** Takes the focus: the person came here from another step. */
  readonly focar: boolean
  readonly children: ReactNode
}

/** One step of a registration: its heading takes the focus when the step changes. */
export function Passo({ titulo, texto, focar, children }: PassoProps) {
  const id = useId()
  const cabeca = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!focar) return
    window.scrollTo(0, 0)
    cabeca.current?.focus({ preventScroll: true })
  }, [focar])
  return (
    <section aria-labelledby={id} className={styles.passo}>
      <div>
        <h2 id={id} ref={cabeca} tabIndex={-1}>
          {titulo}
        </h2>
        {texto !== undefined && <p className={styles.texto}>{texto}</p>}
      </div>
      {children}
    </section>
  )
}

interface AcoesProps {
  /** Why the main button waits; read with it. */
  readonly dica: string | null
  readonly id: string
  readonly children: ReactNode
}

/** Back and forward at the bottom, within thumb reach. */
export function Acoes({ dica, id, children }: AcoesProps) {
  return (
    <div className={styles.acoes}>
      <p id={id} className={styles.dica} aria-live="polite">
        {dica}
      </p>
      <FalhaNoLugar />
      <div className={styles.botoes}>{children}</div>
    </div>
  )
}
