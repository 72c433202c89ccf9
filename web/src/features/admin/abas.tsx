import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { classes } from '../../lib/classes.ts'
import styles from './admin.module.css'

export interface Aba {
  readonly id: string
  readonly rotulo: string
  readonly conteudo: ReactNode
}

interface AbasProps {
  /** What the tabs choose between, for who cannot see them. */
  readonly rotulo: string
  readonly abas: readonly Aba[]
}

/** Tabs: arrows, Home and End move between them, as the ARIA pattern has it. */
export function Abas({ rotulo, abas }: AbasProps) {
  const [escolhida, setEscolhida] = useState(abas[0]?.id)
  const base = useId()
  const lista = useRef<HTMLDivElement>(null)
  const mover = (event: KeyboardEvent) => {
    const aqui = abas.findIndex(({ id }) => id === escolhida)
    const para = destino(event.key, aqui, abas.length)
    const aba = para === undefined ? undefined : abas[para]
    if (!aba) return
    event.preventDefault()
    setEscolhida(aba.id)
    lista.current?.querySelectorAll<HTMLElement>('[role="tab"]')[para ?? 0]?.focus()
  }
  return (
    <div className={styles.abas}>
      <div role="tablist" aria-label={rotulo} ref={lista} className={styles.lista_de_abas}>
        {abas.map(({ id, rotulo: texto }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-controls={`${base}-${id}-painel`}
            aria-selected={id === escolhida}
            tabIndex={id === escolhida ? 0 : -1}
            className={classes(styles.aba, id === escolhida && styles.aba_escolhida)}
            onClick={() => setEscolhida(id)}
            onKeyDown={mover}
          >
            {texto}
          </button>
        ))}
      </div>
      {abas
        .filter(({ id }) => id === escolhida)
        .map(({ id, conteudo }) => (
          <div
            key={id}
            role="tabpanel"
            id={`${base}-${id}-painel`}
            aria-labelledby={`${base}-${id}`}
            tabIndex={0}
            className={styles.painel}
          >
            {conteudo}
          </div>
        ))}
    </div>
  )
}

function destino(tecla: string, aqui: number, quantas: number): number | undefined {
  if (tecla === 'ArrowRight') return (aqui + 1) % quantas
  if (tecla === 'ArrowLeft') return (aqui - 1 + quantas) % quantas
  if (tecla === 'Home') return 0
  return tecla === 'End' ? quantas - 1 : undefined
}
