import type { LazyExoticComponent } from 'react'
import { tela } from '../../../lib/carregar.ts'
import type { Config } from '../../../lib/config.ts'
import type { CardPayment } from './porta.ts'

/** The card form of each provider; its code arrives with its first use. */
export const ADAPTADORES: Record<Config['cartao']['adaptador'], LazyExoticComponent<CardPayment>> = {
  stripe: tela(async () => (await import('./stripe.tsx')).CartaoStripe),
  embutido: tela(async () => (await import('./embutido.tsx')).CartaoEmbutido),
}
