import { NetworkError } from '../lib/api.ts'
import type { ToastContent } from './toast-store.ts'

/** What a failed act says: of the network, when that is what failed (P §8 'General'); its own words otherwise. */
export const avisoOuSemRede = (error: unknown, aviso: ToastContent): ToastContent => ({
  ...(error instanceof NetworkError
    ? { title: 'Erro de conectividade', description: 'Verifique sua conexão e tente novamente.' }
    : aviso),
  variant: 'destructive',
})
