import { useState, useSyncExternalStore } from 'react'
import { Icon } from './icon.tsx'
import { type ToastContent, type ToastItem, toastStore } from './toast-store.ts'
import styles from './falha-no-lugar.module.css'

/**
 * The failure that a notification announced, repeated beside the button that caused it, because the notification
 * disappears by itself. The next answer removes it; unrelated news does not. For a place where every act is answered
 * here; with several places, each shows its own act's `Falha`. Not announced again to screen readers.
 */
export function FalhaNoLugar() {
  const [ultimo] = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot)
  // Messages from before this was shown were about something else.
  const [antes] = useState(() => ultimo?.id)
  // Kept in state, because the store forgets a message once another replaces it.
  const [resposta, setResposta] = useState<ToastItem>()
  const nova = ultimo && ultimo.id !== antes && ultimo.id !== resposta?.id && !ultimo.noticia
  if (nova) setResposta(ultimo)
  if (resposta?.variant !== 'destructive' || resposta.noLugar) return null
  return <Falha jaDita {...resposta} />
}

interface FalhaProps extends Pick<ToastContent, 'title' | 'description'> {
  /** A notification says it as well, and has announced it to screen readers. */
  readonly jaDita?: boolean
}

/** A failure in its place, as an act of its own tells it; announced to screen readers unless something else did. */
export function Falha({ title, description, jaDita = false }: FalhaProps) {
  return (
    <p className={styles.falha} role={jaDita ? undefined : 'alert'}>
      <Icon nome="erro" />
      <span>
        <strong>{title}</strong> {description}
      </span>
    </p>
  )
}
