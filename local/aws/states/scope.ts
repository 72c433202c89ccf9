import type { Json } from './json.ts'
import { type Bindings, evaluate } from './evaluate.ts'
import { StatesError } from './failure.ts'
import type { Position } from './position.ts'

/** What an execution tells `$states.context`. */
export interface ExecutionContext {
  readonly Execution: {
    readonly Id: string
    readonly Input: Json
    readonly Name: string
    readonly StartTime: string
    readonly RedriveCount: number
  }
  readonly StateMachine: { readonly Id: string; readonly Name: string }
}

export const queryError = (message: string): StatesError =>
  new StatesError('States.QueryEvaluationError', message)

/** What an expression in the current state may read: the variables and `$states`. */
export function bindingsOf(context: ExecutionContext, position: Position, outcome: Bindings = {}): Bindings {
  const inner = {
    ...context,
    State: {
      Name: position.state,
      EnteredTime: new Date(position.enteredAt ?? 0).toISOString(),
      RetryCount: Object.values(position.retries).reduce((sum, count) => sum + count, 0),
    },
    ...(position.item ? { Map: { Item: position.item } } : {}),
  }
  return { ...position.variables, states: { input: position.input, context: inner, ...outcome } }
}

/** @throws StatesError States.QueryEvaluationError unless the template gives a text */
export async function textOf(template: string, bindings: Bindings): Promise<string> {
  const value = await evaluate(template, bindings)
  if (typeof value !== 'string') throw queryError(`Not a string: ${template}`)
  return value
}

/** @throws StatesError States.QueryEvaluationError unless the template gives a number from 0 */
export async function numberOf(template: string | number, bindings: Bindings): Promise<number> {
  const value = await evaluate(template, bindings)
  if (typeof value !== 'number' || value < 0) throw queryError(`Not a number from 0: ${template}`)
  return value
}
