import type { AwsRequest, AwsResponse } from '../../aws/service.ts'
import { Storage } from '../../storage.ts'
import { Faults } from '../faults.ts'
import { json, type Provider } from '../provider.ts'
import { createRouter } from '../router.ts'
import { createSerial } from '../serial.ts'
import { answerApi, type Transact } from './api.ts'
import { expireHolds } from './capture.ts'
import { decideOnboarding, showOnboarding } from './onboarding.ts'
import { page } from '../page.ts'
import { decideAction, showAction } from './three-d-secure.ts'
import type { ProviderEvent } from './types.ts'
import { Webhooks } from './webhooks.ts'
import { EVERY_EVENT, Work } from './work.ts'

interface CartaoOptions {
  readonly folder: string
  /** Base address of the hosted pages, with the mount prefix: `http://127.0.0.1:4010/cartao`. */
  readonly publicUrl: string
  readonly secretKey?: string
  readonly publishableKey?: string
  /** Where events go; without it they are stored and sent nowhere. */
  readonly webhook?: {
    readonly url: string
    readonly secret: string
    /** As the endpoint was created with; every event unless told. */
    readonly enabledEvents?: readonly string[]
    readonly backoffMs?: number
    readonly maxBackoffMs?: number
    readonly timeoutMs?: number
  }
  /** How long an authorisation holds, seconds; 7 days as online cards do. */
  readonly holdSeconds?: number
  /** Milliseconds since the epoch. */
  readonly now?: () => number
}

type HostedPage = (work: Work, token: string, decision: string | null) => Promise<AwsResponse>

const findPage = createRouter<HostedPage>([
  { method: 'GET', path: '/3ds/:token', handler: showAction },
  { method: 'POST', path: '/3ds/:token', handler: decideAction },
  { method: 'GET', path: '/cadastro/:token', handler: showOnboarding },
  { method: 'POST', path: '/cadastro/:token', handler: decideOnboarding },
])

const SWEEP_MS = 15_000
const BACKGROUND: ProviderEvent['request'] = { id: null, idempotency_key: null }

/** The card provider: Stripe's API as stripe-node speaks it under /v1, and the hosted pages. */
export async function createCartao(options: CartaoOptions): Promise<Provider> {
  const now = options.now ?? Date.now
  const storage = await Storage.open(options.folder)
  const webhooks = new Webhooks(
    storage,
    options.webhook && { backoffMs: 1_000, maxBackoffMs: 60_000, timeoutMs: 10_000, ...options.webhook },
  )
  const settings = {
    publicUrl: options.publicUrl,
    holdSeconds: options.holdSeconds ?? 7 * 24 * 60 * 60,
    enabledEvents: options.webhook ? (options.webhook.enabledEvents ?? [EVERY_EVENT]) : [],
  }
  const keys = {
    secret: options.secretKey ?? 'sk_test_local',
    publishable: options.publishableKey ?? 'pk_test_local',
  }
  const serial = createSerial()
  const faults = new Faults()

  const unit: Transact = async (request, act) => {
    const work = new Work(storage, settings, now(), request)
    const result = await act(work)
    if (result.keepWork) for (const id of await work.commit()) webhooks.schedule(id)
    return result
  }
  const sweep = () =>
    expireHolds(storage, Math.floor(now() / 1000), async (act) => {
      await unit(BACKGROUND, async (work) => {
        await act(work)
        return { keepWork: true }
      })
    })
  // What ended meanwhile has ended for whoever asks next, whether or not the timer has run.
  const transact: Transact = (request, act) =>
    serial(async () => {
      await sweep()
      return unit(request, act)
    })

  const hosted = async (request: AwsRequest): Promise<AwsResponse> => {
    const match = findPage(request.method, request.path)
    if (!match) return page(404, 'Página não encontrada', ['Este endereço não existe.'])
    const decision = new URLSearchParams(request.body.toString('utf8')).get('decisao')
    const { response } = await transact(BACKGROUND, async (work) => ({
      keepWork: true,
      response: await match.handler(work, match.params.token ?? '', decision),
    }))
    return response
  }

  await serial(sweep)
  await webhooks.resume()
  const timer = setInterval(() => {
    serial(sweep).catch((error: unknown) => console.error('[cartao] expiração', error))
  }, SWEEP_MS)
  timer.unref()

  return {
    name: 'cartao',
    faults,
    get idle() {
      return webhooks.idle
    },
    handle: (request) =>
      faults.run(request, refuse, () =>
        request.path.startsWith('/v1/') ? answerApi(request, keys, transact) : hosted(request),
      ),
    close: async () => {
      clearInterval(timer)
      faults.clear()
      await serial(() => webhooks.close())
      await storage.close()
    },
  }
}

const refuse = (status: number): AwsResponse =>
  json(
    status,
    { error: { type: 'api_error', message: 'An unknown error occurred' } },
    { 'access-control-allow-origin': '*' },
  )
