import { Validations } from 'aws-cdk-lib'
import type { IConstruct } from 'constructs'

interface Reconhecimento {
  readonly id: string
  readonly reason: string
}

type Pilha =
  | 'dados'
  | 'aplicacao'
  | 'capacidade'
  | 'portas'
  | 'observabilidade'
  | 'site'
  | 'borda'
  | 'acessos'

const aws = (regra: string, reason: string): Reconhecimento[] => [{ id: `AwsSolutions-${regra}`, reason }]
/** The HIPAA and NIST 800-53 packs share their rules' names. */
const normas = (regra: string, reason: string): Reconhecimento[] =>
  ['HIPAA.Security', 'NIST.800.53.R5'].map((pacote) => ({ id: `${pacote}-${regra}`, reason }))

const FUNCOES: readonly Reconhecimento[] = [
  ...normas(
    'LambdaInsideVPC',
    'Functions reach AWS services and providers over TLS by IAM and secrets alone; there is no private network to be in.',
  ),
  ...normas(
    'LambdaDLQ',
    'Only schedules call functions asynchronously, and the next tick does the same again; streams and queues have their own.',
  ),
  ...normas(
    'LambdaConcurrency',
    'Kept for what must never wait (estagios.ts, concorrencia); the rest shares the account, throttled per route and address.',
  ),
  ...normas(
    'IAMNoInlinePolicy',
    'One role for each function with the policy of its contract; tests/infra/papeis.txt shows each of them.',
  ),
]

/** Findings of cdk-nag that stand, each with the reason it may. `tests/infra/nag.test.ts` allows no others. */
const POR_PILHA: Readonly<Record<Pilha, readonly Reconhecimento[]>> = {
  dados: [
    ...aws(
      'SMG4',
      'Provider keys are rotated at the provider and typed in; the HMAC key of the locks only by its own steps (docs/decisions/028).',
    ),
    ...normas(
      'SecretsManagerRotationEnabled',
      'As AwsSolutions-SMG4: no function of ours can make a provider issue a new key.',
    ),
    ...aws('S1', 'The access-log bucket does not log itself.'),
    ...normas('S3BucketLoggingEnabled', 'The access-log bucket does not log itself.'),
    ...normas('S3DefaultEncryptionKMS', 'S3 writes access logs only where it holds the key itself.'),
    ...normas(
      'S3BucketReplicationEnabled',
      'Health data stay in one region of Brazil; versions, the retention class and the daily copies guard against loss.',
    ),
    ...aws(
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForBackup]',
      'The policy AWS Backup itself maintains for its role.',
    ),
  ],
  aplicacao: [
    ...FUNCOES,
    ...aws(
      'COG1',
      'The specification asks for 8 characters with a letter and a digit; sign-in attempts are limited.',
    ),
    ...aws(
      'COG8',
      'Threat protection does not see SRP nor custom challenges; the product does its work (docs/decisions/017).',
    ),
    ...aws('COG2', 'A second factor is asked by our own operation for each critical change, not at sign-in.'),
  ],
  capacidade: [
    ...FUNCOES,
    ...aws('SF1', 'Only errors are logged: other events carry health data.'),
    ...aws('SQS3', 'These are the dead-letter queues themselves.'),
    ...aws(
      'IAM5[Resource::*]',
      'Textract, Rekognition, metrics, log delivery and the list of streams know no narrower resource.',
    ),
  ],
  portas: [
    ...aws('APIG4', 'Public operations are declared as such; call-backs prove themselves by signature.'),
    ...aws(
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]',
      'The policy API Gateway itself checks that the role of an account has.',
    ),
  ],
  site: [
    ...FUNCOES,
    ...aws(
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
      'Role of the CDK function that publishes the site.',
    ),
    ...['s3:GetBucket*', 's3:GetObject*', 's3:List*', 's3:Abort*', 's3:DeleteObject*'].flatMap((action) =>
      aws(
        `IAM5[Action::${action}]`,
        'The CDK function that publishes the site writes its bucket as CDK grants it.',
      ),
    ),
    ...aws(
      'IAM5[Resource::*]',
      'CDK invalidates the distribution; invalidations know no narrower resource in its policy.',
    ),
    ...aws('L1', 'Runtime of the CDK function that publishes the site.'),
    ...aws('CFR1', 'Brazilians abroad may read the site; prescriptions are for Brazil.'),
    ...aws('CFR3', 'Its own setting keeps every query; `acessos-stack.ts` logs each request without it.'),
    ...aws('S1', 'CloudFront logs every request to the site; its log bucket does not log itself.'),
    ...normas(
      'S3BucketLoggingEnabled',
      'CloudFront logs every request to the site; its log bucket does not log itself.',
    ),
    ...normas(
      'S3DefaultEncryptionKMS',
      'The pages are public, and their logs are written by a service of another region, which S3’s own key admits.',
    ),
    ...normas('S3BucketReplicationEnabled', 'The pages are built again from the sources.'),
  ],
  observabilidade: normas(
    'CloudWatchAlarmAction',
    'A part of a composite alarm is silent: the composite rings, once.',
  ),
  borda: [],
  acessos: [],
}

/** Acknowledges the findings of one stack. */
export function reconhecer(pilha: IConstruct, nome: Pilha): void {
  for (const reconhecimento of POR_PILHA[nome]) Validations.of(pilha).acknowledge(reconhecimento)
}
