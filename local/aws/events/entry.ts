import { z } from 'zod'

import { AwsError } from '../service.ts'

const MAX_ENTRIES = 10
const MAX_BYTES = 256 * 1024

const entrySchema = z.strictObject({
  Source: z.string().min(1),
  DetailType: z.string().min(1),
  Detail: z.string(),
  Time: z.number().optional(),
  Resources: z.array(z.string()).default([]),
  EventBusName: z.string().default('default'),
  TraceHeader: z.string().optional(),
})

interface Entry extends Omit<z.infer<typeof entrySchema>, 'Detail'> {
  readonly detail: Readonly<Record<string, unknown>>
}

const measured = z.object({
  Source: z.string().default(''),
  DetailType: z.string().default(''),
  Detail: z.string().default(''),
  Resources: z.array(z.string()).default([]),
  Time: z.number().optional(),
})

/** AWS counts 14 bytes for the time, and the bytes of the texts. */
const sizeOf = (entry: unknown): number => {
  const { Source, DetailType, Detail, Resources, Time } = measured.parse(entry)
  return (
    Buffer.byteLength([Source, DetailType, Detail, ...Resources].join('')) + (Time === undefined ? 0 : 14)
  )
}

/** The entries of PutEvents, not yet looked into. @throws ValidationException over 10 entries or 256 KB */
export function readEntries(body: Buffer): unknown[] {
  const parsed = z
    .object({ Entries: z.array(z.unknown()).min(1).max(MAX_ENTRIES) })
    .safeParse(JSON.parse(body.toString()))
  if (!parsed.success)
    throw new AwsError('ValidationException', `Entries must have between 1 and ${MAX_ENTRIES} members`)
  const { Entries } = parsed.data
  if (Entries.reduce<number>((sum, entry) => sum + sizeOf(entry), 0) > MAX_BYTES)
    throw new AwsError('ValidationException', 'Total size of the entries in the request is over the limit.')
  return Entries
}

/** @throws InvalidArgument, MalformedDetail, NotAuthorizedForSourceException */
export function readEntry(given: unknown): Entry {
  const parsed = entrySchema.safeParse(given)
  if (!parsed.success) throw new AwsError('InvalidArgument', z.prettifyError(parsed.error))
  const { Detail, ...entry } = parsed.data
  if (entry.Source.startsWith('aws.'))
    throw new AwsError('NotAuthorizedForSourceException', 'Not authorized for the source.')
  try {
    return { ...entry, detail: z.record(z.string(), z.unknown()).parse(JSON.parse(Detail)) }
  } catch {
    throw new AwsError('MalformedDetail', 'Detail is malformed.')
  }
}
