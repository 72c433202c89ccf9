import styles from './page-loading.module.css'
import { GLOBAIS } from './textos-globais.ts'

interface PageLoadingProps {
  /** 'Carregando...' unless the wait has a name of its own. */
  readonly children?: string
}

/** Full-page wait: a sentence with a spinner, both held back for 300 ms so that quick answers do not flash. */
export function PageLoading({ children = GLOBAIS.carregando }: PageLoadingProps) {
  return (
    <output className={styles.espera}>
      <span className={styles.giro} aria-hidden="true" />
      <span>{children}</span>
    </output>
  )
}
