import { createHmac, timingSafeEqual } from 'node:crypto'
import { AwsError } from '../service.ts'
import { type ClientOfPool, clientOf, type Cognito } from './context.ts'

/** The secret of an app client, and what a caller shows of it (developer guide, "Computing secret hash values"). */

/** The secret Cognito made with the client; undefined of a public one. */
export const secretOf = (cognito: Cognito, { pool, client }: ClientOfPool): string | undefined =>
  client.hasSecret
    ? createHmac('sha256', cognito.keys.decoySecret(pool.id))
        .update(`client ${client.id}`)
        .digest('base64url')
    : undefined

/** @param names as the caller may have written the user: the name given, or the one Cognito gave back */
export function assertSecretHash(
  cognito: Cognito,
  of: ClientOfPool,
  names: readonly string[],
  hash: string | undefined,
): void {
  const secret = secretOf(cognito, of)
  if (secret === undefined) return
  const { id } = of.client
  if (!hash)
    throw new AwsError(
      'NotAuthorizedException',
      `Client ${id} is configured with secret but SECRET_HASH was not received`,
    )
  const right = (name: string) =>
    createHmac('sha256', secret)
      .update(name + id)
      .digest('base64')
  if (!names.some((name) => same(right(name), hash)))
    throw new AwsError('NotAuthorizedException', `Unable to verify secret hash for client ${id}`)
}

interface NamedByUser {
  readonly ClientId: string
  readonly Username: string
  readonly SecretHash?: string | undefined
}

/** The client a call names, which has shown that it knows the client's secret. @throws NotAuthorizedException */
export function provenClient(
  cognito: Cognito,
  { ClientId, Username, SecretHash }: NamedByUser,
): ClientOfPool {
  const of = clientOf(cognito, ClientId)
  assertSecretHash(cognito, of, [Username], SecretHash)
  return of
}

/** Of the calls that take the secret itself. */
export function assertSecret(
  cognito: Cognito,
  of: ClientOfPool,
  given: string | undefined,
  error: 'NotAuthorizedException' | 'UnauthorizedException',
): void {
  const secret = secretOf(cognito, of)
  if (secret !== undefined && !same(secret, given ?? ''))
    throw new AwsError(error, `Unable to verify the secret of client ${of.client.id}`)
}

const same = (expected: string, given: string): boolean =>
  expected.length === given.length && timingSafeEqual(Buffer.from(expected), Buffer.from(given))
