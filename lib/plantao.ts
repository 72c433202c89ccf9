import { Aspects, type IAspect, Stack } from 'aws-cdk-lib'
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import * as iam from 'aws-cdk-lib/aws-iam'
import * as kms from 'aws-cdk-lib/aws-kms'
import * as sns from 'aws-cdk-lib/aws-sns'
import { EmailSubscription, UrlSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct, IConstruct } from 'constructs'
import type { Estagio } from './estagios.ts'

/** Every alarm below rings at this topic, whoever declares it. */
export function avisarPlantao(scope: IConstruct, avisos: sns.ITopic): void {
  const acao = new SnsAction(avisos)
  const ligar: IAspect = {
    visit: (node) => {
      if (node instanceof cloudwatch.Alarm) node.addAlarmAction(acao)
    },
  }
  Aspects.of(scope).add(ligar)
}

/** Where the alarms of a region ring: whoever is on call subscribes to it. */
export function plantao(scope: Construct, { alertas, canalDeAlertas }: Estagio): sns.Topic {
  const alarmes = new iam.ServicePrincipal('cloudwatch.amazonaws.com')
  // Alarms may not publish to a topic under AWS's own key.
  const chave = new kms.Key(scope, 'Chave', {
    enableKeyRotation: true,
    description: 'Avisos dos alarmes da Acolhe',
  })
  chave.addToResourcePolicy(
    new iam.PolicyStatement({
      principals: [alarmes],
      actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
      resources: ['*'],
    }),
  )
  const avisos = new sns.Topic(scope, 'Avisos', { masterKey: chave, enforceSSL: true })
  // `enforceSSL` gives the topic a policy, and that replaces SNS's default one, by which alarms may publish: so it is
  // allowed here.
  avisos.addToResourcePolicy(
    new iam.PolicyStatement({
      principals: [alarmes],
      actions: ['sns:Publish'],
      resources: [avisos.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
  )
  if (alertas) avisos.addSubscription(new EmailSubscription(alertas))
  if (canalDeAlertas) avisos.addSubscription(new UrlSubscription(canalDeAlertas))
  return avisos
}
