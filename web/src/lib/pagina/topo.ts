import { useEffect, useRef } from 'react'

/**
 * When what is on the screen gives way to something else, it starts at its top with the focus, as a page would.
 * Empty while it loads.
 */
export function useTopo(mostrado: string): void {
  const antes = useRef(mostrado)
  useEffect(() => {
    const primeiro = antes.current === ''
    if (antes.current === mostrado) return
    antes.current = mostrado
    if (primeiro) return
    window.scrollTo(0, 0)
    document.getElementById('conteudo')?.focus({ preventScroll: true })
  }, [mostrado])
}
