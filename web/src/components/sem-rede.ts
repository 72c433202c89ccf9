import { SEM_REDE } from '#domain/acesso/textos.ts'
import { NetworkError } from '../lib/api.ts'
import { FalhaDeLogin } from '../lib/sessao/sessao.ts'
import type { ToastContent } from './toast-store.ts'

/** Whether the network is what failed, of a call or of a sign-in. */
export const eSemRede = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof FalhaDeLogin && error.motivo === 'rede')

/** What a failed act says: of the network, when that is what failed (P §8); its own words otherwise. */
export const avisoOuSemRede = (error: unknown, aviso: ToastContent): ToastContent => ({
  ...aviso,
  ...(eSemRede(error) && SEM_REDE),
  variant: 'destructive',
})
