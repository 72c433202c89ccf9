import { useEffect } from 'react'

/** A group of choices gets the focus by its first. */
const INVALIDO = ['input', 'select', 'textarea']
  .map((tag) => `${tag}[aria-invalid="true"], [aria-invalid="true"] ${tag}`)
  .join()

/**
 * Whoever sent a form that is refused, here or by the server, stands at the first field that is wrong; unless they have
 * gone on meanwhile, or already stand at one.
 */
export function useFocoNoInvalido(): void {
  useEffect(() => {
    let enviado: Element | undefined
    const esquecer = () => {
      enviado = undefined
    }
    const apontar = () => {
      const errados = [...(enviado?.querySelectorAll<HTMLElement>(INVALIDO) ?? [])]
      const [primeiro] = errados
      if (!primeiro) return
      esquecer()
      if (!errados.some((errado) => errado === document.activeElement)) primeiro.focus()
    }
    const enviar = ({ target }: SubmitEvent) => {
      if (target instanceof Element) enviado = target
      // What was wrong before changes nothing now.
      setTimeout(apontar)
    }
    const observador = new MutationObserver(apontar)
    observador.observe(document.body, { attributeFilter: ['aria-invalid'], childList: true, subtree: true })
    document.addEventListener('submit', enviar)
    document.addEventListener('keydown', esquecer)
    document.addEventListener('pointerdown', esquecer)
    return () => {
      observador.disconnect()
      document.removeEventListener('submit', enviar)
      document.removeEventListener('keydown', esquecer)
      document.removeEventListener('pointerdown', esquecer)
    }
  }, [])
}
