import { timingSafeEqual } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { optionalEnv } from './env.ts'

/** What the CDN adds to every request it passes on; its value is known to it and to the functions alone. */
const ORIGIN_HEADER = 'x-acolhe-origem'
/** Who connected to the CDN, as its function at the edge saw it. */
const ADDRESS_HEADER = 'x-acolhe-endereco'

type Event = Pick<APIGatewayProxyEventV2, 'headers'> & {
  readonly requestContext: { readonly http: { readonly sourceIp: string } }
}

/**
 * The caller's address, which limits are counted by: who connected to the gateway; behind the CDN, proven by its secret
 * header, who connected to the CDN. Nothing else a request says is believed.
 */
export function addressOf({ headers, requestContext }: Event): string {
  const viewer = headers[ADDRESS_HEADER]
  const proven = optionalEnv('SEGREDO_DA_CDN') !== undefined && throughCdn(headers)
  return viewer && proven ? viewer : requestContext.http.sourceIp
}

/**
 * Whether a request came the way it must: anyhow where there is no CDN, only with its secret where there is one. While
 * that changes, the CDN still sends the one before for a moment: both are taken.
 */
export function throughCdn(headers: Event['headers']): boolean {
  const secret = optionalEnv('SEGREDO_DA_CDN')
  if (secret === undefined) return true
  const name = Object.keys(headers).find((header) => header.toLowerCase() === ORIGIN_HEADER)
  const given = name === undefined ? undefined : headers[name]
  if (given === undefined) return false
  const secrets = [secret, optionalEnv('SEGREDO_DA_CDN_ANTERIOR') ?? secret]
  return secrets.map((one) => same(given, one)).includes(true)
}

/** Whether they are the same, in a time that says nothing of where they differ. */
function same(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}
