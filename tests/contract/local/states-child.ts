import { GetExecutionHistoryCommand } from '@aws-sdk/client-sfn'

import { CRASH_MACHINES } from './states-crash-machines.ts'
import { startStates } from './states-fixture.ts'

const [, , folder = ''] = process.argv
const fixture = await startStates(CRASH_MACHINES, {
  folder,
  invokeLambda: async (arn) => {
    const name = arn.split(':').at(-1) ?? ''
    console.log(`invoked ${name}`)
    if (name === 'failing') throw Object.assign(new Error('x'), { name: 'Boom' })
    return name.startsWith('stuck') ? new Promise(() => undefined) : `child:${name}`
  },
})

/** Waits until the stored history of an execution holds an event. */
const stored = async (executionArn: string, type: string, name?: string): Promise<void> => {
  for (;;) {
    const { events } = await fixture.client.send(new GetExecutionHistoryCommand({ executionArn }))
    if (
      events?.some((event) => event.type === type && (!name || event.stateExitedEventDetails?.name === name))
    )
      return
  }
}

const arns: Record<string, string> = {}
for (const machine of Object.keys(CRASH_MACHINES)) arns[machine] = await fixture.start(machine, {}, 'crash')
await stored(arns.wait ?? '', 'WaitStateEntered')
await stored(arns.retry ?? '', 'TaskFailed')
await stored(arns.parallel ?? '', 'TaskStateExited', 'Quick')
console.log('stored')
