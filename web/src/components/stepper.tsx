import { classes } from '../lib/classes.ts'
import { Icon } from './icon.tsx'
import styles from './stepper.module.css'

interface StepperProps {
  readonly steps: readonly string[]
  /** Index of the open step, from 0. */
  readonly current: number
}

/** Where one is in a sequence: done, open, to come. */
export function Stepper({ steps, current }: StepperProps) {
  return (
    <ol className={styles.passos} aria-label={`Etapa ${current + 1} de ${steps.length}`}>
      {steps.map((step, index) => {
        const done = index < current
        return (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            className={classes(styles.passo, done && styles.feito, index === current && styles.atual)}
          >
            <span className={styles.numero} aria-hidden="true">
              {done ? <Icon nome="certo" /> : index + 1}
            </span>
            <span className={styles.nome}>
              {step}
              {done && <span className="so-leitor"> (concluída)</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
