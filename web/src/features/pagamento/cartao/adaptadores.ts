import { lazy, type LazyExoticComponent } from 'react'
import { carregar } from '../../../lib/carregar.ts'
import type { Config } from '../../../lib/config.ts'
import type { CardPayment } from './porta.ts'

/** The card form of each provider; its code arrives with its first use. */
export const ADAPTADORES: Record<Config['cartao']['adaptador'], LazyExoticComponent<CardPayment>> = {
  stripe: lazy(() => carregar(() => import('./stripe.tsx')).then((m) => ({ default: m.CartaoStripe }))),
  embutido: lazy(() => carregar(() => import('./embutido.tsx')).then((m) => ({ default: m.CartaoEmbutido }))),
}
