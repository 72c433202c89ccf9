import { lazy, Suspense, useSyncExternalStore } from 'react'
import { umaVez } from '../lib/carregar.ts'
import { toastStore } from './toast-store.ts'

const pedir = umaVez(() => import('./toast-viewport.tsx'))
const ToastViewport = lazy(() => pedir().then((m) => ({ default: m.ToastViewport })))

/** Loads the notification code ahead where one is likely, since a notification may be about the lost network itself. */
export const prepararAvisos = (): void => void pedir()

/** The one place notifications appear; its code arrives with the first of them at the latest. */
export function Toasts() {
  const items = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot, toastStore.snapshot)
  if (items.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ToastViewport items={items} />
    </Suspense>
  )
}
