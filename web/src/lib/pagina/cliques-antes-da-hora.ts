let parar = () => {}
let clicado: HTMLElement | undefined

/** Remembers the last button pressed on a page that stands but does not live yet. */
export function guardarCliques(raiz: HTMLElement): void {
  const guardar = (event: MouseEvent) => {
    const botao = event.target instanceof Element ? event.target.closest('button') : null
    if (botao === null) return
    event.stopImmediatePropagation()
    clicado = botao
  }
  raiz.addEventListener('click', guardar, true)
  parar = () => raiz.removeEventListener('click', guardar, true)
}

/** The page lives: what was pressed before is pressed now. */
export function repetirClique(): void {
  parar()
  clicado?.click()
  clicado = undefined
}
