import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { AwsRequest, AwsResponse } from '../../aws/service.ts'
import { Storage } from '../../storage.ts'
import { Faults } from '../faults.ts'
import { ApiError, parseBody, rendered, sameSecret } from '../json-api.ts'
import { json, type Provider } from '../provider.ts'
import { createRouter } from '../router.ts'
import { decrypt, type Keys, Undecipherable } from './encryption.ts'
import { refused } from './vapid.ts'

interface PushOptions {
  readonly folder: string
  /** Where it is mounted: `http://127.0.0.1:4602/push`. */
  readonly base: string
  /** Opens the doors that a browser and its owner have. */
  readonly browserKey: string
}

interface Subscription extends Keys {
  readonly id: string
  /** What it takes messages under. */
  readonly applicationServerKey: string
  readonly gone?: true
}

/** A message that waits for its device. */
interface Message {
  readonly text: string
  readonly ttl: number
  readonly urgency: string
  readonly topic?: string
}

type Operation = (params: Readonly<Record<string, string>>, request: AwsRequest) => Promise<AwsResponse>

/** RFC 8030 §7.2: what every push service takes; none is known to take more. */
const LARGEST = 4096
/** So many in a minute to one device, then it is too much for now. */
const A_MINUTE = 60
const URGENCIES = new Set(['very-low', 'low', 'normal', 'high'])
const subscribeSchema = z.object({ applicationServerKey: z.string().regex(/^B[\w-]{86}$/) })

/**
 * A browsers' push service (RFC 8030), which takes a message only as they do: signed by the key the browser subscribed
 * with (RFC 8292) and encrypted for it (RFC 8291). It is the browsers too: it makes their keys and reads what comes.
 */
export async function createPush({ folder, base, browserKey }: PushOptions): Promise<Provider> {
  const storage = await Storage.open(folder)
  const faults = new Faults()
  const taken = new Map<string, number[]>()

  const find = async (id: string): Promise<Subscription> => {
    const found = await storage.get<Subscription>(`subscription/${id}`)
    if (!found) throw new ApiError(404, 'not_found', 'No such subscription.')
    if (found.gone) throw new ApiError(410, 'gone', 'The subscription expired or was given up.')
    return found
  }

  const receive: Operation = async ({ id = '' }, { headers, body }) => {
    const subscription = await find(id)
    if (body.length > LARGEST) throw new ApiError(413, 'too_large', `More than ${LARGEST} bytes.`)
    const now = Date.now()
    if (headers.authorization === undefined) throw new ApiError(401, 'unauthorized', 'No credential.')
    const wrong = refused(headers.authorization, {
      origin: new URL(base).origin,
      key: subscription.applicationServerKey,
      now,
    })
    if (wrong !== undefined) throw new ApiError(403, 'forbidden', wrong)
    const message = { ...optionsOf(headers), text: textOf(body, headers, subscription) }
    const lately = (taken.get(id) ?? []).filter((at) => at > now - 60_000)
    if (lately.length >= A_MINUTE)
      return json(429, { codigo: 'too_many', mensagem: 'Later.' }, { 'retry-after': '60' })
    taken.set(id, [...lately, now])
    await keep(subscription, message)
    return {
      status: 201,
      headers: { location: `${base}/message/${randomUUID()}`, ttl: String(message.ttl) },
    }
  }

  /** RFC 8030 §5.4: a message of the same topic that still waits is replaced. */
  const keep = async ({ id }: Subscription, message: Message): Promise<void> => {
    const prefix = `message/${id}/`
    const replaced: string[] = []
    for await (const [key, waiting] of storage.entries<Message>(prefix))
      if (message.topic !== undefined && waiting.topic === message.topic) replaced.push(key)
    const at = String(Date.now()).padStart(16, '0')
    await storage.batch([
      ...replaced.map((key) => [key, undefined] as const),
      [`${prefix}${at}-${randomUUID()}`, message],
    ])
  }

  const subscribe: Operation = async (_params, request) => {
    const { applicationServerKey } = parseBody(request, subscribeSchema)
    const pair = createECDH('prime256v1')
    const p256dh = pair.generateKeys('base64url')
    const id = randomUUID()
    const auth = randomBytes(16).toString('base64url')
    const privateKey = pair.getPrivateKey('base64url')
    const made: Subscription = { id, applicationServerKey, p256dh, auth, privateKey }
    await storage.put(`subscription/${id}`, made)
    return json(201, { endpoint: `${base}/v1/${id}`, keys: { p256dh, auth } })
  }

  const unsubscribe: Operation = async ({ id = '' }) => {
    await storage.put(`subscription/${id}`, { ...(await find(id)), gone: true })
    return json(200, {})
  }

  /** What came since the device was last on. */
  const deliver: Operation = async ({ id = '' }) => {
    await find(id)
    const waiting: [string, Message][] = []
    for await (const entry of storage.entries<Message>(`message/${id}/`)) waiting.push(entry)
    // Kept apart: nobody is given it again, and what went through here can still be looked at.
    await storage.batch(
      waiting.flatMap(([key, message]) => [
        [key, undefined] as const,
        [`delivered/${key}`, message] as const,
      ]),
    )
    return json(200, { messages: waiting.map(([, message]) => message) })
  }

  const asBrowser =
    (run: Operation): Operation =>
    (params, request) => {
      if (!sameSecret(request.headers['x-api-key'] ?? '', browserKey))
        throw new ApiError(401, 'unauthorized', 'A key is missing or wrong.')
      return run(params, request)
    }

  const route = createRouter<Operation>([
    { method: 'POST', path: '/v1/:id', handler: receive },
    { method: 'POST', path: '/_browser', handler: asBrowser(subscribe) },
    { method: 'POST', path: '/_browser/:id/unsubscribe', handler: asBrowser(unsubscribe) },
    { method: 'POST', path: '/_browser/:id/deliver', handler: asBrowser(deliver) },
  ])

  return {
    name: 'push',
    faults,
    handle: (request) =>
      faults.run(
        request,
        (status) => json(status, { codigo: 'unavailable', mensagem: 'Planned.' }),
        () =>
          rendered(async () => {
            const match = route(request.method, request.path)
            if (!match) throw new ApiError(404, 'not_found', 'Nothing here.')
            return match.handler(match.params, request)
          }),
      ),
    close: async () => {
      faults.clear()
      await storage.close()
    },
  }
}

function optionsOf(headers: AwsRequest['headers']): Omit<Message, 'text'> {
  const { ttl = '', urgency = 'normal', topic } = headers
  // RFC 8030 §5.2: a request without it is refused.
  if (!/^\d{1,10}$/.test(ttl)) throw new ApiError(400, 'bad_ttl', 'TTL is missing or no number.')
  if (!URGENCIES.has(urgency)) throw new ApiError(400, 'bad_urgency', 'No such urgency.')
  if (topic !== undefined && !/^[\w-]{1,32}$/.test(topic))
    throw new ApiError(400, 'bad_topic', 'A topic has up to 32 letters of base64url.')
  return { ttl: Number(ttl), urgency, ...(topic !== undefined && { topic }) }
}

function textOf(body: Buffer, headers: AwsRequest['headers'], keys: Keys): string {
  if (headers['content-encoding'] !== 'aes128gcm')
    throw new ApiError(415, 'bad_encoding', 'Only aes128gcm is read.')
  try {
    return decrypt(body, keys).toString('utf8')
  } catch (error) {
    if (error instanceof Undecipherable) throw new ApiError(400, 'undecipherable', error.message)
    throw error
  }
}
