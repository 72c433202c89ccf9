import { z } from 'zod'

import { LAMBDA_FUNCTION, SDK_CALL } from './definition.ts'
import { StatesError } from './failure.ts'
import { type Json, json } from './json.ts'

export interface TaskTargets {
  /** Runs a function and gives its answer; throws what the function threw. */
  readonly invokeLambda: (functionArn: string, payload: unknown) => Promise<unknown>
  /** Runs an SDK integration (`dynamodb:updateItem`); without it such a Task is refused at registration. */
  readonly sdk?: (action: string, parameters: unknown) => Promise<unknown>
}

const MAX_DATA = 256 * 1024

const invocation = z.object({ FunctionName: z.string(), Payload: json.optional() })

/** JSON as it crosses a service border. @throws StatesError States.DataLimitExceeded */
export function crossing(value: unknown): Json {
  const text = JSON.stringify(value) ?? 'null'
  if (Buffer.byteLength(text) > MAX_DATA)
    throw new StatesError(
      'States.DataLimitExceeded',
      'The state/task returned a result with a size exceeding the maximum number of bytes service limit.',
    )
  return JSON.parse(text) as Json
}

/** A function's error as Lambda reports it: its name, and a cause of JSON. */
function lambdaFailure(error: unknown): StatesError {
  if (!(error instanceof Error))
    return new StatesError('Lambda.Unknown', JSON.stringify({ errorMessage: String(error) }))
  return new StatesError(
    error.name,
    JSON.stringify({
      errorType: error.name,
      errorMessage: error.message,
      trace: (error.stack ?? '').split('\n').map((line) => line.trim()),
    }),
  )
}

async function invoke(targets: TaskTargets, functionArn: string, payload: Json): Promise<Json> {
  const answer = await targets.invokeLambda(functionArn, payload).catch((error: unknown) => {
    throw lambdaFailure(error)
  })
  return crossing(answer)
}

/** Runs a Task's resource with its arguments. @throws StatesError as the service would name it */
export async function runTask(targets: TaskTargets, resource: string, parameters: Json): Promise<Json> {
  if (LAMBDA_FUNCTION.test(resource)) return invoke(targets, resource, parameters)
  const action = SDK_CALL.exec(resource)?.[1]
  if (action !== undefined && targets.sdk) {
    const answer = await targets.sdk(action, parameters).catch((error: unknown) => {
      const [service = ''] = action.split(':')
      const name = error instanceof Error ? error.name : 'Unknown'
      const prefix = service.charAt(0).toUpperCase() + service.slice(1)
      throw new StatesError(`${prefix}.${name}`, error instanceof Error ? error.message : String(error))
    })
    return crossing(answer)
  }
  const parsed = invocation.safeParse(parameters)
  if (!parsed.success)
    throw new StatesError('States.Runtime', `Arguments of lambda:invoke: ${z.prettifyError(parsed.error)}`)
  const Payload = await invoke(targets, parsed.data.FunctionName, parsed.data.Payload ?? {})
  return { ExecutedVersion: '$LATEST', Payload, StatusCode: 200 }
}
