import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { CloudWatchClient, GetMetricDataCommand, PutMetricDataCommand } from '@aws-sdk/client-cloudwatch'
import { Metrics } from '@aws-lambda-powertools/metrics'
import { afterEach, expect, it, vi } from 'vitest'
import { createCloudWatch, type CloudWatch } from '../../../local/aws/cloudwatch/service.ts'
import { createEndpoint } from '../../../local/aws/endpoint.ts'
import { listen } from './s3-fixture.ts'
import { conferida } from './modelo.ts'

const open: CloudWatch[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((service) => service.close()))
})

async function start(folder?: string) {
  const where = folder ?? (await mkdtemp(path.join(os.tmpdir(), 'cw-sdk-')))
  const service = await createCloudWatch({ folder: where })
  open.push(service)
  const client = new CloudWatchClient({
    region: 'sa-east-1',
    endpoint: await listen(createEndpoint([conferida(service)])),
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  })
  const sum = async (MetricName: string, dimensions: Readonly<Record<string, string>>) => {
    const { MetricDataResults = [] } = await client.send(
      new GetMetricDataCommand({
        StartTime: new Date(Date.now() - 3_600_000),
        EndTime: new Date(Date.now() + 60_000),
        MetricDataQueries: [
          {
            Id: 'q0',
            MetricStat: {
              Metric: {
                Namespace: 'Acolhe',
                MetricName,
                Dimensions: Object.entries(dimensions).map(([Name, Value]) => ({ Name, Value })),
              },
              Period: 3600,
              Stat: 'Sum',
            },
          },
        ],
      }),
    )
    return (MetricDataResults[0]?.Values ?? []).reduce((total, value) => total + value, 0)
  }
  return { service, client, where, sum }
}

/** Lines as Powertools logs them. */
function logged(measure: (metrics: Metrics) => void): string[] {
  vi.stubEnv('POWERTOOLS_DEV', 'false')
  vi.stubEnv('POWERTOOLS_METRICS_DISABLED', 'false')
  const lines: string[] = []
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    lines.push(...String(chunk).split('\n'))
    return true
  })
  measure(new Metrics({ namespace: 'Acolhe', serviceName: 'acolhe' }))
  out.mockRestore()
  vi.unstubAllEnvs()
  return lines.filter((line) => line !== '')
}

it('answers the SDK from what Powertools logged', async () => {
  const { service, sum } = await start()
  const lines = logged((metrics) => {
    for (const estado of ['queued', 'queued', 'assigned'])
      metrics.singleMetric().addDimension('estado', estado).addMetric('Passagens', 'Count', 1)
    metrics.addMetric('Pedidos', 'Count', 1)
    metrics.addMetric('Pedidos', 'Count', 2)
    metrics.publishStoredMetrics()
  })
  for (const line of [...lines, '{"level":"INFO","message":"Olá"}', 'no JSON at all']) service.collect(line)
  expect(await sum('Passagens', { service: 'acolhe', estado: 'queued' })).toBe(2)
  expect(await sum('Passagens', { service: 'acolhe', estado: 'assigned' })).toBe(1)
  expect(await sum('Passagens', { service: 'acolhe' })).toBe(0)
  expect(await sum('Pedidos', { service: 'acolhe' })).toBe(3)
})

it('keeps a metric at the moment it is of, and through a restart', async () => {
  const { service, where } = await start()
  const yesterday = new Date(Date.now() - 86_400_000)
  for (const line of logged((metrics) => {
    const metric = metrics.singleMetric()
    metric.setTimestamp(yesterday)
    metric.addMetric('Ontem', 'Count', 5)
    metrics.singleMetric().addMetric('Hoje', 'Count', 7)
  }))
    service.collect(line)
  await open.pop()?.close()
  const { sum } = await start(where)
  expect(await sum('Ontem', { service: 'acolhe' })).toBe(0)
  expect(await sum('Hoje', { service: 'acolhe' })).toBe(7)
})

it('takes values the SDK puts, and refuses by name what it does not emulate', async () => {
  const { client, sum } = await start()
  await client.send(
    new PutMetricDataCommand({
      Namespace: 'Acolhe',
      MetricData: [{ MetricName: 'Postos', Value: 4, Timestamp: new Date() }],
    }),
  )
  expect(await sum('Postos', {})).toBe(4)
  await expect(
    client.send(
      new GetMetricDataCommand({
        StartTime: new Date(0),
        EndTime: new Date(),
        MetricDataQueries: [{ Id: 'e', Expression: 'SUM(METRICS())' }],
      }),
    ),
  ).rejects.toThrow('NotEmulated')
})
