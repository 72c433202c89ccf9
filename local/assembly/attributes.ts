import type { Resource } from './template.ts'

/** What `Ref` and `Fn::GetAtt` answer once a stack is deployed, for the one region and account of this machine. */

export const ACCOUNT = '000000000000'
export const REGION = 'sa-east-1'

export const arn = (service: string, rest: string): string =>
  `arn:aws:${service}:${REGION}:${ACCOUNT}:${rest}`

export interface Deployed {
  readonly stack: string
  readonly id: string
  readonly resource: Resource
  /** A property once its intrinsics are resolved. */
  readonly property: (name: string) => unknown
}

const bucketName = ({ stack, id }: Deployed): string => `${stack}-${id}`.toLowerCase().slice(0, 63)
const named = (property: string) => (d: Deployed) => {
  const name = d.property(property)
  return typeof name === 'string' ? name : d.id
}
const poolId = ({ id }: Deployed): string => `${REGION}_${id.slice(-9)}`

const REFS: Readonly<Record<string, (d: Deployed) => string>> = {
  'AWS::Cognito::UserPool': poolId,
  'AWS::Rekognition::Collection': named('CollectionId'),
  'AWS::Lambda::Function': named('FunctionName'),
  'AWS::S3::Bucket': bucketName,
  'AWS::SQS::Queue': ({ id }) => `https://sqs.${REGION}.amazonaws.com/${ACCOUNT}/${id}`,
  'AWS::Events::EventBus': named('Name'),
  'AWS::SES::ConfigurationSet': named('Name'),
  'AWS::SecretsManager::Secret': (d) => arn('secretsmanager', `secret:${named('Name')(d)}`),
  'AWS::StepFunctions::StateMachine': (d) => arn('states', `stateMachine:${named('StateMachineName')(d)}`),
}

const ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, (d: Deployed) => string>>>> = {
  'AWS::Lambda::Function': { Arn: (d) => arn('lambda', `function:${named('FunctionName')(d)}`) },
  'AWS::DynamoDB::GlobalTable': {
    Arn: ({ id }) => arn('dynamodb', `table/${id}`),
    StreamArn: ({ id }) => arn('dynamodb', `table/${id}/stream/local`),
  },
  'AWS::S3::Bucket': {
    Arn: (d) => `arn:aws:s3:::${bucketName(d)}`,
    RegionalDomainName: (d) => `${bucketName(d)}.s3.${REGION}.amazonaws.com`,
  },
  'AWS::Cognito::UserPool': {
    Arn: (d) => arn('cognito-idp', `userpool/${poolId(d)}`),
    ProviderURL: (d) => `${ISSUER_BASE}/${poolId(d)}`,
  },
  'AWS::SQS::Queue': { Arn: ({ id }) => arn('sqs', id), QueueName: ({ id }) => id },
  'AWS::KMS::Key': { Arn: ({ id }) => arn('kms', `key/${id}`) },
  'AWS::IAM::Role': { Arn: ({ id }) => `arn:aws:iam::${ACCOUNT}:role/${id}` },
  'AWS::Events::EventBus': {
    Arn: (d) => arn('events', `event-bus/${named('Name')(d)}`),
    Name: named('Name'),
  },
  'AWS::StepFunctions::StateMachine': {
    Arn: (d) => arn('states', `stateMachine:${named('StateMachineName')(d)}`),
    Name: named('StateMachineName'),
  },
}

/** Tokens name this issuer in the cloud and here, so the same authorizer setting verifies both. */
export const ISSUER_BASE = `https://cognito-idp.${REGION}.amazonaws.com`

/** `Ref` of a resource: by default its logical id. */
export const refOf = (d: Deployed): string => REFS[d.resource.Type]?.(d) ?? d.id

/** `Fn::GetAtt`; an attribute nobody here reads is a readable placeholder. */
export const attributeOf = (d: Deployed, attribute: string): string =>
  ATTRIBUTES[d.resource.Type]?.[attribute]?.(d) ?? `${d.id}.${attribute}`
