/**
 * Who is signed in in this browser, as far as a page may keep it: an id, and nothing that proves anything. What
 * renews the sign-in is in a cookie no script reads.
 */
export const CHAVE_DE_SESSAO = 'acolhe-sessao'

/** Whether this browser holds a sign-in. It may have expired. */
export const haSessaoGuardada = (): boolean => localStorage.getItem(CHAVE_DE_SESSAO) !== null

const changed = new EventTarget()

/** Tells this tab that somebody signed in or out. */
export function anunciar() {
  changed.dispatchEvent(new Event('sessao'))
}

/** Calls back when somebody signs in or out, in this tab or another. Returns how to stop listening. */
export function aoMudarSessao(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A cleared storage has no key.
    if (event.key === null || event.key === CHAVE_DE_SESSAO) listener()
  }
  changed.addEventListener('sessao', listener)
  window.addEventListener('storage', onStorage)
  return () => {
    changed.removeEventListener('sessao', listener)
    window.removeEventListener('storage', onStorage)
  }
}
