import { z } from 'zod'

/** One measured value, or several at once. */
export interface Datum {
  readonly namespace: string
  readonly name: string
  readonly dimensions: Readonly<Record<string, string>>
  /** Milliseconds. */
  readonly at: number
  readonly values: readonly number[]
}

const document = z.looseObject({
  _aws: z.looseObject({
    Timestamp: z.number(),
    CloudWatchMetrics: z.array(
      z.looseObject({
        Namespace: z.string(),
        Dimensions: z.array(z.array(z.string())),
        Metrics: z.array(z.looseObject({ Name: z.string() })),
      }),
    ),
  }),
})

const measured = z.union([z.number().transform((value) => [value]), z.array(z.number())])

/** The metrics in a log line of the Embedded Metric Format; none when the line is something else. */
export function readEmf(line: string): Datum[] {
  if (!line.includes('"_aws"')) return []
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return []
  }
  const parsed = document.safeParse(value)
  if (!parsed.success) return []
  const fields: Readonly<Record<string, unknown>> = parsed.data
  const { _aws: metadata } = parsed.data
  const { Timestamp, CloudWatchMetrics } = metadata
  return CloudWatchMetrics.flatMap(({ Namespace, Dimensions, Metrics }) =>
    Metrics.flatMap(({ Name }) => {
      const values = measured.safeParse(fields[Name])
      if (!values.success) return []
      return Dimensions.map((names) => ({
        namespace: Namespace,
        name: Name,
        dimensions: Object.fromEntries(names.map((name) => [name, String(fields[name])])),
        at: Timestamp,
        values: values.data,
      }))
    }),
  )
}
