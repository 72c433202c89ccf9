import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { optionalEnv } from './env.ts'
import { iguais } from './iguais.ts'

/** Header with the secret that the CDN adds to every request: only the CDN and the functions know its value. */
const ORIGIN_HEADER = 'x-acolhe-origem'
/** Network address of the client that connected to the CDN, as its edge function saw it. */
const ADDRESS_HEADER = 'x-acolhe-endereco'

type Event = Pick<APIGatewayProxyEventV2, 'headers'> & {
  readonly requestContext: { readonly http: { readonly sourceIp: string } }
}

/**
 * The caller's network address, by which limits count: the peer of the gateway or, when the secret header proves that
 * the request came through the CDN, the peer of the CDN. Forwarding headers are not trusted, because anybody can send
 * them.
 */
export function addressOf({ headers, requestContext }: Event): string {
  const viewer = headers[ADDRESS_HEADER]
  const proven = optionalEnv('SEGREDO_DA_CDN') !== undefined && throughCdn(headers)
  return viewer && proven ? viewer : requestContext.http.sourceIp
}

/**
 * Whether a request came through the CDN, which proves it by its secret header; where a stage has no CDN, every request
 * passes. While the secret is rotated the CDN may still send the previous value, so both are accepted.
 */
export function throughCdn(headers: Event['headers']): boolean {
  const secret = optionalEnv('SEGREDO_DA_CDN')
  if (secret === undefined) return true
  const name = Object.keys(headers).find((header) => header.toLowerCase() === ORIGIN_HEADER)
  const given = name === undefined ? undefined : headers[name]
  if (given === undefined) return false
  const secrets = [secret, optionalEnv('SEGREDO_DA_CDN_ANTERIOR') ?? secret]
  return secrets.map((one) => iguais(given, one)).includes(true)
}
