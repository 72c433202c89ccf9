import type { AwsRequest, AwsResponse } from '../../aws/service.ts'
import { sameSecret } from '../json-api.ts'
import { createRouter } from '../router.ts'
import { badParameter, StripeError, unauthorized, unrecognized } from './errors.ts'
import { expand } from './expansion.ts'
import { type Form, parseForm } from './form.ts'
import { keep, replay } from './idempotency.ts'
import { publicIntent } from './intents.ts'
import { type Call, OPERATIONS } from './operations.ts'
import type { PaymentIntent, ProviderEvent } from './types.ts'
import { API_VERSION, newId, type Work } from './work.ts'

interface Keys {
  readonly secret: string
  readonly publishable: string
}

/** Makes a unit of work for a request, runs it, stores it when `keepWork` says so. */
export type Transact = <T extends { readonly keepWork: boolean }>(
  request: ProviderEvent['request'],
  act: (work: Work) => Promise<T>,
) => Promise<T>

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Request-Id, Idempotent-Replayed, Original-Request',
}
const PREFLIGHT: AwsResponse = {
  status: 204,
  headers: {
    ...CORS,
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, Stripe-Version',
    'access-control-max-age': '300',
  },
}

const find = createRouter(OPERATIONS)

/** Answers one request under /v1, in Stripe's words. */
export async function answerApi(request: AwsRequest, keys: Keys, transact: Transact): Promise<AwsResponse> {
  if (request.method === 'OPTIONS') return PREFLIGHT
  const requestId = newId('req')
  const idempotencyKey = request.method === 'POST' ? request.headers['idempotency-key'] : undefined
  const form = request.method === 'GET' ? request.query : new URLSearchParams(request.body.toString('utf8'))
  const done = await authorized(request, form, keys, async (run, key) =>
    transact({ id: requestId, idempotency_key: idempotencyKey ?? null }, async (work) => {
      const again = idempotencyKey
        ? await caught(key, () => replay(work, request, idempotencyKey, form))
        : undefined
      if (again && 'error' in again) return { keepWork: false, response: again.response }
      if (again?.value) return { keepWork: false, response: again.value }
      const answer = await caught(key, () => run(work))
      const response = 'error' in answer ? answer.response : rendered(200, answer.value, key)
      const failed = 'error' in answer ? answer.error : undefined
      if (failed && !failed.keepsWork) work.discard()
      if (idempotencyKey && (failed?.began ?? true))
        keep(work, request, idempotencyKey, form, { ...response, requestId })
      return { keepWork: true, response }
    }),
  )
  return {
    status: done.status,
    headers: {
      'content-type': 'application/json',
      'request-id': requestId,
      'stripe-version': request.headers['stripe-version'] ?? API_VERSION,
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      ...CORS,
      ...done.headers,
    },
    body: done.body ?? '',
  }
}

type Run = (work: Work) => Promise<unknown>

/** Finds the operation and checks the key; what is refused here never began. */
async function authorized(
  request: AwsRequest,
  params: URLSearchParams,
  keys: Keys,
  go: (run: Run, key: Call['key']) => Promise<{ readonly response: AwsResponse }>,
): Promise<AwsResponse> {
  const checked = await caught('secret', async () => {
    const { key: formKey, expand: wanted, ...form } = parseForm(params)
    const key = keyOf(request, typeof formKey === 'string' ? formKey : undefined, keys)
    const match = find(request.method, request.path)
    if (!match) throw unrecognized(request.method, request.path)
    if (key === 'publishable' && !match.handler.browser)
      throw unauthorized(
        'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
        'secret_key_required',
      )
    if (request.headers['stripe-account'])
      throw badParameter('Stripe-Account', 'NotEmulated: requests on behalf of a connected account')
    const paths = expandPaths(wanted)
    if (key === 'publishable' && paths.length > 0)
      throw badParameter('expand', 'You may not expand properties with a publishable API key.')
    const run: Run = async (work) =>
      expand(work, await match.handler.run(work, { params: match.params, form, key }), paths)
    return { run, key }
  })
  if ('error' in checked) return checked.response
  return (await go(checked.value.run, checked.value.key)).response
}

function keyOf(request: AwsRequest, inForm: string | undefined, keys: Keys): Call['key'] {
  const [scheme = '', credentials = ''] = (request.headers.authorization ?? '').split(' ')
  const given =
    scheme.toLowerCase() === 'basic'
      ? (Buffer.from(credentials, 'base64').toString('utf8').split(':')[0] ?? '')
      : credentials || inForm
  if (!given)
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    )
  if (sameSecret(given, keys.secret)) return 'secret'
  if (sameSecret(given, keys.publishable)) return 'publishable'
  throw unauthorized(`Invalid API Key provided: ${given.slice(0, 8)}****`)
}

function expandPaths(wanted: string | Form | undefined): readonly string[] {
  if (wanted === undefined) return []
  const paths = typeof wanted === 'string' ? [wanted] : Object.values(wanted)
  return paths.map((path) => {
    if (typeof path !== 'string') throw badParameter('expand', 'Invalid array')
    return path
  })
}

type Caught<T> = { readonly value: T } | { readonly error: StripeError; readonly response: Rendered }
type Rendered = { readonly status: number; readonly body: string }

async function caught<T>(key: Call['key'], work: () => Promise<T>): Promise<Caught<T>> {
  try {
    return { value: await work() }
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    return { error, response: rendered(error.status, error.body(viewOf(key)), key) }
  }
}

const viewOf =
  (key: Call['key']) =>
  (intent: PaymentIntent): unknown =>
    key === 'publishable' ? publicIntent(intent) : intent

function rendered(status: number, body: unknown, key: Call['key']): Rendered {
  return { status, body: JSON.stringify(isIntent(body) ? viewOf(key)(body) : body) }
}

const isIntent = (body: unknown): body is PaymentIntent =>
  typeof body === 'object' && body !== null && 'object' in body && body.object === 'payment_intent'
