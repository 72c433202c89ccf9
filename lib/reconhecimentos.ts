import { Validations } from 'aws-cdk-lib'
import type { IConstruct } from 'constructs'

interface Reconhecimento {
  readonly id: string
  readonly reason: string
}

/** Findings of cdk-nag that stand, each with the reason it may. `tests/infra/nag.test.ts` allows no others. */
const POR_PILHA: Readonly<
  Record<'dados' | 'aplicacao' | 'capacidade' | 'site' | 'borda', readonly Reconhecimento[]>
> = {
  dados: [
    {
      id: 'AwsSolutions-SMG4',
      reason:
        'Provider keys are rotated at the provider and typed in; the HMAC key of the locks must never change.',
    },
    { id: 'AwsSolutions-S1', reason: 'The access-log bucket does not log itself.' },
  ],
  aplicacao: [
    {
      id: 'AwsSolutions-COG1',
      reason:
        'The specification asks for 8 characters with a letter and a digit; sign-in attempts are limited.',
    },
    {
      id: 'AwsSolutions-COG2',
      reason: 'A second factor is asked by our own operation for each critical change, not at sign-in.',
    },
    {
      id: 'AwsSolutions-COG8',
      reason: 'Threat protection (Plus plan) is a cost decision left to the operator.',
    },
  ],
  capacidade: [
    {
      id: 'AwsSolutions-APIG4',
      reason: 'Public operations are declared as such; call-backs prove themselves by signature.',
    },
    { id: 'AwsSolutions-SF1', reason: 'Only errors are logged: other events carry health data.' },
    { id: 'AwsSolutions-SQS3', reason: 'These are the dead-letter queues themselves.' },
    {
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'Textract, Rekognition, metrics and log delivery know no narrower resource.',
    },
  ],
  borda: [],
  site: [
    {
      id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
      reason: 'Role of the CDK function that publishes the site.',
    },
    ...['s3:GetBucket*', 's3:GetObject*', 's3:List*', 's3:Abort*', 's3:DeleteObject*'].map((action) => ({
      id: `AwsSolutions-IAM5[Action::${action}]`,
      reason: 'The CDK function that publishes the site writes its bucket as CDK grants it.',
    })),
    {
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'CDK invalidates the distribution; invalidations know no narrower resource in its policy.',
    },
    { id: 'AwsSolutions-L1', reason: 'Runtime of the CDK function that publishes the site.' },
    {
      id: 'AwsSolutions-CFR1',
      reason: 'Brazilians abroad may read the site; prescriptions are for Brazil.',
    },
    {
      id: 'AwsSolutions-CFR2',
      reason: 'Open: there is no web ACL yet; it needs a stack of its own in us-east-1.',
    },
    {
      id: 'AwsSolutions-CFR3',
      reason: 'The APIs log every request; the static site holds no personal data.',
    },
    {
      id: 'AwsSolutions-CFR4',
      reason: 'Open: no domain and certificate are attached yet, so CloudFront’s default TLS policy applies.',
    },
    { id: 'AwsSolutions-S1', reason: 'The static site holds no personal data.' },
  ],
}

/** Wildcards inside one resource of ours, by the shape of the finding. */
export const CURINGAS: readonly { readonly pattern: RegExp; readonly reason: string }[] = [
  { pattern: /Tabela\w+Arn\w+\/index\/\*\]$/, reason: 'Indexes of our one table.' },
  {
    pattern: /(KycUploads|ProntuarioDocs)\w+Arn\w+\/\*\]$/,
    reason: 'Objects of the bucket the contract names.',
  },
  {
    pattern: /(KycUploads|ProntuarioDocs)\w+Arn\w+\/sonda\/\*\]$/,
    reason: 'The object of its own that the health check writes and reads.',
  },
  { pattern: /:acolhe-[\w-]+-(fila|falhas)-\*\]$/, reason: 'The queues of the consumers, by their name.' },
  { pattern: /:execution:acolhe-[\w-]+:\*\]$/, reason: 'Executions of the machine the contract names.' },
  { pattern: /\/@connections\/\*\]$/, reason: 'Connections of our one WebSocket API.' },
  {
    pattern: /::arn:aws:s3:::cdk-\w+-assets-.*\/\*\]$/,
    reason: 'CDK publishes the site from its asset bucket.',
  },
  { pattern: /::<Site\w+\.Arn>\/\*\]$/, reason: 'CDK publishes the site into its bucket.' },
]

/** Acknowledges the findings of one stack. */
export function reconhecer(pilha: IConstruct, nome: keyof typeof POR_PILHA): void {
  for (const reconhecimento of POR_PILHA[nome]) Validations.of(pilha).acknowledge(reconhecimento)
}
