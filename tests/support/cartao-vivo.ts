import { Stripe } from 'stripe'
import type { CloudProcess } from './cloud.ts'

/** Cards of the embedded provider, by what they do. */
const CARTOES = {
  bom: 'pm_card_visa',
  recusado: 'pm_card_visa_chargeDeclined',
  pede_3ds: 'pm_card_authenticationRequired',
  captura_recusada: 'pm_card_capturaRecusada',
  captura_recusada_uma_vez: 'pm_card_capturaRecusadaUmaVez',
} as const
export type NomeDoCartao = keyof typeof CARTOES

/** What the browser learns from a confirmation. */
interface Confirmada {
  readonly id: string
  readonly status: string
  readonly next_action: { readonly redirect_to_url?: { readonly url: string } } | null
}

/** The card was declined; `codigo` is the provider's word. */
export class CartaoRecusado extends Error {
  constructor(readonly codigo: string) {
    super(`The card was declined: ${codigo}`)
    this.name = 'CartaoRecusado'
  }
}

/** The card provider as an outsider sees it: the browser with its client secret, the operator with the key. */
export function cartaoVivo({ provedores, origem }: CloudProcess) {
  const { hostname, port } = new URL(provedores)
  const operator = new Stripe('sk_test_local', {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
  })
  const idDe = (client_secret: string) => client_secret.split('_secret')[0] ?? ''
  return {
    idDe,
    /** What the card form does. @throws CartaoRecusado */
    confirmar: async (client_secret: string, cartao: NomeDoCartao = 'bom'): Promise<Confirmada> => {
      const response = await fetch(`${provedores}/v1/payment_intents/${idDe(client_secret)}/confirm`, {
        method: 'POST',
        headers: { authorization: 'Bearer pk_test_local' },
        body: new URLSearchParams({
          client_secret,
          payment_method: CARTOES[cartao],
          return_url: `${origem}/solicitacao`,
        }),
      })
      const body = (await response.json()) as Confirmada & { readonly error?: { readonly code: string } }
      if (body.error) throw new CartaoRecusado(body.error.code)
      return body
    },
    ler: (id: string) => operator.paymentIntents.retrieve(id, { expand: ['latest_charge'] }),
    repasse: (id: string) => operator.transfers.retrieve(id),
    /** The holder on the bank's page; answers where the bank sends them back to. */
    decidir: async (pagina: string, decisao: 'autorizar' | 'recusar'): Promise<string | null> => {
      const response = await fetch(pagina, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ decisao }),
      })
      return response.headers.get('location')
    },
  }
}
