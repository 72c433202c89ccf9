import { setTimeout as wait } from 'node:timers/promises'
import type { AwsRequest, AwsResponse } from '../aws/service.ts'

/** The caller must see its connection cut, with no answer at all. */
export class ConnectionDropped extends Error {
  override readonly name = 'ConnectionDropped'
}

/**
 * What goes wrong with a request: `status` answers that status and does nothing; `hang` never answers and does
 * nothing; `drop` does the work and cuts the connection before answering; `delay` waits `ms`, then works normally;
 * `nonsense` answers 200 with what is no answer of its; `half` does the work and sends the first half of the answer;
 * `mute` does the work and never answers.
 */
export type Fault =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'hang' }
  | { readonly kind: 'drop' }
  | { readonly kind: 'delay'; readonly ms: number }
  | { readonly kind: 'nonsense' }
  | { readonly kind: 'half' }
  | { readonly kind: 'mute' }

type Plan = Fault & {
  /** How many matching requests it strikes; `Infinity` until `clear()`. Default 1. */
  readonly times?: number
  readonly method?: string
  /** Tested on the path without the mount prefix. */
  readonly path?: RegExp
}

/** Faults planned by a test, struck in the order planned, each on the next requests that match it. */
export class Faults {
  private planned: { readonly plan: Plan; left: number }[] = []
  private stop = new AbortController()
  private holding = 0

  /** Requests that arrived and are never answered: what is done of them is done. */
  get held(): number {
    return this.holding
  }

  /** Plans a fault for the next matching requests. */
  add(plan: Plan): void {
    this.planned.push({ plan, left: plan.times ?? 1 })
  }

  /** Forgets what is planned and cuts what hangs. */
  clear(): void {
    this.planned = []
    this.stop.abort()
    this.stop = new AbortController()
  }

  /** Runs `work` under the next matching fault, if any; `refuse` words the provider's own error for a status. */
  async run(
    request: AwsRequest,
    refuse: (status: number) => AwsResponse,
    work: () => Promise<AwsResponse>,
  ): Promise<AwsResponse> {
    const fault = this.take(request)
    if (!fault) return work()
    const { signal } = this.stop
    switch (fault.kind) {
      case 'status':
        return refuse(fault.status)
      case 'delay':
        await wait(fault.ms, undefined, { signal }).catch(() => undefined)
        return work()
      case 'nonsense':
        return { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>Em manutenção</html>' }
      case 'half':
        return halved(await work())
      case 'drop':
        await work()
        throw new ConnectionDropped('the answer was cut after the work was done')
      case 'mute':
        await work()
        return this.hold(signal)
      case 'hang':
        return this.hold(signal)
    }
  }

  private async hold(signal: AbortSignal): Promise<never> {
    this.holding += 1
    await new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true })
    })
    this.holding -= 1
    throw new ConnectionDropped('the request was never answered')
  }

  private take(request: AwsRequest): Fault | undefined {
    if (request.method === 'OPTIONS') return undefined
    const next = this.planned.find(
      ({ plan }) =>
        (plan.method ?? request.method) === request.method && (plan.path?.test(request.path) ?? true),
    )
    if (!next) return undefined
    next.left -= 1
    if (next.left <= 0) this.planned = this.planned.filter((other) => other !== next)
    return next.plan
  }
}

function halved(response: AwsResponse): AwsResponse {
  const body = Buffer.from(response.body ?? '')
  return { ...response, body: body.subarray(0, Math.floor(body.length / 2)) }
}
