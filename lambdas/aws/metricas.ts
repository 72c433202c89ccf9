import { CloudWatchClient, GetMetricDataCommand, type MetricDataResult } from '@aws-sdk/client-cloudwatch'
import { NAMESPACE, type NomeDaMetrica, SERVICO } from '#domain/admin/metricas.ts'

/** What the product measured, read from CloudWatch. */

const client = new CloudWatchClient({})
/** GetMetricData takes no more at a time. */
const CONSULTAS = 500

interface Leitura {
  readonly nome: NomeDaMetrica
  readonly dimensoes?: Readonly<Record<string, string>>
  readonly estatistica: 'Sum' | 'Average' | 'Maximum' | 'SampleCount'
}

interface Janela {
  readonly de: Date
  readonly ate: Date
  /** Seconds, a multiple of 60. */
  readonly periodo: number
}

export interface Ponto {
  readonly em: Date
  readonly valor: number
}

/** The points of each reading in the window, oldest first; none where nothing was measured. */
export async function pontos(leituras: readonly Leitura[], janela: Janela): Promise<Ponto[][]> {
  const series: Ponto[][] = leituras.map(() => [])
  for (let inicio = 0; inicio < leituras.length; inicio += CONSULTAS)
    for (const { Id = '', Timestamps = [], Values = [] } of await ler(
      leituras.slice(inicio, inicio + CONSULTAS),
      janela,
    ))
      series[inicio + Number(Id.slice(1))]?.push(
        ...Timestamps.map((em, ordem) => ({ em, valor: Values[ordem] ?? 0 })),
      )
  return series
}

/** Each reading's sum over the whole window, 0 where nothing was measured. */
export async function somas(
  leituras: readonly Omit<Leitura, 'estatistica'>[],
  janela: Janela,
): Promise<number[]> {
  const series = await pontos(
    leituras.map((leitura) => ({ ...leitura, estatistica: 'Sum' })),
    janela,
  )
  return series.map((serie) => serie.reduce((soma, { valor }) => soma + valor, 0))
}

async function ler(
  leituras: readonly Leitura[],
  { de, ate, periodo }: Janela,
): Promise<readonly MetricDataResult[]> {
  const resultados: MetricDataResult[] = []
  let NextToken: string | undefined
  do {
    const pagina = await client.send(
      new GetMetricDataCommand({
        StartTime: de,
        EndTime: ate,
        ScanBy: 'TimestampAscending',
        NextToken,
        MetricDataQueries: leituras.map(({ nome, dimensoes, estatistica }, ordem) => ({
          Id: `q${ordem}`,
          MetricStat: {
            Metric: {
              Namespace: NAMESPACE,
              MetricName: nome,
              Dimensions: Object.entries({ ...SERVICO, ...dimensoes }).map(([Name, Value]) => ({
                Name,
                Value,
              })),
            },
            Period: periodo,
            Stat: estatistica,
          },
        })),
      }),
    )
    resultados.push(...(pagina.MetricDataResults ?? []))
    NextToken = pagina.NextToken
  } while (NextToken)
  return resultados
}
