import { lazy, type LazyExoticComponent } from 'react'
import type { Config } from '../../../lib/config.ts'
import type { CardPayment } from './porta.ts'

/** The card form of each provider; its code arrives with its first use. */
export const ADAPTADORES: Record<Config['cartao']['adaptador'], LazyExoticComponent<CardPayment>> = {
  stripe: lazy(() => import('./stripe.tsx').then((m) => ({ default: m.CartaoStripe }))),
  embutido: lazy(() => import('./embutido.tsx').then((m) => ({ default: m.CartaoEmbutido }))),
}
