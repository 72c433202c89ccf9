import { NAMESPACE, type NomeDaMetrica } from '#domain/admin/metricas.ts'
import { vi } from 'vitest'

/** One value as CloudWatch takes it out of a log line. */
interface Medido {
  readonly nome: string
  readonly valor: number
  readonly dimensoes: Readonly<Record<string, string>>
  readonly em: string
}

/** Turns the metrics on and takes the lines in the Embedded Metric Format off the standard output. */
export function medicoes() {
  vi.stubEnv('POWERTOOLS_METRICS_DISABLED', 'false')
  const medidos: Medido[] = []
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    for (const line of String(chunk).split('\n')) if (line.includes('"_aws"')) medidos.push(...lidos(line))
    return true
  })
  return {
    todos: medidos,
    /** Values of one metric, in the order they were measured. */
    de: (nome: NomeDaMetrica) => medidos.filter((medido) => medido.nome === nome),
    fim: () => {
      out.mockRestore()
      vi.unstubAllEnvs()
    },
  }
}

function lidos(line: string): Medido[] {
  const parsed = JSON.parse(line) as Record<string, unknown> & {
    _aws: {
      Timestamp: number
      CloudWatchMetrics: { Namespace: string; Dimensions: string[][]; Metrics: { Name: string }[] }[]
    }
  }
  const { _aws: metadata } = parsed
  return metadata.CloudWatchMetrics.flatMap(({ Namespace, Dimensions, Metrics }) => {
    if (Namespace !== NAMESPACE) throw new Error(`Another namespace: ${Namespace}`)
    return Metrics.flatMap(({ Name }) =>
      [parsed[Name]].flat().map((valor) => ({
        nome: Name,
        valor: Number(valor),
        dimensoes: Object.fromEntries((Dimensions[0] ?? []).map((d) => [d, String(parsed[d])])),
        em: new Date(metadata.Timestamp).toISOString(),
      })),
    )
  })
}
