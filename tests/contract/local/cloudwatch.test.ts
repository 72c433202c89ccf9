import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

import { afterEach, describe, expect, it } from 'vitest'

import { type CloudWatch, createCloudWatch } from '../../../local/aws/cloudwatch/service.ts'
import { createEndpoint } from '../../../local/aws/endpoint.ts'
import { listen } from './s3-fixture.ts'
import { conferida } from './modelo.ts'

const T0 = Date.parse('2026-03-10T12:00:00Z')

const open: CloudWatch[] = []
const start = async (options: { folder?: string; now?: () => number } = {}) => {
  const folder = options.folder ?? (await mkdtemp(path.join(os.tmpdir(), 'cw-')))
  const cloudWatch = await createCloudWatch({ now: () => T0, ...options, folder })
  open.push(cloudWatch)
  const url = await listen(createEndpoint([conferida(cloudWatch)]))
  const call = async (operation: string, input: object, gzip = false) => {
    const text = JSON.stringify(input)
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': `GraniteServiceVersion20100801.${operation}`,
        ...(gzip ? { 'content-encoding': 'gzip' } : {}),
      },
      body: gzip ? gzipSync(text) : text,
    })
    return response.json()
  }
  /** Points of one metric, oldest first. */
  const points = async (
    Stat: string,
    {
      Period = 60,
      name = 'kyc_ms',
      dimensions = {},
    }: { Period?: number; name?: string; dimensions?: Record<string, string> } = {},
  ) => {
    const answer = await call('GetMetricData', {
      StartTime: T0 / 1000,
      EndTime: T0 / 1000 + 3600,
      ScanBy: 'TimestampAscending',
      MetricDataQueries: [
        {
          Id: 'q',
          MetricStat: {
            Metric: {
              Namespace: 'Acolhe',
              MetricName: name,
              Dimensions: Object.entries(dimensions).map(([Name, Value]) => ({ Name, Value })),
            },
            Period,
            Stat,
          },
        },
      ],
    })
    const [series] = answer.MetricDataResults ?? []
    return series
      ? series.Timestamps.map((time: number, index: number) => [time - T0 / 1000, series.Values[index]])
      : answer
  }
  return { cloudWatch, folder, call, points }
}
afterEach(async () => {
  await Promise.all(open.splice(0).map(async (cloudWatch) => cloudWatch.close()))
})

const emf = (at: number, value: number | number[]) =>
  JSON.stringify({
    _aws: {
      Timestamp: at,
      CloudWatchMetrics: [
        {
          Namespace: 'Acolhe',
          Dimensions: [['service'], ['service', 'etapa']],
          Metrics: [{ Name: 'kyc_ms', Unit: 'Milliseconds' }],
        },
      ],
    },
    service: 'kyc',
    etapa: 'ocr',
    kyc_ms: value,
  })

describe('log lines', () => {
  it('become minutes by namespace, name and dimensions', async () => {
    const { cloudWatch, points } = await start()
    for (const [second, value] of [
      [0, 10],
      [59, 30],
      [60, 5],
    ] as const)
      cloudWatch.collect(emf(T0 + second * 1000, value))
    cloudWatch.collect(emf(T0 + 61_000, [1, 2]))
    for (const line of ['plain text', '{"message":"x"}', '{"_aws": broken', '{"_aws":{}}'])
      cloudWatch.collect(line)
    const dimensions = { service: 'kyc' }
    expect(await points('Sum', { dimensions })).toEqual([
      [0, 40],
      [60, 8],
    ])
    expect(await points('Average', { dimensions })).toEqual([
      [0, 20],
      [60, 8 / 3],
    ])
    expect(await points('Minimum', { dimensions })).toEqual([
      [0, 10],
      [60, 1],
    ])
    expect(await points('Maximum', { dimensions })).toEqual([
      [0, 30],
      [60, 5],
    ])
    expect(await points('SampleCount', { dimensions, Period: 300 })).toEqual([[0, 5]])
    expect(await points('p50', { dimensions, Period: 300 })).toEqual([[0, 5]])
    expect(await points('Sum', { dimensions: { etapa: 'ocr', service: 'kyc' } })).toEqual([
      [0, 40],
      [60, 8],
    ])
    expect(await points('Sum', { dimensions: { service: 'outro' } })).toEqual([])
  })

  it('survive a restart, for 15 days', async () => {
    const first = await start()
    first.cloudWatch.collect(emf(T0, 7))
    await first.cloudWatch.close()
    open.length = 0
    const dimensions = { service: 'kyc' }
    const second = await start({ folder: first.folder })
    expect(await second.points('Sum', { dimensions })).toEqual([[0, 7]])
    await second.cloudWatch.close()
    open.length = 0
    const third = await start({ folder: first.folder, now: () => T0 + 16 * 24 * 3_600_000 })
    expect(await third.points('Sum', { dimensions })).toEqual([])
  })
})

describe('PutMetricData', () => {
  it('takes values, counted values and statistic sets, also compressed', async () => {
    const { call, points } = await start()
    const Timestamp = T0 / 1000
    const put = async (datum: object, gzip = false) =>
      call(
        'PutMetricData',
        { Namespace: 'Acolhe', MetricData: [{ MetricName: 'm', Timestamp, Unit: 'Count', ...datum }] },
        gzip,
      )
    expect(await put({ Value: 1 })).toEqual({})
    await put({ Values: [2, 3], Counts: [2, 1] }, true)
    expect(await points('p100', { name: 'm' })).toEqual([[0, 3]])
    await put({ StatisticValues: { Sum: 20, Minimum: 9, Maximum: 11, SampleCount: 2 } })
    expect([
      await points('Sum', { name: 'm' }),
      await points('Maximum', { name: 'm' }),
      await points('SampleCount', { name: 'm' }),
    ]).toEqual([[[0, 28]], [[0, 11]], [[0, 6]]])
  })

  it('keeps a percentile near the truth over many values', async () => {
    const { cloudWatch, points } = await start()
    for (let value = 1; value <= 5000; value += 1) cloudWatch.collect(emf(T0, value))
    const [[, p90]] = await points('p90', { dimensions: { service: 'kyc' } })
    expect(Math.abs(p90 - 4500)).toBeLessThan(250)
  })
})

describe('what is not emulated', () => {
  it('is refused by name', async () => {
    const { call, points } = await start()
    const expression = { Id: 'e', Expression: 'SUM(METRICS())' }
    const asked = await call('GetMetricData', { StartTime: 0, EndTime: 60, MetricDataQueries: [expression] })
    expect(asked).toEqual({
      __type: 'NotEmulated',
      message: 'NotEmulated: monitoring expression SUM(METRICS())',
    })
    expect((await call('ListMetrics', {})).message).toBe('NotEmulated: monitoring.ListMetrics')
    await call('PutMetricData', {
      Namespace: 'Acolhe',
      MetricData: [{ MetricName: 'm', Timestamp: T0 / 1000, Value: 1 }],
    })
    expect((await points('tm90', { name: 'm' })).message).toBe('NotEmulated: monitoring statistic tm90')
  })
})
