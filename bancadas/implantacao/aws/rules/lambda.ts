import { plain } from '../plain.ts'
import type { Cloud, Physical } from '../cloud.ts'
import { at, refuse, type Rules, text } from './rule.ts'

/** docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html */
const ENVIRONMENT_BYTES = 4096
const UNRESERVED_AT_LEAST = 100

const exists = (cloud: Cloud, region: string, name: string): Physical | undefined => {
  const wanted = name.split(':function:').at(-1)
  return cloud.find('AWS::Lambda::Function', region, (one) => one.name === wanted)
}

/** The object a deployment must have uploaded before. */
export function uploaded(cloud: Cloud, bucket: unknown, key: unknown): Buffer {
  const found = cloud.objects.get(`${plain(bucket)}/${plain(key)}`)
  return (
    found ??
    refuse(
      'InvalidRequest',
      `Error occurred while GetObject. S3 Error Code: NoSuchKey. S3 Error Message: The specified key does not exist. (${plain(key)})`,
    )
  )
}

function checkFunction(cloud: Cloud, fn: Physical): void {
  const { properties, region } = fn
  uploaded(cloud, at(properties, 'Code', 'S3Bucket'), at(properties, 'Code', 'S3Key'))
  const role = text(properties, 'Role')
  if (!cloud.all('AWS::IAM::Role').some(({ attributes }) => attributes.Arn === role))
    refuse('InvalidRequest', 'The role defined for the function cannot be assumed by Lambda.')
  const variables = at(properties, 'Environment', 'Variables')
  if (variables !== undefined && Buffer.byteLength(JSON.stringify(variables)) > ENVIRONMENT_BYTES)
    refuse(
      'InvalidRequest',
      `Lambda was unable to configure your environment variables because the environment variables you have provided exceeded the 4KB limit. String measured: ${JSON.stringify(variables)}`,
    )
  const reserved = cloud
    .all('AWS::Lambda::Function', region)
    .filter(({ id }) => id !== fn.id)
    .reduce((sum, one) => sum + Number(one.properties.ReservedConcurrentExecutions ?? 0), 0)
  const own = properties.ReservedConcurrentExecutions
  if (own !== undefined && cloud.settings.concurrency - reserved - Number(own) < UNRESERVED_AT_LEAST)
    refuse(
      'InvalidRequest',
      `Specified ReservedConcurrentExecutions for function decreases account's UnreservedConcurrentExecution below its minimum value of [${UNRESERVED_AT_LEAST}].`,
    )
}

function checkMapping(cloud: Cloud, { properties, region }: Physical): void {
  const fn = exists(cloud, region, text(properties, 'FunctionName'))
  if (!fn) return refuse('InvalidRequest', `Function not found: ${text(properties, 'FunctionName')}`)
  const source = text(properties, 'EventSourceArn')
  if (!source.includes(':sqs:')) return
  const queue = cloud.find('AWS::SQS::Queue', region, ({ attributes }) => attributes.Arn === source)
  if (!queue) return refuse('InvalidRequest', `The specified queue does not exist: ${source}`)
  const visible = Number(queue.properties.VisibilityTimeout ?? 30)
  const timeout = Number(fn.properties.Timeout ?? 3)
  if (visible < timeout)
    refuse(
      'InvalidRequest',
      `Queue visibility timeout: ${visible} seconds is less than Function timeout: ${timeout} seconds`,
    )
  if (Number(properties.BatchSize ?? 10) > 10 && Number(properties.MaximumBatchingWindowInSeconds ?? 0) < 1)
    refuse(
      'InvalidRequest',
      'Maximum batch window in seconds must be greater than 0 if maximum batch size is greater than 10',
    )
  const most = at(properties, 'ScalingConfig', 'MaximumConcurrency')
  if (most !== undefined && (Number(most) < 2 || Number(most) > 1000))
    refuse('InvalidRequest', 'MaximumConcurrency must be from 2 to 1000.')
}

export const LAMBDA: Rules = {
  'AWS::Lambda::Function': { create: checkFunction, update: checkFunction },
  'AWS::Lambda::LayerVersion': {
    create: (cloud, { properties }) =>
      void uploaded(cloud, at(properties, 'Content', 'S3Bucket'), at(properties, 'Content', 'S3Key')),
  },
  'AWS::Lambda::Permission': {
    create: (cloud, { properties, region }) => {
      const name = text(properties, 'FunctionName')
      if (!exists(cloud, region, name)) refuse('NotFound', `Function not found: ${name}`)
    },
  },
  'AWS::Lambda::EventSourceMapping': { create: checkMapping, update: checkMapping },
  'AWS::StepFunctions::StateMachine': {
    create: (cloud, { properties }) => {
      const from = at(properties, 'DefinitionS3Location')
      if (from !== undefined) uploaded(cloud, at(from, 'Bucket'), at(from, 'Key'))
    },
  },
}
