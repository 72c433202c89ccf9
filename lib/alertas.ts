import { Aspects, type IAspect } from 'aws-cdk-lib'
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type * as sns from 'aws-cdk-lib/aws-sns'
import type { IConstruct } from 'constructs'

/** Every alarm below rings at this topic, whoever declares it. */
export function tocar(scope: IConstruct, avisos: sns.ITopic): void {
  const acao = new SnsAction(avisos)
  const ligar: IAspect = {
    visit: (node) => {
      if (node instanceof cloudwatch.Alarm) node.addAlarmAction(acao)
    },
  }
  Aspects.of(scope).add(ligar)
}
