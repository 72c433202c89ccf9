/** Browser records of the set-password banner (P §2.5, §3). */
const DEFINIDA = 'password_set'
const DISPENSADO = 'banner_dismissed'

/** This browser saw a password being set or used. */
export const marcarSenhaDefinida = (): void => localStorage.setItem(DEFINIDA, 'true')

/** The account has no password of its own any more. */
export const esquecerSenhaDefinida = (): void => localStorage.removeItem(DEFINIDA)

export const senhaDefinida = (): boolean => localStorage.getItem(DEFINIDA) === 'true'

/** Closed until the browser's session ends. */
export const dispensarAviso = (): void => sessionStorage.setItem(DISPENSADO, 'true')

export const avisoDispensado = (): boolean => sessionStorage.getItem(DISPENSADO) === 'true'
