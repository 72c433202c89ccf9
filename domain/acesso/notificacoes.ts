/** How in-app notifications behave (P §2.2, §4.7). Times in milliseconds. */
export const NOTIFICACOES = {
  /** At most this many visible; a new one replaces the older. */
  limite: 1,
  /** Shown this long unless the person points at it or it has the focus. */
  duracao: 5_000,
  /** A dismissed one leaves memory after this: effectively never. */
  remocao: 1_000_000,
  /** Swiping to the right by more than this many pixels dismisses. */
  arrasto: 50,
  /** Moves the focus to the notification. */
  tecla: 'F8',
} as const

export type VarianteDeNotificacao = 'default' | 'destructive'
