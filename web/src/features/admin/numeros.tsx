import type { ReactNode } from 'react'
import styles from './admin.module.css'

/** Figures with their names, side by side where there is room. */
export function Numeros({
  itens,
}: {
  readonly itens: readonly (readonly [nome: string, valor: ReactNode])[]
}) {
  return (
    <dl className={styles.numeros}>
      {itens.map(([nome, valor]) => (
        <div key={nome} className={styles.numero}>
          <dt>{nome}</dt>
          <dd>{valor}</dd>
        </div>
      ))}
    </dl>
  )
}
