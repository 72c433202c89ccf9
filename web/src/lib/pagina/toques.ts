let parar = () => {}
let tocado: HTMLElement | undefined

/** Remembers the last button pressed on a page that stands but does not live yet. */
export function guardarToques(raiz: HTMLElement): void {
  const guardar = (event: MouseEvent) => {
    const botao = event.target instanceof Element ? event.target.closest('button') : null
    if (botao === null) return
    event.stopImmediatePropagation()
    tocado = botao
  }
  raiz.addEventListener('click', guardar, true)
  parar = () => raiz.removeEventListener('click', guardar, true)
}

/** The page lives: what was pressed before is pressed now. */
export function repetirToque(): void {
  parar()
  tocado?.click()
  tocado = undefined
}
