import { Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import type { Estagio } from './estagios.ts'

/** What sending a text may name: who it comes from, and the configuration set of the stage, where there is one. */
export function arnsDoSms(scope: Construct, { sms }: Estagio): string[] {
  if (!sms) return []
  const { origem, conjunto } = sms
  return conjunto === undefined
    ? [origem]
    : [
        origem,
        Stack.of(scope).formatArn({
          service: 'sms-voice',
          resource: 'configuration-set',
          resourceName: conjunto,
        }),
      ]
}
