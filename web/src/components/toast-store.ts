import { NOTIFICACOES, type VarianteDeNotificacao } from '#domain/acesso/notificacoes.ts'

export interface ToastContent {
  readonly title: string
  readonly description?: string | undefined
  /** What the person can do about it, right there (P §3). */
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined
  /** `destructive` for errors. */
  readonly variant?: VarianteDeNotificacao
  /** The message is also shown in its place: at its field, or as the screen's own sentence. */
  readonly noLugar?: boolean
  /** It came by itself, not in answer to an act on this screen. */
  readonly noticia?: boolean
}

/** P §3: id from an incrementing counter. */
export interface ToastItem extends ToastContent {
  readonly id: string
  readonly variant: VarianteDeNotificacao
  readonly open: boolean
}

let counter = 0
let items: readonly ToastItem[] = []
const listeners = new Set<() => void>()

function publish(next: readonly ToastItem[]) {
  items = next
  for (const listener of listeners) listener()
}

/** Shows a notification from anywhere; the one on the screen gives way to it. Returns its id. */
export function toast(content: ToastContent): string {
  counter = (counter + 1) % Number.MAX_SAFE_INTEGER
  const id = String(counter)
  publish(
    [{ variant: 'default' as const, ...content, id, open: true }, ...items].slice(0, NOTIFICACOES.limite),
  )
  return id
}

/** Closes a notification (all without an id) and schedules its removal. */
export function dismissToast(id?: string): void {
  publish(items.map((item) => (id === undefined || item.id === id ? { ...item, open: false } : item)))
  setTimeout(() => {
    publish(items.filter((item) => item.open || (id !== undefined && item.id !== id)))
  }, NOTIFICACOES.remocao)
}

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  snapshot: (): readonly ToastItem[] => items,
}
