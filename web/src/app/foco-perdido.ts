import { useEffect } from 'react'

const PARTES = 'section, article, [role="dialog"]'
const TITULOS = 'h1, h2, h3, legend'

/**
 * What has the focus may leave the page as it is pressed ('Tentar Novamente', a row that is removed): a browser then
 * begins again at the top, and a screen reader says nothing. The focus goes to the title of the part it stood in, or to
 * the content, as soon as there is one, unless whoever took its place has it by then.
 */
export function useFocoPerdido(): void {
  useEffect(() => {
    let focado: Element | undefined
    /** The elements around it, the nearest first: afterwards nobody can tell where it stood. */
    let emVolta: Element[] = []
    let marcado = 0
    const esquecer = () => {
      focado = undefined
    }
    const lembrar = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      focado = target
      emVolta = ancestraisDe(target)
    }
    /** Left by whoever pressed elsewhere; some browsers say the same of what is being removed. */
    const deixar = ({ target }: FocusEvent) => {
      queueMicrotask(() => {
        if (target === focado && focado?.isConnected) esquecer()
      })
    }
    const tocar = () => {
      if (focado?.isConnected === false) esquecer()
    }
    const perdido = () => focado?.isConnected === false && document.activeElement === document.body
    const recuperar = () => {
      if (!perdido()) return
      const parte = emVolta.find((elemento) => elemento.isConnected)?.closest(PARTES)
      const alvo = parte?.querySelector<HTMLElement>(TITULOS) ?? document.getElementById('conteudo')
      if (!alvo) return
      if (alvo.tabIndex < 0) alvo.tabIndex = -1
      alvo.focus({ preventScroll: true })
    }
    const observador = new MutationObserver(() => {
      clearTimeout(marcado)
      // Later than what comes instead, which may take the focus itself.
      if (perdido()) marcado = window.setTimeout(recuperar)
    })
    observador.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', lembrar)
    document.addEventListener('focusout', deixar)
    document.addEventListener('pointerdown', tocar)
    return () => {
      clearTimeout(marcado)
      observador.disconnect()
      document.removeEventListener('focusin', lembrar)
      document.removeEventListener('focusout', deixar)
      document.removeEventListener('pointerdown', tocar)
    }
  }, [])
}

function ancestraisDe(elemento: Element): Element[] {
  const acima: Element[] = []
  for (let um = elemento.parentElement; um; um = um.parentElement) acima.push(um)
  return acima
}
