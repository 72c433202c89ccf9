import * as Radix from '@radix-ui/react-toast'
import { NOTIFICACOES } from '#domain/acesso/notificacoes.ts'
import { classes } from '../lib/classes.ts'
import { Icon } from './icon.tsx'
import { dismissToast, type ToastItem } from './toast-store.ts'
import styles from './toasts.module.css'

/** The notifications on screen: swipe to the right, the button, Esc or time dismiss them; F8 focuses them. */
export function ToastViewport({ items }: { readonly items: readonly ToastItem[] }) {
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
      <Radix.Viewport className={styles.area} hotkey={[NOTIFICACOES.tecla]} label="Notificações ({hotkey})" />
    </Radix.Provider>
  )
}
