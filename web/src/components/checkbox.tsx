import { type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import styles from './choice.module.css'
import { FieldError, useFieldWiring } from './field.tsx'

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> {
  readonly label: ReactNode
  readonly hint?: string
  readonly error?: string | undefined
  readonly ref?: Ref<HTMLInputElement>
}

/** One yes or no; the whole row is the target. */
export function Checkbox({ label, hint, error, id, ...input }: CheckboxProps) {
  const wiring = useFieldWiring({ hint, error, id })
  return (
    <div>
      <label className={styles.opcao}>
        <input {...input} {...wiring} type="checkbox" className={styles.marca} />
        <span>
          {label}
          {hint && (
            <span id={`${wiring.id}-dica`} className={styles.dica}>
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldError id={wiring.id} error={error} />
    </div>
  )
}
