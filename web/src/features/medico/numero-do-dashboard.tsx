import { useId } from 'react'
import { Card } from '../../components/card.tsx'
import styles from './dashboard.module.css'

interface NumeroDoDashboardProps {
  readonly titulo: string
  readonly valor: string | number
  /** How it is counted: every figure says its window and source. */
  readonly regra: string
}

/** One figure with its name and how it is counted. */
export function NumeroDoDashboard({ titulo, valor, regra }: NumeroDoDashboardProps) {
  const id = useId()
  return (
    <li>
      <Card as="section" dense aria-labelledby={id}>
        <h2 id={id} className={styles.nome}>
          {titulo}
        </h2>
        <p className={styles.valor}>{valor}</p>
        <p className={styles.regra}>{regra}</p>
      </Card>
    </li>
  )
}
