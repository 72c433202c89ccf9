import { z } from 'zod'
import { AwsError } from '../service.ts'
import type { Cognito } from './context.ts'
import type { Pool, TriggerName } from './options.ts'
import type { User } from './users.ts'

/** Who an event is about; of an unknown user only the name is known. */
interface Subject {
  readonly pool: Pool
  readonly clientId: string | null
  readonly userName: string
  readonly user?: User
}

interface TriggerCall {
  readonly trigger: TriggerName
  /** After the underscore in `triggerSource`: `PreSignUp_AdminCreateUser`, `TokenGeneration_Authentication`. */
  readonly source: string
  readonly version?: '1' | '2' | '3'
  readonly request: Record<string, unknown>
  readonly response: Record<string, unknown>
}

const userAttributes = ({ user }: Subject): Record<string, string> =>
  user ? { sub: user.sub, 'cognito:user_status': user.status, ...user.attributes } : {}

/**
 * Runs a pool's trigger and reads its response.
 * @returns `undefined` when the pool has no such trigger
 * @throws UserLambdaValidationException when the function throws, InvalidLambdaResponseException for a wrong response
 */
export async function fire<S extends z.ZodType>(
  cognito: Cognito,
  subject: Subject,
  call: TriggerCall,
  schema: S,
): Promise<z.output<S> | undefined> {
  const running = cognito.options.triggers(subject.pool.id, call.trigger, {
    version: call.version ?? '1',
    region: subject.pool.id.split('_')[0] ?? '',
    userPoolId: subject.pool.id,
    userName: subject.userName,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: subject.clientId },
    triggerSource: call.source,
    request: { userAttributes: userAttributes(subject), ...call.request },
    response: call.response,
  })
  if (!running) return undefined
  const result = await running.catch((error: unknown) => {
    const text = error instanceof Error ? error.message : String(error)
    throw new AwsError('UserLambdaValidationException', `${call.trigger} failed with error ${text}.`)
  })
  const response = z.object({ response: z.unknown() }).safeParse(result)
  const read = schema.safeParse(response.data?.response)
  if (!response.success || !read.success)
    throw new AwsError('InvalidLambdaResponseException', 'Unrecognizable lambda output')
  return read.data
}

/** Of triggers whose response Cognito does not read. */
export const anyResponse = z.unknown()
