import type { ReactNode } from 'react'
import styles from './page-header.module.css'

interface PageHeaderProps {
  readonly title: string
  readonly subtitle?: string
  /** Beside the title: badges or buttons. */
  readonly actions?: ReactNode
}

/** The screen's one `h1`. */
export function PageHeader({ title, subtitle, actions }: PageHeaderProps) {
  return (
    <div className={styles.cabeca}>
      <div>
        <h1>{title}</h1>
        {subtitle && <p className={styles.sub}>{subtitle}</p>}
      </div>
      {actions && <div className={styles.acoes}>{actions}</div>}
    </div>
  )
}
