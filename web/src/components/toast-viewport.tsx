import * as Radix from '@radix-ui/react-toast'
import { type RefObject, useEffect, useRef } from 'react'
import { NOTIFICACOES } from '#domain/acesso/notificacoes.ts'
import { classes } from '../lib/classes.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { dismissToast, type ToastItem } from './toast-store.ts'
import styles from './toasts.module.css'

/** The notifications on screen: swipe to the right, the button, Esc or time dismiss them; F8 focuses them. */
export function ToastViewport({ items }: { readonly items: readonly ToastItem[] }) {
  const area = useRef<HTMLOListElement>(null)
  useFocoDianteDoDialogo(area)
  useSemCobrirErros(area, items)
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
            {item.action && (
              <div className={styles.acao}>
                <Radix.Action asChild altText={item.action.label}>
                  <Button small variant="secondary" onClick={item.action.onClick}>
                    {item.action.label}
                  </Button>
                </Radix.Action>
              </div>
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

/**
 * An open dialog pulls back any focus that leaves it; notifications in front of it may take the focus all the same (P
 * §9).
 */
function useFocoDianteDoDialogo(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // The dialog listens on the document, so focus events of a notification are stopped at the body.
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

/**
 * A notification must not cover the field in error that it is about: the page scrolls, and where it cannot, the
 * notification moves.
 */
function useSemCobrirErros(area: RefObject<HTMLElement | null>, items: readonly ToastItem[]): void {
  const aberto = items.find(({ open, variant }) => open && variant === 'destructive')?.id
  useEffect(() => {
    if (aberto === undefined) return undefined
    // The page marks its fields in this same render: they are in place with the next frame.
    const quadro = requestAnimationFrame(() => {
      const aviso = area.current?.firstElementChild
      const errados = [...document.querySelectorAll('[aria-invalid="true"]')]
      const coberto = () => errados.find((campo) => aviso && cobre(aviso, campo))
      const campo = coberto()
      if (!campo) return
      campo.scrollIntoView({ block: 'center' })
      if (coberto()) dismissToast(aberto)
    })
    return () => cancelAnimationFrame(quadro)
  }, [area, aberto])
}

function cobre(aviso: Element, campo: Element): boolean {
  const [a, c] = [aviso.getBoundingClientRect(), campo.getBoundingClientRect()]
  return a.bottom > c.top && a.top < c.bottom && a.right > c.left && a.left < c.right
}
