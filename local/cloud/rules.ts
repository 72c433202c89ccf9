import type { Assembly } from '../assembly/assembly.ts'
import { createEvents, type Events } from '../aws/events/service.ts'
import type { Sqs } from '../aws/sqs/service.ts'
import type { LambdaRuntime } from '../gateway/runtime.ts'
import type { Entregas } from './options.ts'

interface RuleProperties {
  readonly EventBusName?: string
  readonly EventPattern?: Record<string, unknown>
  readonly ScheduleExpression?: string
  readonly Targets?: readonly { readonly Arn: string; readonly Id: string; readonly Input?: string }[]
}

/** The event bus and the schedules of the template; `start()` begins the schedules. */
export function startRules(assembly: Assembly, sqs: Sqs, runtime: LambdaRuntime, entregas: Entregas): Events {
  const rules = assembly.all<RuleProperties>('AWS::Events::Rule').map(({ id, properties }) => ({
    name: id,
    busName: properties.EventBusName ?? 'default',
    eventPattern: properties.EventPattern,
    scheduleExpression: properties.ScheduleExpression,
    targets: (properties.Targets ?? []).map(({ Arn, Id, Input }) => ({ arn: Arn, id: Id, input: Input })),
  }))
  return createEvents({
    rules,
    sendToQueue: (queueArn, body) => sqs.send(queueArn, body),
    invokeLambda: (functionArn, event) => {
      if (entregas === 'unicas') return runtime.invokeBehind(functionArn, event)
      return Promise.all([1, 2].map(() => runtime.invokeBehind(functionArn, event)))
    },
  })
}
