import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  readonly title: string
  readonly children?: ReactNode
  /** What to do next. */
  readonly actions?: ReactNode
  /** It is all the page says: its title is the page's heading. */
  readonly page?: boolean
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, children, actions, page = false }: EmptyStateProps) {
  const Titulo = page ? 'h1' : 'h2'
  return (
    <section className={styles.vazio}>
      <svg viewBox="0 0 160 110" aria-hidden="true" focusable="false" className={styles.desenho}>
        <ellipse cx="80" cy="98" rx="58" ry="7" className={styles.chao} />
        <rect x="38" y="26" width="84" height="62" rx="12" className={styles.folha} />
        <path d="M52 46h36M52 58h56M52 70h44" className={styles.traco} />
        <circle cx="118" cy="30" r="17" className={styles.selo} />
        <path d="M111 31c0-5 3-8 7-8s7 3 7 8" className={styles.arco} />
        <circle cx="118" cy="32.5" r="2.6" className={styles.ponto} />
      </svg>
      <Titulo className={styles.titulo}>{title}</Titulo>
      {children && <p className={styles.texto}>{children}</p>}
      {actions && <div className={styles.acoes}>{actions}</div>}
    </section>
  )
}
