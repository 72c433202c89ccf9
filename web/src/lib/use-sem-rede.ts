import { useSyncExternalStore } from 'react'

const aoMudar = (ouvinte: () => void) => {
  window.addEventListener('online', ouvinte)
  window.addEventListener('offline', ouvinte)
  return () => {
    window.removeEventListener('online', ouvinte)
    window.removeEventListener('offline', ouvinte)
  }
}

/** Whether the device says that it has no network. */
export const useSemRede = (): boolean => useSyncExternalStore(aoMudar, () => !navigator.onLine)
