import { createHmac } from 'node:crypto'
import type { Storage } from '../../storage.ts'
import type { ProviderEvent } from './types.ts'
import type { Outgoing } from './work.ts'

interface Receiver {
  readonly url: string
  /** `whsec_…`: signs every delivery. */
  readonly secret: string
  /** First wait after a failed delivery, ms; it doubles up to `maxBackoffMs`. */
  readonly backoffMs: number
  readonly maxBackoffMs: number
  /** How long a receiver may take, ms. */
  readonly timeoutMs: number
}

/** `t=…,v1=…` of the Stripe-Signature header (HMAC-SHA256 of `t.payload`). */
export const signatureHeader = (payload: string, secret: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')}`

/** Delivers stored events until each got a 2xx; what is still pending goes on after a restart. No order is kept. */
export class Webhooks {
  private readonly timers = new Map<string, NodeJS.Timeout>()
  private readonly running = new Set<Promise<void>>()
  private readonly stop = new AbortController()

  constructor(
    private readonly storage: Storage,
    private readonly receiver: Receiver | undefined,
  ) {}

  /** Takes up what an earlier process left undelivered. */
  async resume(): Promise<void> {
    for await (const [key, { due }] of this.storage.entries<Outgoing>('saida!'))
      this.schedule(key.slice('saida!'.length), due - Date.now())
  }

  schedule(eventId: string, delayMs = 0): void {
    const { receiver } = this
    if (!receiver || this.stop.signal.aborted) return
    const timer = setTimeout(
      () => {
        this.timers.delete(eventId)
        const run = this.deliver(eventId, receiver)
          .catch((error: unknown) => console.error('[cartao] webhook', eventId, error))
          .finally(() => this.running.delete(run))
        this.running.add(run)
      },
      Math.max(0, delayMs),
    )
    this.timers.set(eventId, timer)
  }

  /** Whether every event was taken. */
  get idle(): boolean {
    return this.timers.size === 0 && this.running.size === 0
  }

  async close(): Promise<void> {
    this.stop.abort()
    for (const timer of this.timers.values()) clearTimeout(timer)
    await Promise.all(this.running)
  }

  private async deliver(eventId: string, receiver: Receiver): Promise<void> {
    const stored = await this.storage.get<{ object: ProviderEvent }>(`evt!${eventId}`)
    const outgoing = await this.storage.get<Outgoing>(`saida!${eventId}`)
    if (!stored || !outgoing) return
    if (await this.post(JSON.stringify(stored.object), receiver)) {
      await this.storage.batch([
        [`saida!${eventId}`, undefined],
        [`evt!${eventId}`, { object: { ...stored.object, pending_webhooks: 0 } }],
      ])
      return
    }
    if (this.stop.signal.aborted) return
    const wait = Math.min(receiver.backoffMs * 2 ** outgoing.attempts, receiver.maxBackoffMs)
    const next: Outgoing = { attempts: outgoing.attempts + 1, due: Date.now() + wait }
    await this.storage.put(`saida!${eventId}`, next)
    this.schedule(eventId, wait)
  }

  private async post(payload: string, receiver: Receiver): Promise<boolean> {
    try {
      const response = await fetch(receiver.url, {
        method: 'POST',
        body: payload,
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureHeader(payload, receiver.secret, Math.floor(Date.now() / 1000)),
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        signal: AbortSignal.any([this.stop.signal, AbortSignal.timeout(receiver.timeoutMs)]),
      })
      await response.arrayBuffer()
      return response.ok
    } catch {
      // Refused, cut or too slow: the receiver is away, which the next attempt finds out again.
      return false
    }
  }
}
