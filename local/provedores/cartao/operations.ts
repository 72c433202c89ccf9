import { accountOf, createAccount, createLink } from './accounts.ts'
import { cancelIntent, captureIntent } from './capture.ts'
import { confirmIntent, confirmSchema } from './confirmation.ts'
import { badParameter, notFound, StripeError } from './errors.ts'
import { type Form, parameters } from './form.ts'
import { createIntent, intentOf } from './intents.ts'
import { createMethod } from './payment-methods.ts'
import type { Route } from '../router.ts'
import { createTransfer } from './transfers.ts'
import type { Work } from './work.ts'

export interface Call {
  readonly params: Readonly<Record<string, string>>
  readonly form: Form
  readonly key: 'secret' | 'publishable'
}

interface Operation {
  /** Whether a browser may call it with the publishable key. */
  readonly browser?: true
  run(work: Work, call: Call): Promise<unknown>
}

/** Everything the provider does under /v1; any other address is Stripe's "Unrecognized request URL". */
export const OPERATIONS: readonly Route<Operation>[] = [
  post('/v1/payment_methods', { browser: true, run: (work, { form }) => createMethod(work, form) }),
  get('/v1/payment_methods/:id', 'pm', 'PaymentMethod'),
  post('/v1/payment_intents', { run: (work, { form }) => createIntent(work, form) }),
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    handler: { browser: true, run: async (work, call) => (await ownIntent(work, call)).stored.object },
  },
  post('/v1/payment_intents/:id/confirm', {
    browser: true,
    run: async (work, call) => {
      const { stored, form } = await ownIntent(work, call)
      return confirmIntent(work, stored, parameters(form, confirmSchema))
    },
  }),
  post('/v1/payment_intents/:id/capture', {
    run: (work, { params, form }) => captureIntent(work, params.id ?? '', form),
  }),
  post('/v1/payment_intents/:id/cancel', {
    run: (work, { params, form }) => cancelIntent(work, params.id ?? '', form),
  }),
  get('/v1/charges/:id', 'ch', 'charge'),
  post('/v1/accounts', { run: (work, { form }) => createAccount(work, form) }),
  {
    method: 'GET',
    path: '/v1/accounts/:id',
    handler: { run: async (work, { params }) => (await accountOf(work, params.id ?? '')).object },
  },
  post('/v1/account_links', { run: (work, { form }) => createLink(work, form) }),
  post('/v1/transfers', { run: (work, { form }) => createTransfer(work, form) }),
  get('/v1/transfers/:id', 'tr', 'transfer'),
  get('/v1/events/:id', 'evt', 'event'),
]

function post(path: string, handler: Operation): Route<Operation> {
  return { method: 'POST', path, handler }
}

function get(path: string, prefix: string, name: string): Route<Operation> {
  return {
    method: 'GET',
    path,
    handler: {
      run: async (work, { params }) => {
        const id = params.id ?? ''
        const stored = await work.get<{ object: unknown }>(`${prefix}!${id}`)
        if (!stored) throw notFound(name, id, 'id')
        return stored.object
      },
    },
  }
}

/** The intent in the path; whoever comes with the publishable key must also hold its client secret. */
async function ownIntent(work: Work, { params, form, key }: Call) {
  const { client_secret, ...rest } = form
  const stored = await intentOf(work, params.id ?? '')
  if (key === 'publishable' && client_secret === undefined)
    throw badParameter('client_secret', 'Missing required param: client_secret.', 'parameter_missing')
  if (client_secret !== undefined && client_secret !== stored.object.client_secret)
    throw new StripeError(
      400,
      'invalid_request_error',
      'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
      { code: 'payment_intent_invalid_parameter', param: 'client_secret' },
      false,
    )
  return { stored, form: rest }
}
