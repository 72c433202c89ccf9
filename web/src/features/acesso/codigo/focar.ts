/** As a `ref`: gives the focus to what opens in answer to the person, and to what returns after it. */
export function focar(elemento: HTMLElement | null): void {
  elemento?.focus()
}
