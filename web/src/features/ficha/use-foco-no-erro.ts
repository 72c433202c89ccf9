import { type RefObject, useEffect, useRef } from 'react'
import type { Erros } from './digitada.ts'

/** A group of choices gets the focus by its first. */
const INVALIDO = 'input[aria-invalid="true"], select[aria-invalid="true"], [aria-invalid="true"] input'

/** Whoever is told that something is wrong stands at the first field that is. */
export function useFocoNoErro<E extends HTMLElement>(erros: Erros): RefObject<E | null> {
  const lugar = useRef<E>(null)
  useEffect(() => {
    if (erros.size > 0) lugar.current?.querySelector<HTMLElement>(INVALIDO)?.focus()
  }, [erros])
  return lugar
}
