import { Stripe } from 'stripe'
import * as z from 'zod/mini'
import { DomainError } from '#domain/base/erros.ts'
import { MOEDA, PRECOS } from '#domain/pagamento/precos.ts'
import { env } from '#lambdas/runtime/env.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { medirProvedor } from '#lambdas/runtime/medida.ts'
import { segredo } from '../aws/segredos.ts'

/**
 * The card provider (Stripe's API). Every call that changes something carries an idempotency key. Away, slow or
 * overloaded is DomainError `provedor_indisponivel`; its refusal of a call is `Recusa`.
 */

type StatusDaIntencao = Stripe.PaymentIntent.Status

/** An intent as the provider states it now; amounts in cents, instants as ISO. */
export interface Intencao {
  readonly id: string
  readonly status: StatusDaIntencao
  readonly client_secret: string
  readonly consulta_id: string | null
  /** What was authorised, when anything was. */
  readonly cobranca: Cobranca | null
  /** Why the last card was declined, as the provider's code. */
  readonly recusa: string | null
}

export interface Cobranca {
  readonly id: string
  readonly autorizado: number
  /** What was captured and not given back. */
  readonly capturado: number
  readonly capture_before: string | null
}

/** The provider will not do it; `codigo` is its own word. */
export class Recusa extends Error {
  constructor(readonly codigo: string) {
    super(`The card provider refused: ${codigo}`)
    this.name = 'Recusa'
  }
}

const TIMEOUT_MS = 4_000
const RETRIES = 2
let current: { readonly chave: string; readonly url: string; readonly client: Stripe } | undefined

async function stripe(): Promise<Stripe> {
  const { chave } = await segredo('cartao')
  const url = env('URL_CARTAO')
  if (current?.chave !== chave || current.url !== url) current = { chave, url, client: clientOf(chave, url) }
  return current.client
}

function clientOf(chave: string, url: string): Stripe {
  const { hostname, port, protocol } = new URL(url)
  const client = new Stripe(chave, {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    telemetry: false,
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT_MS,
  })
  // No correlation id goes along: Stripe refuses a repeated idempotency key with other parameters. Stripe's own request
  // id is logged instead.
  client.on(
    'response',
    ({ request_id, status }: { readonly request_id: string; readonly status: number }) => {
      logger.info('Card provider answered', { pedido_do_provedor: request_id, status })
    },
  )
  return client
}

/**
 * Creates the `ordem`-th intent of a consultation, to be authorised now and captured later; a repeat answers the same
 * intent.
 */
export const criarIntencao = (dados: {
  readonly consulta_id: string
  readonly paciente_id: string
  readonly ordem: number
}): Promise<Intencao> =>
  asked(async (client) => {
    const { consulta_id, paciente_id, ordem } = dados
    const intent = await client.paymentIntents.create(
      {
        amount: PRECOS.consulta,
        currency: MOEDA,
        capture_method: 'manual',
        allowed_payment_method_types: ['card'],
        metadata: { consulta_id, paciente_id },
        transfer_group: consulta_id,
        expand: ['latest_charge'],
      },
      { idempotencyKey: `intencao-${consulta_id}-${ordem}` },
    )
    return read(intent)
  })

/** What the provider says about an intent now. */
export const lerIntencao = (id: string): Promise<Intencao> =>
  asked(async (client) => read(await client.paymentIntents.retrieve(id, { expand: ['latest_charge'] })))

/** Captures the held amount; `tentativa` distinguishes a retry after a refusal from a repeat. @throws Recusa */
export const capturar = (id: string, tentativa: number): Promise<Intencao> =>
  asked(async (client) => {
    const options = { idempotencyKey: `captura-${id}-${tentativa}` }
    return read(await client.paymentIntents.capture(id, { expand: ['latest_charge'] }, options))
  })

/** Cancels an intent from which nothing was captured, and releases what it held. @throws Recusa */
export const liberar = (id: string): Promise<Intencao> =>
  asked(async (client) => read(await client.paymentIntents.cancel(id, { expand: ['latest_charge'] })))

/** Whether payouts can reach this connected account; false for one that is gone. */
export const contaPronta = (conta: string): Promise<boolean> =>
  asked(async (client) => recebe(await client.accounts.retrieve(conta))).catch((error: unknown) => {
    if (error instanceof Recusa) return false
    throw error
  })

/** Payouts are enabled and transfers to it are allowed. */
export const recebe = ({ payouts_enabled, capabilities }: Stripe.Account): boolean =>
  payouts_enabled && capabilities?.transfers === 'active'

/**
 * Pays the doctor out of one captured charge, once; `tentativa` distinguishes a retry after a refusal, which the
 * provider would answer with that refusal for a day, from a repeat. Answers the transfer's id. @throws Recusa
 */
