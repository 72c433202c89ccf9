import * as Radix from '@radix-ui/react-dialog'
import { type ReactNode, useRef } from 'react'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'

interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** One sentence under the title. */
  readonly description?: string
  /** Buttons at the bottom, the main one last. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

/** The element of the page that had the focus, for a dialog that opens after another. */
let naPagina: HTMLElement | undefined

/** What has the focus as a dialog opens; nothing when that is the page itself. */
function focada(): HTMLElement | undefined {
  const ativa = document.activeElement
  if (!(ativa instanceof HTMLElement) || ativa === document.body) return undefined
  if (ativa.closest('[role="dialog"]') === null) naPagina = ativa
  return ativa
}

/** A question in front of the page: focus is trapped, Esc and the veil close it, focus goes back where it was. */
export function Dialog({ open, onClose, title, description, actions, children }: DialogProps) {
  const antes = useRef<HTMLElement>(undefined)
  return (
    <Radix.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
    >
      <Radix.Portal>
        <Radix.Overlay className={styles.veu} />
        <Radix.Content
          className={styles.caixa}
          onOpenAutoFocus={() => {
            antes.current = focada()
          }}
          // By default the library returns the focus to a trigger of its own, which does not exist here.
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            const volta = antes.current?.isConnected ? antes.current : naPagina
            volta?.focus()
          }}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <div className={styles.topo}>
            <Radix.Title className={styles.titulo}>{title}</Radix.Title>
            <Radix.Close className={styles.fechar} aria-label="Fechar">
              <Icon nome="fechar" />
            </Radix.Close>
          </div>
          {description !== undefined && (
            <Radix.Description className={styles.descricao}>{description}</Radix.Description>
          )}
          {children}
          {actions && <div className={styles.acoes}>{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
