import * as z from 'zod/mini'
import { NetworkError } from '../../../lib/api.ts'
import type { Config } from '../../../lib/config.ts'

/** A card as typed into our own form. */
export interface Cartao {
  /** Digits only. */
  readonly numero: string
  /** MM/AA */
  readonly validade: string
  readonly codigo: string
  readonly nome: string
}

type Confirmacao =
  | { readonly tipo: 'autorizado' }
  /** The bank asks its holder on a page of its own. */
  | { readonly tipo: 'banco'; readonly url: string }
  | { readonly tipo: 'recusado'; readonly codigo: string | undefined }

const intencao = z.object({
  status: z.string(),
  next_action: z.optional(
    z.nullable(z.object({ redirect_to_url: z.optional(z.object({ url: z.string() })) })),
  ),
})
const erro = z.object({
  error: z.object({
    type: z.string(),
    code: z.optional(z.string()),
    decline_code: z.optional(z.string()),
    payment_intent: z.optional(intencao),
  }),
})
const metodo = z.object({ id: z.string() })

/** The provider refused in a way no card would change. */
class FalhaDoProvedor extends Error {}

/**
 * Holds the intent's amount on a card, as a browser does with the provider's public API.
 * @throws NetworkError when it cannot be reached, FalhaDoProvedor when it does not take the request
 */
export async function autorizar(
  config: Config['cartao'],
  clientSecret: string,
  cartao: Cartao,
  returnUrl: string,
): Promise<Confirmacao> {
  const [mes = '', ano = ''] = cartao.validade.split('/')
  const criado = await enviar(config, '/v1/payment_methods', {
    type: 'card',
    'card[number]': cartao.numero,
    'card[exp_month]': mes,
    'card[exp_year]': ano,
    'card[cvc]': cartao.codigo,
    'billing_details[name]': cartao.nome,
  })
  if (!criado.ok) return recusa(criado.corpo)
  const [id = ''] = clientSecret.split('_secret')
  const confirmado = await enviar(config, `/v1/payment_intents/${encodeURIComponent(id)}/confirm`, {
    client_secret: clientSecret,
    payment_method: z.parse(metodo, criado.corpo).id,
    return_url: returnUrl,
  })
  return confirmado.ok ? desfecho(z.parse(intencao, confirmado.corpo)) : recusa(confirmado.corpo)
}

function desfecho({ status, next_action }: z.output<typeof intencao>): Confirmacao {
  if (status === 'requires_capture') return { tipo: 'autorizado' }
  const url = next_action?.redirect_to_url?.url
  if (status === 'requires_action' && url !== undefined) return { tipo: 'banco', url }
  throw new FalhaDoProvedor(`Intent in status ${status}`)
}

function recusa(corpo: unknown): Confirmacao {
  const lido = z.safeParse(erro, corpo)
  if (!lido.success) throw new FalhaDoProvedor('Unreadable refusal')
  const { type, code, decline_code, payment_intent } = lido.data.error
  // Confirmed before, in another tab or on a connection that broke: the amount is held.
  if (payment_intent?.status === 'requires_capture') return { tipo: 'autorizado' }
  if (type !== 'card_error') throw new FalhaDoProvedor(code ?? type)
  return { tipo: 'recusado', codigo: decline_code ?? code }
}

async function enviar(
  { origem, chave_publica }: Config['cartao'],
  caminho: string,
  campos: Readonly<Record<string, string>>,
): Promise<{ readonly ok: boolean; readonly corpo: unknown }> {
  if (origem === undefined) throw new FalhaDoProvedor('The stage names no provider')
  const resposta = await fetch(`${origem}${caminho}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${chave_publica}` },
    body: new URLSearchParams(campos),
  }).catch((error: unknown) => {
    throw new NetworkError(error)
  })
  return { ok: resposta.ok, corpo: await resposta.json().catch(() => undefined) }
}
