import type { ComponentType } from 'react'
import type { Config } from '../../../lib/config.ts'

/**
 * The card form of a provider. It takes the card, asks the provider to hold the amount of an intent and says how it
 * ended; when the bank wants a word with its holder, the page leaves for the bank and comes back to `returnUrl`.
 * The card's data never reach our server.
 */
export interface CartaoProps {
  readonly clientSecret: string
  readonly config: Config['cartao']
  /** Absolute address the bank sends the person back to. */
  readonly returnUrl: string
  /** The provider says it holds the amount; our server has still to read it. */
  readonly onAutorizado: () => void
  /** The card was refused; the form tells why and another card may be tried. */
  readonly onRecusado: (frase: string) => void
  /** The provider cannot be used now: nothing on the form would help. */
  readonly onFalha: (frase: string) => void
}

export type CardPayment = ComponentType<CartaoProps>
