import type { Ref, SelectHTMLAttributes } from 'react'
import { controlClass, FieldFrame, type FieldTexts, useFieldWiring } from './field.tsx'
import { Icon } from './icon.tsx'
import styles from './select.module.css'

export interface Option {
  readonly value: string
  readonly label: string
}

interface SelectProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'children'>,
    FieldTexts {
  readonly options: readonly Option[]
  /** First, empty choice ('Selecione'); leave out when one must always be chosen. */
  readonly placeholder?: string
  readonly ref?: Ref<HTMLSelectElement>
}

/** The browser's own select: best on a phone, keyboard and screen reader included. */
export function Select({ label, hint, error, id, options, placeholder, ...select }: SelectProps) {
  const wiring = useFieldWiring({ hint, error, id })
  return (
    <FieldFrame id={wiring.id} label={label} hint={hint} error={error}>
      <div className={styles.caixa}>
        <select {...select} {...wiring} className={controlClass(styles.select)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon nome="abaixo" className={styles.seta} />
      </div>
    </FieldFrame>
  )
}
