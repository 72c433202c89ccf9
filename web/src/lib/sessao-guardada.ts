/**
 * Who is signed in in this browser, as far as a page may keep it: an id, and nothing that proves anything. What renews the
 * sign-in is in a cookie no script reads.
 */
export const CHAVE_DE_SESSAO = 'acolhe-sessao'

/** Whether this browser holds a sign-in. It may have expired. */
export const haSessaoGuardada = (): boolean => localStorage.getItem(CHAVE_DE_SESSAO) !== null
