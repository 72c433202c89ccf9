import { type ChangeEvent, useLayoutEffect, useState } from 'react'
import { Field, type FieldProps } from './field.tsx'

interface MaskedFieldProps extends FieldProps {
  /** What was typed → what is shown, such as digits → '000.000.000-00'. */
  readonly format: (typed: string) => string
}

/** Formats while one types and keeps the caret behind the same digit. `onChange` sees the formatted value. */
export function MaskedField({ format, onChange, inputMode = 'numeric', ...field }: MaskedFieldProps) {
  const [caret, setCaret] = useState<{ readonly input: HTMLInputElement; readonly at: number }>()
  // React rewrites a controlled input on render, which moves the caret to the end: it is put back before painting.
  useLayoutEffect(() => {
    if (caret && document.activeElement === caret.input) caret.input.setSelectionRange(caret.at, caret.at)
  }, [caret])

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target
    const before = digits(input.value.slice(0, input.selectionStart ?? input.value.length))
    input.value = format(input.value)
    setCaret({ input, at: positionAfter(input.value, before) })
    onChange?.(event)
  }
  return <Field {...field} inputMode={inputMode} onChange={handleChange} />
}

const digits = (text: string): number => text.replace(/\D/g, '').length

/** Index just after the n-th digit; the end when typing at the end. */
function positionAfter(text: string, n: number): number {
  if (n >= digits(text)) return text.length
  let seen = 0
  for (let index = 0; index < text.length; index++) {
    if (seen === n) return index
    if (/\d/.test(text.charAt(index))) seen++
  }
  return text.length
}
