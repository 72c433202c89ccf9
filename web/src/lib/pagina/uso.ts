/**
 * Whether somebody used this page since its sign-in was last renewed: one that nobody uses does not stay open for
 * ever.
 */

// Whoever opens a page uses it.
let usada = true

/** The page is in use, also where nobody touches it: a call goes on. */
export const marcarUso = (): void => {
  usada = true
}

/** Whether it was in use since the last time this was asked. */
export function tomarUso(): boolean {
  const antes = usada
  usada = false
  return antes
}

const TOQUES = ['pointerdown', 'keydown'] as const

/** Takes every touch of the page for use. Returns how to stop. */
export function vigiarUso(): () => void {
  for (const toque of TOQUES) window.addEventListener(toque, marcarUso, { capture: true, passive: true })
  return () => {
    for (const toque of TOQUES) window.removeEventListener(toque, marcarUso, { capture: true })
  }
}
