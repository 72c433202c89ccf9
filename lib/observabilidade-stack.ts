import { Stack, type StackProps } from 'aws-cdk-lib'
import * as iam from 'aws-cdk-lib/aws-iam'
import * as kms from 'aws-cdk-lib/aws-kms'
import * as sns from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import type { Estagio } from './estagios.ts'
import { Observabilidade } from './observabilidade.ts'

export interface ObservabilidadeStackProps extends StackProps {
  readonly estagio: Estagio
}

/** Who watches: dashboards, alarms, and the topic the operator subscribes to. Depends on no other stack. */
export class ObservabilidadeStack extends Stack {
  readonly avisos: sns.ITopic

  constructor(scope: Construct, id: string, props: ObservabilidadeStackProps) {
    super(scope, id, props)
    const alarmes = new iam.ServicePrincipal('cloudwatch.amazonaws.com')
    // Alarms may not publish to a topic under AWS's own key.
    const chave = new kms.Key(this, 'Chave', {
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
    const avisos = new sns.Topic(this, 'Avisos', { masterKey: chave, enforceSSL: true })
    // What refuses to publish without TLS takes the place of SNS's own policy, by which alarms may publish at all.
    avisos.addToResourcePolicy(
      new iam.PolicyStatement({
        principals: [alarmes],
        actions: ['sns:Publish'],
        resources: [avisos.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    )
    if (props.estagio.alertas) avisos.addSubscription(new EmailSubscription(props.estagio.alertas))
    this.avisos = avisos
    new Observabilidade(this, 'Observabilidade', { estagio: props.estagio, avisos })
  }
}
