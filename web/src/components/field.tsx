import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { classes } from '../lib/classes.ts'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

export interface FieldTexts {
  readonly label: string
  readonly hint?: string | undefined
  /** What is wrong and what to do; marks the field invalid. */
  readonly error?: string | undefined
}

interface FieldFrameProps extends FieldTexts {
  readonly id: string
  readonly children: ReactNode
}

/** Ids and ARIA wiring between an input and its hint and error. */
export function useFieldWiring({
  hint,
  error,
  id,
}: Pick<FieldTexts, 'hint' | 'error'> & { id?: string | undefined }) {
  const own = useId()
  const fieldId = id ?? own
  const described = [error && `${fieldId}-erro`, hint && `${fieldId}-dica`].filter(Boolean).join(' ')
  return {
    id: fieldId,
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': error ? (true as const) : undefined,
  }
}

/** Label above, hint and error below, in reading order. */
export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  return (
    <div className={styles.campo}>
      <label htmlFor={id} className={styles.rotulo}>
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-dica`} className={styles.dica}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}

/** The error of the field `id`; announced when it appears. */
export function FieldError({ id, error }: { readonly id: string; readonly error?: string | undefined }) {
  return (
    <div aria-live="polite">
      {error && (
        <p id={`${id}-erro`} className={styles.erro}>
          <Icon nome="erro" />
          {error}
        </p>
      )}
    </div>
  )
}

/** The look of anything one types into. */
export const controlClass = (extra?: string) => classes(styles.controle, extra)

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'>, FieldTexts {
  readonly ref?: Ref<HTMLInputElement>
}

/** One line of text. Spreads what `register()` of react-hook-form gives. */
export function Field({ label, hint, error, id, type = 'text', ...input }: FieldProps) {
  const wiring = useFieldWiring({ hint, error, id })
  return (
    <FieldFrame id={wiring.id} label={label} hint={hint} error={error}>
      <input {...input} {...wiring} type={type} className={controlClass()} />
    </FieldFrame>
  )
}
