import { z } from 'zod'
import { AwsError } from '../service.ts'
import type { CognitoOptions, Pool, PoolClient } from './options.ts'
import type { SigningKeys } from './keys.ts'
import type { CognitoStore } from './store.ts'

/** What every operation works with. */
export interface Cognito {
  readonly options: CognitoOptions
  readonly store: CognitoStore
  readonly keys: SigningKeys
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

export interface ClientOfPool {
  readonly pool: Pool
  readonly client: PoolClient
}

/** @throws ResourceNotFoundException */
export function poolOf(cognito: Cognito, id: string): Pool {
  const pool = cognito.options.pools.find((candidate) => candidate.id === id)
  if (!pool) throw new AwsError('ResourceNotFoundException', `User pool ${id} does not exist.`)
  return pool
}

/** @throws ResourceNotFoundException */
export function clientOf(cognito: Cognito, id: string): ClientOfPool {
  for (const pool of cognito.options.pools) {
    const client = pool.clients.find((candidate) => candidate.id === id)
    if (client) return { pool, client }
  }
  throw new AwsError('ResourceNotFoundException', `User pool client ${id} does not exist.`)
}

export const hidesUnknownUsers = (client: PoolClient): boolean =>
  client.preventUserExistenceErrors !== 'LEGACY'

export type Operation = (cognito: Cognito, body: unknown) => Promise<object>

/** An operation that reads its input through a schema; what does not fit is an InvalidParameterException. */
export const operation =
  <S extends z.ZodType>(
    schema: S,
    run: (cognito: Cognito, input: z.output<S>) => Promise<object>,
  ): Operation =>
  async (cognito, body) => {
    const input = schema.safeParse(body)
    if (!input.success) throw new AwsError('InvalidParameterException', z.prettifyError(input.error))
    return run(cognito, input.data)
  }

export const metadataInput = z.record(z.string(), z.string()).optional()
export type Metadata = z.output<typeof metadataInput>

export const username = z.string().min(1).max(128)
