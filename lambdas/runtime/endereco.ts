import { timingSafeEqual } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { optionalEnv } from './env.ts'

/** What the CDN adds to every request it passes on; its value is known to it and to the functions alone. */
export const ORIGIN_HEADER = 'x-acolhe-origem'

type Event = Pick<APIGatewayProxyEventV2, 'headers'> & {
  readonly requestContext: { readonly http: { readonly sourceIp: string } }
}

/**
 * The caller's address, which limits are counted by: who connected to the gateway; behind the CDN, proven by its secret
 * header, who connected to the CDN (`CloudFront-Viewer-Address`, "address:port"). Nothing else a request says is believed.
 */
export function addressOf({ headers, requestContext }: Event): string {
  const viewer = headers['cloudfront-viewer-address']
  if (!viewer || !fromCdn(headers[ORIGIN_HEADER])) return requestContext.http.sourceIp
  return viewer.slice(0, viewer.lastIndexOf(':')).replace(/^\[|\]$/g, '')
}

function fromCdn(given: string | undefined): boolean {
  const secret = optionalEnv('SEGREDO_DA_CDN')
  if (secret === undefined || given === undefined) return false
  const [a, b] = [Buffer.from(given), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}
