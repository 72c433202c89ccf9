import type { Storage } from '../../storage.ts'
import type { Datum } from './emf.ts'
import { add, type Bucket, bucketOf } from './statistics.ts'

const MINUTE_MS = 60_000
const RETENTION_MS = 15 * 24 * 3_600_000
const FLUSH_AFTER_MS = 500

type Series = Pick<Datum, 'namespace' | 'name' | 'dimensions'>

const hex = (text: string): string => Buffer.from(text).toString('hex')

const seriesPrefix = ({ namespace, name, dimensions }: Series): string => {
  const sorted = Object.keys(dimensions)
    .sort()
    .map((dimension) => [dimension, dimensions[dimension]])
  return `bucket/${hex(JSON.stringify([namespace, name, sorted]))}/`
}

const minuteKey = (series: Series, at: number): string =>
  seriesPrefix(series) + String(Math.floor(at / MINUTE_MS)).padStart(10, '0')

/** Minute buckets by series. Written half a second after they change: a crash loses that much of the metrics. */
export class Metrics {
  private readonly changed = new Map<string, Bucket>()
  private timer: NodeJS.Timeout | undefined
  private flushing: Promise<void> = Promise.resolve()

  constructor(private readonly storage: Storage) {}

  add(datum: Datum): void {
    if (datum.values.length > 0) this.addBucket(datum, datum.at, bucketOf(datum.values))
  }

  addBucket(series: Series, at: number, bucket: Bucket): void {
    const key = minuteKey(series, at)
    const known = this.changed.get(key)
    if (known) add(known, bucket)
    else this.changed.set(key, bucket)
    this.timer ??= setTimeout(() => {
      this.flush().catch((error: unknown) => console.error('[monitoring]', error))
    }, FLUSH_AFTER_MS)
  }

  /** Buckets of a series with their minute's start (ms), `from` included, `to` not. */
  async read(series: Series, from: number, to: number): Promise<{ at: number; bucket: Bucket }[]> {
    await this.flush()
    const prefix = seriesPrefix(series)
    const found: { at: number; bucket: Bucket }[] = []
    for await (const [key, bucket] of this.storage.entries<Bucket>(prefix)) {
      const at = Number(key.slice(prefix.length)) * MINUTE_MS
      if (at >= from && at < to) found.push({ at, bucket })
    }
    return found
  }

  /** Forgets minutes older than 15 days before `now` (ms). */
  async forgetOld(now: number): Promise<void> {
    for await (const [key] of this.storage.entries('bucket/'))
      if (Number(key.split('/').at(-1)) * MINUTE_MS < now - RETENTION_MS) await this.storage.delete(key)
  }

  /** Writes what changed, one flush after the other. */
  async flush(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    this.flushing = this.flushing.then(async () => this.write())
    await this.flushing
  }

  private async write(): Promise<void> {
    const changes = [...this.changed]
    this.changed.clear()
    const entries = await Promise.all(
      changes.map(async ([key, bucket]) => {
        const stored = await this.storage.get<Bucket>(key)
        if (stored) add(stored, bucket)
        return [key, stored ?? bucket] as const
      }),
    )
    await this.storage.batch(entries)
  }
}
