import { Alert } from '../../components/alert.tsx'
import type { ToastContent } from '../../components/toast-store.ts'

/** A mail that was asked for here is on its way: its notification goes by itself, and the mail is yet to be opened. */
export function LinkEnviado({ dito }: { readonly dito: ToastContent | undefined }) {
  if (!dito) return null
  return (
    <Alert tone="sucesso" title={dito.title}>
      {dito.description}
    </Alert>
  )
}