export const repassar = (dados: {
  readonly consulta_id: string
  readonly conta: string
  readonly cobranca: string
  readonly tentativa: number
}): Promise<string> =>
  asked(async (client) => {
    const { consulta_id, conta, cobranca, tentativa } = dados
    const transfer = await client.transfers.create(
      {
        amount: PRECOS.repasse,
        currency: MOEDA,
        destination: conta,
        source_transaction: cobranca,
        transfer_group: consulta_id,
        metadata: { consulta_id },
      },
      { idempotencyKey: `repasse-${consulta_id}-${tentativa}` },
    )
    return transfer.id
  })

/** What a signed notice is about. */
export interface Aviso {
  readonly id: string
  readonly tipo: string
  /** When it happened at the provider, ISO. */
  readonly criado_em: string
  /** The consultation its object names; null for objects that are not ours to follow. */
  readonly consulta_id: string | null
  /** The connected account that changed; null for notices about anything else. */
  readonly conta_id: string | null
}

/** A notice, proven by its signature over the exact bytes. @throws DomainError assinatura_invalida, corpo_invalido */
export async function lerAviso(corpo: string, assinatura: string | undefined): Promise<Aviso> {
  const { segredo_webhook, segredo_webhook_contas } = await segredo('cartao')
  const client = await stripe()
  for (const chave of [segredo_webhook, segredo_webhook_contas]) {
    if (chave === undefined) continue
    try {
      await client.webhooks.constructEventAsync(corpo, assinatura ?? '', chave)
      return doCorpo(corpo)
    } catch (error) {
      if (error instanceof SyntaxError) throw new DomainError('corpo_invalido')
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error
    }
  }
  throw new DomainError('assinatura_invalida')
}

const avisoSchema = z.object({
  id: z.string(),
  type: z.string(),
  /** Seconds; no later than a date can be. */
  created: z.number().check(z.minimum(0), z.maximum(8_640_000_000_000)),
  data: z.object({ object: z.looseObject({ id: z.optional(z.string()) }) }),
})

/**
 * The notice in a body whose signature was verified.
 * @throws DomainError corpo_invalido when the body is not a notice
 */
function doCorpo(corpo: string): Aviso {
  const lido = z.safeParse(avisoSchema, JSON.parse(corpo))
  if (!lido.success) throw new DomainError('corpo_invalido')
  const { id, type, created, data } = lido.data
  return {
    id,
    tipo: type,
    criado_em: new Date(created * 1000).toISOString(),
    consulta_id: consultaOf(data.object),
    conta_id: type === 'account.updated' ? (data.object.id ?? null) : null,
  }
}

const consultaOf = (object: object): string | null => {
  const metadata: unknown = 'metadata' in object ? object.metadata : undefined
  if (typeof metadata !== 'object' || metadata === null || !('consulta_id' in metadata)) return null
  return typeof metadata.consulta_id === 'string' ? metadata.consulta_id : null
}

/** Asks the provider. @throws Recusa, DomainError provedor_indisponivel */
export async function asked<T>(ask: (client: Stripe) => Promise<T>): Promise<T> {
  const client = await stripe()
  try {
    return await medirProvedor('cartao', () => ask(client), foraDoAr)
  } catch (error) {
    throw translated(error)
  }
}

/** Whether the call failed at the provider; a refusal is an answer and no failure. */
const foraDoAr = (error: unknown): boolean => !(translated(error) instanceof Recusa)

/** The provider's error as ours: a refusal is final for this call; other provider errors may pass by themselves. */
function translated(error: unknown): unknown {
  const { StripeCardError, StripeInvalidRequestError, StripePermissionError, StripeError } = Stripe.errors
  if (error instanceof StripeCardError) return new Recusa(error.decline_code ?? error.code ?? error.type)
  if (error instanceof StripeInvalidRequestError) return new Recusa(error.code ?? error.type)
  // The account was closed, or revoked our access to it.
  if (error instanceof StripePermissionError && error.code === 'account_invalid')
    return new Recusa(error.code)
  if (error instanceof StripeError) return new DomainError('provedor_indisponivel', { retry_after: 5 })
  return error
}

function read(intent: Stripe.PaymentIntent): Intencao {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  return {
    id: intent.id,
    status: intent.status,
    client_secret: intent.client_secret ?? '',
    consulta_id: intent.metadata.consulta_id ?? null,
    cobranca: charge?.paid ? chargeOf(charge) : null,
    recusa: intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code ?? null,
  }
}

function chargeOf(charge: Stripe.Charge): Cobranca {
  const before = charge.payment_method_details?.card?.capture_before
  return {
    id: charge.id,
    autorizado: charge.amount,
    // What a partial capture let go counts as refunded too.
    capturado: Math.min(charge.amount_captured, charge.amount - charge.amount_refunded),
    capture_before: before ? new Date(before * 1000).toISOString() : null,
  }
}
