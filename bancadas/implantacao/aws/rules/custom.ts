import { unzipSync } from 'fflate'
import type { Cloud, Physical } from '../cloud.ts'
import { at, refuse, type Rules, text } from './rule.ts'
import { uploaded } from './lambda.ts'

const glob = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`)

/**
 * CDK's bucket deployment as its own function does it: `aws s3 sync` of each source, with the values put in their
 * places.
 */
function publish(cloud: Cloud, { properties }: Physical): void {
  const bucket = text(properties, 'DestinationBucketName')
  if (!cloud.all('AWS::S3::Bucket').some(({ name }) => name === bucket))
    refuse('InvalidRequest', `The bucket ${bucket} does not exist`)
  const excluded = ((properties.Exclude ?? []) as readonly string[]).map(glob)
  const included = ((properties.Include ?? []) as readonly string[]).map(glob)
  const buckets = properties.SourceBucketNames as readonly string[]
  for (const [i, key] of (properties.SourceObjectKeys as readonly string[]).entries()) {
    const markers = (at(properties.SourceMarkers, i) ?? {}) as Readonly<Record<string, string>>
    for (const [name, bytes] of Object.entries(unzipSync(uploaded(cloud, buckets[i], key)))) {
      if (name.endsWith('/')) continue
      if (excluded.some((one) => one.test(name)) && !included.some((one) => one.test(name))) continue
      const object = `${bucket}/${name}`
      cloud.objects.set(object, withMarkers(Buffer.from(bytes), markers))
      cloud.metadata.set(object, (properties.SystemMetadata ?? {}) as Readonly<Record<string, string>>)
    }
  }
}

function withMarkers(bytes: Buffer, markers: Readonly<Record<string, string>>): Buffer {
  if (Object.keys(markers).length === 0) return bytes
  const whole = Object.entries(markers).reduce(
    (content, [marker, value]) => content.replaceAll(marker, JSON.stringify(value).slice(1, -1)),
    bytes.toString('utf8'),
  )
  return Buffer.from(whole)
}

export const CUSTOM: Rules = {
  // What was published stays when it goes: `RetainOnDelete` is its default.
  'Custom::CDKBucketDeployment': { create: publish, update: publish },
  'Custom::S3AutoDeleteObjects': {
    remove: (cloud, { properties }) => {
      const bucket = text(properties, 'BucketName')
      for (const key of cloud.objects.keys()) if (key.startsWith(`${bucket}/`)) cloud.objects.delete(key)
    },
  },
}
