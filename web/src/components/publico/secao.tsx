import type { ReactNode } from 'react'
import { classes } from '../../lib/classes.ts'
import styles from './secao.module.css'

interface SecaoProps {
  readonly id?: string
  readonly titulo: string
  readonly texto?: string
  /** White band instead of paper. */
  readonly clara?: boolean
  /** On a wide page the heading stands beside what it is about. */
  readonly aoLado?: boolean
  readonly children: ReactNode
}

/** A band of the page with its heading; can be scrolled to and takes the focus. */
export function Secao({ id, titulo, texto, clara = false, aoLado = false, children }: SecaoProps) {
  return (
    <section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={classes(styles.secao, clara && styles.clara)}
    >
      <div className={classes(styles.faixa, aoLado && styles.aoLado)}>
        <div className={styles.cabeca}>
          <h2>{titulo}</h2>
          {texto !== undefined && <p>{texto}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}

/** A small remark under a section. */
export function Nota({ children }: { readonly children: ReactNode }) {
  return <p className={styles.nota}>{children}</p>
}
