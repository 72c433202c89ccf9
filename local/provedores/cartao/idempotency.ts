import { createHash } from 'node:crypto'
import type { AwsRequest, AwsResponse } from '../../aws/service.ts'
import { StripeError } from './errors.ts'
import type { Work } from './work.ts'

interface Kept {
  readonly fingerprint: string
  readonly path: string
  readonly status: number
  readonly body: string
  readonly requestId: string
  /** Seconds since the epoch. */
  readonly created: number
}

/** Stripe forgets keys once they are a day old. */
const KEPT_SECONDS = 24 * 60 * 60

/** The answer already given under this key, or nothing; the same key with another request is refused. */
export async function replay(
  work: Work,
  request: AwsRequest,
  key: string,
  form: URLSearchParams,
): Promise<AwsResponse | undefined> {
  const kept = await work.get<Kept>(`idem!${key}`)
  if (!kept || kept.created + KEPT_SECONDS <= work.now) return undefined
  if (kept.path !== request.path)
    throw new StripeError(
      400,
      'idempotency_error',
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${request.path}' vs '${kept.path}'). Try using a key other than '${key}' if you meant to execute a different request.`,
    )
  if (kept.fingerprint !== fingerprint(request, form))
    throw new StripeError(
      400,
      'idempotency_error',
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    )
  return {
    status: kept.status,
    headers: { 'idempotent-replayed': 'true', 'original-request': kept.requestId },
    body: kept.body,
  }
}

/** Keeps an answer under its key, with the operation's own writes. */
export function keep(
  work: Work,
  request: AwsRequest,
  key: string,
  form: URLSearchParams,
  answer: { readonly status: number; readonly body: string; readonly requestId: string },
): void {
  work.put(`idem!${key}`, {
    ...answer,
    fingerprint: fingerprint(request, form),
    path: request.path,
    created: work.now,
  } satisfies Kept)
}

const fingerprint = (request: AwsRequest, form: URLSearchParams): string => {
  const parameters = [...form].map(([name, value]) => `${name}=${value}`).sort()
  return createHash('sha256')
    .update(JSON.stringify([request.headers.authorization ?? '', parameters]))
    .digest('hex')
}
