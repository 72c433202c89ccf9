import { randomUUID } from 'node:crypto'
import { ACCOUNT, randomId } from './cloud.ts'
import { resourceType } from './schema.ts'

/** The property that names a resource for good, where the type's primary identifier is something else. */
const NAMED_BY: Readonly<Record<string, string>> = {
  'AWS::SQS::Queue': 'QueueName',
  'AWS::SSM::Parameter': 'Name',
  'AWS::SNS::Topic': 'TopicName',
  'AWS::StepFunctions::StateMachine': 'StateMachineName',
  'AWS::SecretsManager::Secret': 'Name',
  'AWS::Events::Rule': 'Name',
  'AWS::WAFv2::WebACL': 'Name',
  'AWS::CloudFront::Function': 'Name',
  'AWS::Cognito::UserPool': 'UserPoolName',
  'AWS::Backup::BackupPlan': 'BackupPlan.BackupPlanName',
}
/** Types whose names may stand twice. */
const NAMES_REPEAT = new Set(['AWS::Cognito::UserPool', 'AWS::Backup::BackupPlan', 'AWS::IAM::Policy'])
/** Names that are taken for every region, or for every account there is. */
const EVERYWHERE = /^AWS::(?:S3::Bucket|IAM::|CloudFront::)/

/** Forms of identifiers that others read. */
const IDS: Readonly<Record<string, (region: string) => string>> = {
  'AWS::KMS::Key': () => randomUUID(),
  'AWS::Cognito::UserPool': (region) => `${region}_${randomId(9)}`,
  'AWS::Cognito::UserPoolClient': () => randomId(26).toLowerCase(),
  'AWS::ApiGatewayV2::Api': () => randomId(10).toLowerCase(),
  'AWS::CloudFront::Distribution': () => `E${randomId(13).toUpperCase()}`,
  'AWS::CertificateManager::Certificate': () => randomUUID(),
}

const at = (properties: Readonly<Record<string, unknown>>, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], properties)

/** The name a template gives a resource for good; nothing where CloudFormation makes one up. */
export function fixedName(type: string, properties: Readonly<Record<string, unknown>>): string | undefined {
  const { primaryIdentifier: [first = ''] = [], properties: known } = resourceType(type) ?? { properties: {} }
  const property =
    NAMED_BY[type] ?? (first in known && /Name$|^CollectionId$|^EmailIdentity$/.test(first) ? first : '')
  const name = property === '' ? undefined : at(properties, property)
  return typeof name === 'string' ? name : undefined
}

/** What may stand once only: its type, name, and region where that counts. */
export const uniqueKey = (type: string, region: string, name: string): string | undefined =>
  NAMES_REPEAT.has(type) ? undefined : `${type} ${EVERYWHERE.test(type) ? '*' : region} ${name}`

interface Identity {
  readonly name: string
  readonly id: string
  readonly attributes: Readonly<Record<string, string>>
}

/** Identifiers and attributes of a new resource. */
export function identify(
  type: string,
  region: string,
  stackName: string,
  logicalId: string,
  properties: Readonly<Record<string, unknown>>,
): Identity {
  const prefix = type === 'AWS::SecretsManager::Secret' ? logicalId : `${stackName}-${logicalId}`
  const generated = `${prefix}-${randomId(12)}`
  const name =
    fixedName(type, properties) ?? (type === 'AWS::S3::Bucket' ? bucketName(generated) : generated.slice(-64))
  const known = resourceType(type)
  const own = IDS[type]?.(region) ?? name
  const arn = arnOf(type, region, name, own)
  const byName = (wanted: string): string => {
    const given = properties[wanted]
    if (typeof given === 'string') return given
    if (/arn$/i.test(wanted)) return arn
    if (wanted === 'QueueUrl') return `https://sqs.${region}.amazonaws.com/${ACCOUNT}/${name}`
    return SPECIAL[`${type}.${wanted}`]?.({ region, name, id: own }) ?? (wanted.endsWith('Id') ? own : name)
  }
  const ref =
    type === 'AWS::SecretsManager::Secret'
      ? arn
      : (known?.cfnRefIdentifier ?? known?.primaryIdentifier?.slice(REF_AT[type] ?? 0) ?? [''])
          .slice(0, 1)
          .map((wanted) => byName(wanted))
          .join('|')
  const attributes = Object.fromEntries(
    Object.keys(known?.attributes ?? {}).map((attribute) => [attribute, byName(attribute)]),
  )
  return { name, id: ref === '' ? name : ref, attributes }
}

/** `Ref` answers another of the identifiers than the first. */
const REF_AT: Readonly<Record<string, number>> = { 'AWS::Lambda::Permission': 1 }

interface Known {
  readonly region: string
  readonly name: string
  readonly id: string
}
/** Attributes that others read by their form. */
const SPECIAL: Readonly<Record<string, (known: Known) => string>> = {
  'AWS::S3::Bucket.DomainName': ({ name }) => `${name}.s3.amazonaws.com`,
  'AWS::S3::Bucket.RegionalDomainName': ({ name, region }) => `${name}.s3.${region}.amazonaws.com`,
  'AWS::CloudFront::Distribution.DomainName': ({ id }) => `${id.toLowerCase()}.cloudfront.net`,
  'AWS::Cognito::UserPool.ProviderName': ({ id, region }) => `cognito-idp.${region}.amazonaws.com/${id}`,
  'AWS::Cognito::UserPool.ProviderURL': ({ id, region }) =>
    `https://cognito-idp.${region}.amazonaws.com/${id}`,
  'AWS::ApiGatewayV2::Api.ApiEndpoint': ({ id, region }) =>
    `https://${id}.execute-api.${region}.amazonaws.com`,
  'AWS::DynamoDB::GlobalTable.StreamArn': ({ name, region }) =>
    `arn:aws:dynamodb:${region}:${ACCOUNT}:table/${name}/stream/2026-01-01T00:00:00.000`,
}

/** Where the published form is another service's, or there is none. */
const ARNS: Readonly<Record<string, string>> = {
  'AWS::DynamoDB::GlobalTable': 'arn:aws:dynamodb:${Region}:${Account}:table/${Name}',
  'AWS::SecretsManager::Secret': 'arn:aws:secretsmanager:${Region}:${Account}:secret:${Name}-${Suffix}',
  'AWS::WAFv2::WebACL': 'arn:aws:wafv2:${Region}:${Account}:global/webacl/${Name}/${Suffix}',
  'AWS::Lambda::LayerVersion': 'arn:aws:lambda:${Region}:${Account}:layer:${Name}:1',
}

function arnOf(type: string, region: string, name: string, id: string): string {
  const template =
    ARNS[type] ??
    resourceType(type)?.arnTemplate ??
    `arn:aws:${type.split('::')[1]?.toLowerCase()}:\${Region}:\${Account}:${type.split('::')[2]?.toLowerCase()}/\${Name}`
  return template
    .replaceAll('${Partition}', 'aws')
    .replaceAll('${Region}', region)
    .replaceAll('${Account}', ACCOUNT)
    .replaceAll('${Suffix}', randomId(6))
    .replaceAll(/\$\{(\w+)\}/g, (_, variable: string) => (variable.endsWith('Id') ? id : name))
}

const bucketName = (generated: string): string => {
  const suffix = generated.slice(generated.lastIndexOf('-'))
  return `${generated.slice(0, -suffix.length).slice(0, 63 - suffix.length)}${suffix}`.toLowerCase()
}
