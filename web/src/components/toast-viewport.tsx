import * as Radix from '@radix-ui/react-toast'
import { type RefObject, useEffect, useRef } from 'react'
import { NOTIFICACOES } from '#domain/acesso/notificacoes.ts'
import { classes } from '../lib/classes.ts'
import { Icon } from './icon.tsx'
import { dismissToast, type ToastItem } from './toast-store.ts'
import styles from './toasts.module.css'

/** The notifications on screen: swipe to the right, the button, Esc or time dismiss them; F8 focuses them. */
export function ToastViewport({ items }: { readonly items: readonly ToastItem[] }) {
  const area = useRef<HTMLOListElement>(null)
  useFocoDianteDoDialogo(area)
  return (
    <Radix.Provider
      label="Notificação"
      duration={NOTIFICACOES.duracao}
      swipeDirection="right"
      swipeThreshold={NOTIFICACOES.arrasto}
    >
      {items.map((item) => (
        <Radix.Root
          key={item.id}
          open={item.open}
          onOpenChange={(open) => {
            if (!open) dismissToast(item.id)
          }}
          type={item.variant === 'destructive' ? 'foreground' : 'background'}
          className={classes(styles.aviso, item.variant === 'destructive' && styles.erro)}
          data-variant={item.variant}
        >
          <Icon nome={item.variant === 'destructive' ? 'erro' : 'certo'} className={styles.icone} />
          <div>
            <Radix.Title className={styles.titulo}>{item.title}</Radix.Title>
            {item.description && (
              <Radix.Description className={styles.texto}>{item.description}</Radix.Description>
            )}
          </div>
          <Radix.Close className={styles.fechar} aria-label="Fechar notificação">
            <Icon nome="fechar" />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport
        ref={area}
        className={styles.area}
        hotkey={[NOTIFICACOES.tecla]}
        label="Notificações ({hotkey})"
      />
    </Radix.Provider>
  )
}

/** An open dialog takes back whatever focus leaves it; what is in front of it may have the focus all the same (P §9). */
function useFocoDianteDoDialogo(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // The dialog listens at the document: what comes to the notification goes no further than the page's body.
    const deixar = (event: FocusEvent) => {
      const para = event.type === 'focusin' ? event.target : event.relatedTarget
      if (para instanceof Node && area.current?.contains(para) === true) event.stopPropagation()
    }
    const { body } = document
    body.addEventListener('focusin', deixar)
    body.addEventListener('focusout', deixar)
    return () => {
      body.removeEventListener('focusin', deixar)
      body.removeEventListener('focusout', deixar)
    }
  }, [area])
}
