import { useSyncExternalStore } from 'react'

/** Room the fixed header needs above a section, in pixels (P §2.3, §9). */
const RECUO = 80
/** The header changes its look after this many pixels (P §2.3, §9). */
const LIMIAR = 20

export type Secao = 'como-funciona' | 'equipe' | 'faq'

/** Scrolls to a section, smoothly unless the person asked for less motion, and moves the focus there. */
export function irPara(secao: Secao): void {
  const target = document.getElementById(secao)
  if (target === null) return
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  target.focus({ preventScroll: true })
  window.scrollTo({
    top: target.getBoundingClientRect().top + window.scrollY - RECUO,
    behavior: calm ? 'auto' : 'smooth',
  })
}

/** Whether the page has been scrolled past the threshold; the page as it is drawn ahead has not. */
export const useRolou = (): boolean => useSyncExternalStore(aoRolar, rolou, () => false)

const rolou = () => window.scrollY > LIMIAR

function aoRolar(mudou: () => void): () => void {
  window.addEventListener('scroll', mudou, { passive: true })
  return () => window.removeEventListener('scroll', mudou)
}
