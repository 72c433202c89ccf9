import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { CloudWatchClient, GetMetricDataCommand } from '@aws-sdk/client-cloudwatch'
import { type CloudProcess, MONTAGEM } from '../../support/cloud.ts'

type Consulta = readonly [namespace: string, nome: string, ...resto: unknown[]]

/**
 * What the dashboards' own queries, as the template has them, find in a cloud's CloudWatch in the last hour: the sum of
 * each series that is shown as one, by metric and dimensions, such as `ConsultasPorEstado finished`.
 */
export async function somasDosPaineis({ aws }: CloudProcess): Promise<Record<string, number>> {
  const consultas = (await consultasDosPaineis()).filter((consulta) =>
    JSON.stringify(consulta).includes('"stat":"Sum"'),
  )
  const client = new CloudWatchClient({
    endpoint: aws,
    region: 'sa-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  })
  const agora = Date.now()
  const { MetricDataResults = [] } = await client.send(
    new GetMetricDataCommand({
      StartTime: new Date(agora - 3_600_000),
      EndTime: new Date(agora + 60_000),
      MetricDataQueries: consultas.map(([Namespace, MetricName, ...resto], ordem) => ({
        Id: `m${ordem}`,
        MetricStat: {
          Metric: { Namespace, MetricName, Dimensions: dimensoesDe(resto) },
          Stat: 'Sum',
          Period: 300,
        },
      })),
    }),
  )
  client.destroy()
  return Object.fromEntries(
    MetricDataResults.map(({ Id = '', Values = [] }) => {
      const [, nome, ...resto] = consultas[Number(Id.slice(1))] ?? ['', '']
      const valores = dimensoesDe(resto).flatMap(({ Name, Value }) => (Name === 'service' ? [] : Value))
      return [[nome, ...valores].join(' '), Values.reduce((soma, valor) => soma + valor, 0)]
    }),
  )
}

/** Every line of every widget of the built stack. */
async function consultasDosPaineis(): Promise<Consulta[]> {
  const arquivo = path.join(MONTAGEM, 'acolhe-local-observabilidade.template.json')
  const { Resources } = JSON.parse(await readFile(arquivo, 'utf8')) as {
    Resources: Record<string, { Type: string; Properties: { DashboardBody?: unknown } }>
  }
  return Object.values(Resources)
    .filter(({ Type }) => Type === 'AWS::CloudWatch::Dashboard')
    .flatMap(({ Properties }) => {
      const { 'Fn::Join': partes } = Properties.DashboardBody as { 'Fn::Join': [string, unknown[]] }
      const texto = partes[1].map((parte) => (typeof parte === 'string' ? parte : 'sa-east-1')).join('')
      const { widgets } = JSON.parse(texto) as { widgets: { properties: { metrics: Consulta[] } }[] }
      return widgets.flatMap(({ properties }) => properties.metrics)
    })
}

function dimensoesDe(resto: readonly unknown[]): { Name: string; Value: string }[] {
  const pares = resto.filter((parte) => typeof parte === 'string')
  return pares.flatMap((Name, ordem) => (ordem % 2 === 0 ? [{ Name, Value: pares[ordem + 1] ?? '' }] : []))
}
