import { gunzipSync } from 'node:zlib'

import { z } from 'zod'

import { Storage } from '../../storage.ts'
import {
  type AwsRequest,
  AwsError,
  type AwsService,
  jsonResponse,
  NotEmulated,
  targetOperation,
} from '../service.ts'
import { readEmf } from './emf.ts'
import { Metrics } from './metrics.ts'
import { type Bucket, bucketOf, merge, statisticOf } from './statistics.ts'

export interface CloudWatch extends AwsService {
  /** Takes a line a function logged; only metrics in the Embedded Metric Format are kept. */
  collect(stdoutLine: string): void
}

const dimensions = z
  .array(z.strictObject({ Name: z.string(), Value: z.string() }))
  .default([])
  .transform((list) => Object.fromEntries(list.map(({ Name, Value }) => [Name, Value])))

const putInput = z.strictObject({
  Namespace: z.string().min(1),
  MetricData: z.array(
    z.strictObject({
      MetricName: z.string().min(1),
      Dimensions: dimensions,
      Timestamp: z.number().optional(),
      Value: z.number().optional(),
      Values: z.array(z.number()).default([]),
      Counts: z.array(z.number()).default([]),
      StatisticValues: z
        .strictObject({ Sum: z.number(), Minimum: z.number(), Maximum: z.number(), SampleCount: z.number() })
        .optional(),
      Unit: z.string().optional(),
      StorageResolution: z.number().optional(),
    }),
  ),
})

const query = z.strictObject({
  Id: z.string(),
  Label: z.string().optional(),
  ReturnData: z.boolean().default(true),
  Period: z.number().optional(),
  Expression: z.string().optional(),
  MetricStat: z
    .strictObject({
      Metric: z.strictObject({ Namespace: z.string(), MetricName: z.string(), Dimensions: dimensions }),
      Period: z.number().int().positive().multipleOf(60),
      Stat: z.string(),
    })
    .optional(),
})

const getInput = z.strictObject({
  MetricDataQueries: z.array(query).min(1),
  StartTime: z.number(),
  EndTime: z.number(),
  ScanBy: z.enum(['TimestampAscending', 'TimestampDescending']).default('TimestampDescending'),
  MaxDatapoints: z.number().optional(),
})

/** @throws NotEmulated for a parameter that would go unheard, ValidationError for a wrong one */
function readInput<T>(operation: string, schema: z.ZodType<T>, request: AwsRequest): T {
  const body = request.headers['content-encoding'] === 'gzip' ? gunzipSync(request.body) : request.body
  const parsed = schema.safeParse(JSON.parse(body.toString()))
  if (parsed.success) return parsed.data
  const unknown = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [],
  )
  if (unknown.length > 0) throw new NotEmulated(`monitoring.${operation} ${unknown.join(', ')}`)
  throw new AwsError('ValidationError', z.prettifyError(parsed.error))
}

async function seriesOf(
  metrics: Metrics,
  { Id, Label, MetricStat, Expression }: z.infer<typeof query>,
  input: z.infer<typeof getInput>,
) {
  if (!MetricStat) throw new NotEmulated(`monitoring expression ${Expression ?? ''}`)
  const { Metric, Period, Stat } = MetricStat
  const minutes = await metrics.read(
    { namespace: Metric.Namespace, name: Metric.MetricName, dimensions: Metric.Dimensions },
    input.StartTime * 1000,
    input.EndTime * 1000,
  )
  const periods = new Map<number, Bucket[]>()
  for (const { at, bucket } of minutes) {
    const start = Math.floor(at / 1000 / Period) * Period
    periods.set(start, [...(periods.get(start) ?? []), bucket])
  }
  const points: [time: number, value: number][] = []
  for (const [time, buckets] of periods) {
    const value = statisticOf(merge(buckets), Stat)
    if (value !== undefined) points.push([time, value])
  }
  if (input.ScanBy === 'TimestampDescending') points.reverse()
  return {
    Id,
    Label: Label ?? Metric.MetricName,
    Timestamps: points.map(([time]) => time),
    Values: points.map(([, value]) => value),
    StatusCode: 'Complete',
  }
}

/** CloudWatch metrics: takes functions' log lines and PutMetricData, answers GetMetricData. Kept for 15 days. */
export async function createCloudWatch({
  folder,
  now = Date.now,
}: {
  folder: string
  now?: () => number
}): Promise<CloudWatch> {
  const storage = await Storage.open(folder)
  const metrics = new Metrics(storage)
  await metrics.forgetOld(now())
  let closed = false

  const operations: Readonly<Record<string, (request: AwsRequest) => Promise<unknown>>> = {
    PutMetricData: async (request) => {
      const { Namespace, MetricData } = readInput('PutMetricData', putInput, request)
      for (const datum of MetricData) {
        const series = { namespace: Namespace, name: datum.MetricName, dimensions: datum.Dimensions }
        const at = datum.Timestamp === undefined ? now() : datum.Timestamp * 1000
        const values = [
          ...(datum.Value === undefined ? [] : [datum.Value]),
          ...datum.Values.flatMap((value, index) => Array<number>(datum.Counts[index] ?? 1).fill(value)),
        ]
        if (values.length > 0) metrics.addBucket(series, at, bucketOf(values))
        if (datum.StatisticValues) {
          const { Sum: sum, Minimum: min, Maximum: max, SampleCount: count } = datum.StatisticValues
          metrics.addBucket(series, at, { sum, min, max, count, sample: [] })
        }
      }
      await metrics.flush()
      return {}
    },
    GetMetricData: async (request) => {
      const input = readInput('GetMetricData', getInput, request)
      const wanted = input.MetricDataQueries.filter(({ ReturnData }) => ReturnData)
      return {
        MetricDataResults: await Promise.all(wanted.map(async (one) => seriesOf(metrics, one, input))),
        Messages: [],
      }
    },
  }

  return {
    name: 'monitoring',
    targets: ['GraniteServiceVersion20100801'],
    collect: (stdoutLine) => {
      if (!closed) for (const datum of readEmf(stdoutLine)) metrics.add(datum)
    },
    handle: async (request) => {
      const name = targetOperation(request)
      const operation = operations[name]
      if (!operation) throw new NotEmulated(`monitoring.${name}`)
      return jsonResponse(request, await operation(request))
    },
    close: async () => {
      closed = true
      await metrics.flush()
      await storage.close()
    },
  }
}
