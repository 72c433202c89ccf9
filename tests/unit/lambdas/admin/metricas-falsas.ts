import { CloudWatchClient, GetMetricDataCommand, type GetMetricDataInput } from '@aws-sdk/client-cloudwatch'
import { mockClient } from 'aws-sdk-client-mock'

const client = mockClient(CloudWatchClient)

/** A point CloudWatch knows, by metric and its own dimensions (`KycCorridas resultado=approved`). */
type Pontos = Readonly<Record<string, readonly (readonly [em: Date, valor: number])[]>>

/** CloudWatch answers these points, within the window it is asked for; nothing of any other metric. */
export function metricasFalsas(pontos: Pontos) {
  client.reset()
  client.on(GetMetricDataCommand).callsFake(async (input: GetMetricDataInput) => ({
    MetricDataResults: (input.MetricDataQueries ?? []).map(({ Id, MetricStat }) => {
      const { MetricName = '', Dimensions = [] } = MetricStat?.Metric ?? {}
      const proprias = Dimensions.filter(({ Name }) => Name !== 'service').map(
        ({ Name, Value }) => `${Name}=${Value}`,
      )
      const serie = (pontos[[MetricName, ...proprias].join(' ')] ?? []).filter(
        ([em]) => em >= (input.StartTime ?? em) && em < (input.EndTime ?? em),
      )
      return { Id, Timestamps: serie.map(([em]) => em), Values: serie.map(([, valor]) => valor) }
    }),
  }))
  return client
}
