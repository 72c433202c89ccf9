import { ArnFormat, Stack } from 'aws-cdk-lib'
import { CfnMalwareProtectionPlan } from 'aws-cdk-lib/aws-guardduty'
import * as iam from 'aws-cdk-lib/aws-iam'
import type * as kms from 'aws-cdk-lib/aws-kms'
import type * as s3 from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'

const SERVICO = 'malware-protection-plan.guardduty.amazonaws.com'
/** GuardDuty writes it once, to see that its role is enough. */
const PROVA = 'malware-protection-resource-validation-object'

interface VarreduraProps {
  readonly balde: s3.Bucket
  readonly chave: kms.Key
}

/**
 * GuardDuty looks through every upload and tags it (`lambdas/aws/varredura.ts`). The role is the one the GuardDuty
 * user guide asks for ("Create or update IAM role policy").
 */
export class Varredura extends Construct {
  constructor(scope: Construct, id: string, { balde, chave }: VarreduraProps) {
    super(scope, id)
    const stack = Stack.of(this)
    const arn = (service: string, resource: string, resourceName: string) =>
      stack.formatArn({ service, resource, resourceName, arnFormat: ArnFormat.SLASH_RESOURCE_NAME })
    const regra = arn('events', 'rule', 'DO-NOT-DELETE-AmazonGuardDutyMalwareProtectionS3*')
    const objetos = balde.arnForObjects('*')
    const papel = new iam.Role(this, 'Papel', {
      assumedBy: new iam.ServicePrincipal(SERVICO, {
        conditions: {
          StringEquals: { 'aws:SourceAccount': stack.account },
          ArnLike: { 'aws:SourceArn': arn('guardduty', 'malware-protection-plan', '*') },
        },
      }),
    })
    const permitir = (actions: string[], resource: string, conditions?: iam.Conditions) =>
      papel.addToPolicy(
        new iam.PolicyStatement({ actions, resources: [resource], ...(conditions && { conditions }) }),
      )
    permitir(['events:PutRule', 'events:DeleteRule', 'events:PutTargets', 'events:RemoveTargets'], regra, {
      StringLike: { 'events:ManagedBy': SERVICO },
    })
    permitir(['events:DescribeRule', 'events:ListTargetsByRule'], regra)
    permitir(
      [
        's3:GetObject',
        's3:GetObjectVersion',
        's3:GetObjectTagging',
        's3:GetObjectVersionTagging',
        's3:PutObjectTagging',
        's3:PutObjectVersionTagging',
      ],
      objetos,
    )
    permitir(['s3:PutObject'], balde.arnForObjects(PROVA))
    permitir(['s3:PutBucketNotification', 's3:GetBucketNotification', 's3:ListBucket'], balde.bucketArn)
    permitir(['kms:GenerateDataKey', 'kms:Decrypt'], chave.keyArn, {
      StringLike: { 'kms:ViaService': `s3.${stack.region}.amazonaws.com` },
    })
    const plano = new CfnMalwareProtectionPlan(this, 'Plano', {
      role: papel.roleArn,
      protectedResource: { s3Bucket: { bucketName: balde.bucketName } },
      actions: { tagging: { status: 'ENABLED' } },
    })
    // GuardDuty tries the role while the plan is made.
    plano.node.addDependency(papel)
  }
}
