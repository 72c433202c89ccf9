import type { Ref, TextareaHTMLAttributes } from 'react'
import { controlClass, FieldFrame, type FieldTexts, useFieldWiring } from './field.tsx'
import styles from './text-area.module.css'

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'>, FieldTexts {
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text; grows with what is typed where the browser can. */
export function TextArea({ label, hint, error, id, rows = 4, ...area }: TextAreaProps) {
  const wiring = useFieldWiring({ hint, error, id })
  return (
    <FieldFrame id={wiring.id} label={label} hint={hint} error={error}>
      <textarea {...area} {...wiring} rows={rows} className={controlClass(styles.area)} />
    </FieldFrame>
  )
}
