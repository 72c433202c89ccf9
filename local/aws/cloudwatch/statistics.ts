import { NotEmulated } from '../service.ts'

/** What a minute keeps of its values. */
export interface Bucket {
  sum: number
  min: number
  max: number
  count: number
  /** Up to `MAX_SAMPLE` of the values, for percentiles. */
  readonly sample: number[]
}

const MAX_SAMPLE = 1000

export const merge = (buckets: readonly Bucket[]): Bucket => ({
  sum: buckets.reduce((sum, bucket) => sum + bucket.sum, 0),
  min: Math.min(...buckets.map((bucket) => bucket.min)),
  max: Math.max(...buckets.map((bucket) => bucket.max)),
  count: buckets.reduce((count, bucket) => count + bucket.count, 0),
  sample: buckets.flatMap((bucket) => bucket.sample),
})

export const bucketOf = (values: readonly number[]): Bucket => ({
  sum: values.reduce((sum, value) => sum + value, 0),
  min: Math.min(...values),
  max: Math.max(...values),
  count: values.length,
  sample: values.slice(0, MAX_SAMPLE),
})

/** Adds to a minute, in place; a full sample replaces values at random, so that each is as likely to stay. */
export function add(bucket: Bucket, added: Bucket): void {
  let seen = bucket.count
  for (const value of added.sample) {
    seen += 1
    const place = bucket.sample.length < MAX_SAMPLE ? bucket.sample.length : Math.floor(Math.random() * seen)
    if (place < MAX_SAMPLE) bucket.sample[place] = value
  }
  bucket.sum += added.sum
  bucket.min = Math.min(bucket.min, added.min)
  bucket.max = Math.max(bucket.max, added.max)
  bucket.count += added.count
}

/** `p99` by linear interpolation between the nearest values. */
function percentile(sample: readonly number[], percent: number): number {
  const sorted = sample.toSorted((left, right) => left - right)
  const position = (percent / 100) * (sorted.length - 1)
  const [below, above] = [sorted[Math.floor(position)] ?? 0, sorted[Math.ceil(position)] ?? 0]
  return below + (above - below) * (position % 1)
}

/** Nothing for a percentile of values known only by their sums. @throws NotEmulated beyond the five and `pNN` */
export function statisticOf(bucket: Bucket, stat: string): number | undefined {
  switch (stat) {
    case 'Sum':
      return bucket.sum
    case 'Average':
      return bucket.sum / bucket.count
    case 'Minimum':
      return bucket.min
    case 'Maximum':
      return bucket.max
    case 'SampleCount':
      return bucket.count
    default: {
      const percent = /^p(\d{1,2}(?:\.\d+)?|100)$/.exec(stat)?.[1]
      if (percent === undefined) throw new NotEmulated(`monitoring statistic ${stat}`)
      return bucket.sample.length > 0 ? percentile(bucket.sample, Number(percent)) : undefined
    }
  }
}
