import { RemovalPolicy, Stack } from 'aws-cdk-lib'
import * as iam from 'aws-cdk-lib/aws-iam'
import * as kms from 'aws-cdk-lib/aws-kms'
import type { Construct } from 'constructs'

/** A key of one class of data, changed by AWS every year and kept when its stack goes. */
export const chave = (scope: Construct, id: string, description: string): kms.Key =>
  new kms.Key(scope, id, { enableKeyRotation: true, description, removalPolicy: RemovalPolicy.RETAIN })

/** The key of logs: CloudWatch may use it for the log groups of this account and region alone. */
export function chaveDeRegistros(scope: Construct, id: string): kms.Key {
  const { partition, region, account } = Stack.of(scope)
  const key = chave(scope, id, 'Registros da Acolhe')
  key.addToResourcePolicy(
    new iam.PolicyStatement({
      principals: [new iam.ServicePrincipal(`logs.${region}.amazonaws.com`)],
      actions: ['kms:Encrypt', 'kms:Decrypt', 'kms:ReEncryptFrom', 'kms:ReEncryptTo', 'kms:GenerateDataKey'],
      resources: ['*'],
      conditions: {
        ArnLike: { 'kms:EncryptionContext:aws:logs:arn': `arn:${partition}:logs:${region}:${account}:*` },
      },
    }),
  )
  return key
}
