import { Placeholder } from '@aws-amplify/ui-react'
import styles from './skeleton.module.css'

interface SkeletonProps {
  /** Cards in the shape of what comes. */
  readonly cards?: number
}

/** Holds the place of a list while it loads; screen readers hear 'Carregando...'. */
export function Skeleton({ cards = 3 }: SkeletonProps) {
  return (
    <div className={styles.lista} aria-busy="true">
      <output className="so-leitor">Carregando...</output>
      {Array.from({ length: cards }, (_, index) => (
        <div key={index} className={styles.caixa} aria-hidden="true" data-testid="esqueleto">
          <Placeholder className={styles.linha} />
          <Placeholder className={styles.linha} />
          <Placeholder className={styles.linha} />
        </div>
      ))}
    </div>
  )
}
