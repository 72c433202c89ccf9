import type { ChangeEventHandler } from 'react'
import { classes } from '../lib/classes.ts'
import styles from './choice.module.css'
import { FieldError, useFieldWiring } from './field.tsx'
import type { Option } from './select.tsx'

interface RadioGroupProps {
  readonly label: string
  readonly name: string
  readonly options: readonly (Option & { readonly hint?: string })[]
  /** Chosen value; undefined while none is. */
  readonly value: string | undefined
  readonly onChange: ChangeEventHandler<HTMLInputElement>
  readonly error?: string | undefined
  readonly hint?: string
  /** Side by side where there is room. */
  readonly inline?: boolean
}

/** One of a few. */
export function RadioGroup({
  label,
  name,
  options,
  value,
  onChange,
  error,
  hint,
  inline = false,
}: RadioGroupProps) {
  const wiring = useFieldWiring({ hint, error })
  return (
    <fieldset
      className={styles.grupo}
      role="radiogroup"
      aria-describedby={wiring['aria-describedby']}
      aria-invalid={wiring['aria-invalid']}
    >
      <legend className={styles.legenda}>{label}</legend>
      {hint && (
        <p id={`${wiring.id}-dica`} className={styles.dica}>
          {hint}
        </p>
      )}
      <div className={classes(styles.opcoes, inline && styles.lado)}>
        {options.map((option) => (
          <label key={option.value} className={classes(styles.opcao, styles.caixa)}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={onChange}
              className={styles.marca}
            />
            <span>
              {option.label}
              {option.hint && <span className={styles.dica}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={wiring.id} error={error} />
    </fieldset>
  )
}
