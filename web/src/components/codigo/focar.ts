/** As a `ref`: what opens in answer to the person takes the focus, and what comes back after it too. */
export function focar(elemento: HTMLElement | null): void {
  elemento?.focus()
}
