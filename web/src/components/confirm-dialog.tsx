import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  readonly open: boolean
  /** The question to the letter. */
  readonly title: string
  readonly description?: string
  readonly confirm: string
  readonly cancel?: string
  /** The act cannot be undone. */
  readonly danger?: boolean
  /** What the confirm button says while the act runs. */
  readonly busy?: string | false
  /** What is asked with it. */
  readonly children?: ReactNode
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before an act; stays open while it runs. */
export function ConfirmDialog({
  open,
  title,
  description,
  confirm,
  cancel = 'Cancelar',
  danger = false,
  busy = false,
  children,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={busy === false ? onCancel : () => undefined}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel} disabled={busy !== false}>
            {cancel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} onClick={onConfirm} busy={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
