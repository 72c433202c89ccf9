import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastStore } from './toast-store.ts'

const ToastViewport = lazy(() => import('./toast-viewport.tsx').then((m) => ({ default: m.ToastViewport })))

/** The one place notifications appear; its code arrives with the first of them. */
export function Toasts() {
  const items = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot)
  if (items.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ToastViewport items={items} />
    </Suspense>
  )
}
