import { setTimeout as sleep } from 'node:timers/promises'
import type { ChangeFeed } from './feed.ts'
import type { StreamRecord } from './record.ts'

/** Handles a batch; names the records that failed, or throws when all did. */
export type StreamHandler = (
  records: StreamRecord[],
  // oxlint-disable-next-line typescript/no-invalid-void-type -- a handler with nothing to report returns nothing
) => Promise<{ batchItemFailures?: { itemIdentifier: string }[] } | void>

export interface ConsumeOptions {
  /** Which records it is given; the others count as done. All unless told. */
  readonly wanted?: (record: StreamRecord) => boolean
  /** Most records in one call; 100 unless told, as in Lambda's event source mapping. */
  readonly batchSize?: number
  /** Failures of one batch before it is cut in half; 2 unless told. */
  readonly bisectAfter?: number
  /** Failures of one record on its own before it is given up, if there is an `onExhausted`; 5 unless told. */
  readonly maxAttempts?: number
  /** First pause after a failure in milliseconds, doubled by each further one up to 5 s; 50 unless told. */
  readonly retryDelayMs?: number
  /** Takes a record that was given up. Without it a failing record is tried for ever and holds up those behind it. */
  readonly onExhausted?: (record: StreamRecord, error: unknown) => Promise<void>
}

const LONGEST_PAUSE_MS = 5000

/** One named reader of a table's feed: delivers in order, at least once, and remembers how far it got. */
export class Consumer {
  readonly #stop = new AbortController()
  readonly #done: Promise<void>
  #awake = true
  #resting = false
  #wake = (): void => {}
  readonly #unlisten: () => void

  constructor(
    private readonly feed: ChangeFeed,
    private readonly table: string,
    private readonly name: string,
    private readonly handler: StreamHandler,
    private readonly options: ConsumeOptions,
  ) {
    this.#unlisten = feed.listen(table, name, () => {
      this.#awake = true
      this.#wake()
    })
    this.#done = this.#run()
  }

  /** Takes no further batch; resolves when the current one is done. */
  async stop(): Promise<void> {
    this.#stop.abort()
    this.#wake()
    await this.#done
  }

  /** Whether it was given everything there is, and is done with it. */
  get idle(): boolean {
    return this.#resting && !this.#awake
  }

  get #stopped(): boolean {
    return this.#stop.signal.aborted
  }

  async #run(): Promise<void> {
    await this.feed.join(this.table, this.name)
    while (!this.#stopped) {
      this.#awake = false
      const records = await this.feed.read(this.table, this.name, this.options.batchSize ?? 100)
      if (records.length > 0) await this.#deliver(records)
      else {
        await this.feed.trim(this.table)
        await this.#untilWoken()
      }
    }
    this.#unlisten()
  }

  async #untilWoken(): Promise<void> {
    if (this.#awake || this.#stopped) return
    this.#resting = true
    await new Promise<void>((resolve) => {
      this.#wake = resolve
    })
    this.#resting = false
  }

  async #deliver(records: readonly StreamRecord[]): Promise<void> {
    const { bisectAfter = 2, wanted = () => true } = this.options
    let rest = records.filter(wanted)
    let size = rest.length
    let failures = 0
    while (rest.length > 0 && !this.#stopped) {
      const batch = rest.slice(0, size)
      const { done, error } = await this.#attempt(batch)
      const givenUp = done === 0 && batch.length === 1 && (await this.#giveUp(batch, failures + 1, error))
      const passed = givenUp ? 1 : done
      const last = batch[passed - 1]
      if (last) {
        await this.feed.checkpoint(this.table, this.name, last.dynamodb.SequenceNumber)
        rest = rest.slice(passed)
      }
      if (passed === batch.length) {
        failures = 0
        size = rest.length
        continue
      }
      failures = done > 0 ? 1 : failures + 1
      await this.#pause(failures, error)
      if (failures >= bisectAfter && batch.length > 1) {
        size = Math.ceil(batch.length / 2)
        failures = 0
      }
    }
    const newest = records.at(-1)
    if (newest && rest.length === 0 && !wanted(newest))
      await this.feed.checkpoint(this.table, this.name, newest.dynamodb.SequenceNumber)
  }

  /** Hands a record that failed too often to whoever takes those; false when nobody did. */
  async #giveUp([record]: readonly StreamRecord[], failures: number, error: unknown): Promise<boolean> {
    const { maxAttempts = 5, onExhausted } = this.options
    if (!record || !onExhausted || failures < maxAttempts) return false
    try {
      await onExhausted(record, error)
      return true
    } catch {
      return false
    }
  }

  /** How many records from the start of the batch are done, and what stopped the next one. */
  async #attempt(batch: readonly StreamRecord[]): Promise<{ done: number; error?: unknown }> {
    try {
      const answer = await this.handler([...batch])
      const failed = answer?.batchItemFailures?.map(({ itemIdentifier }) => itemIdentifier) ?? []
      if (failed.length === 0) return { done: batch.length }
      const numbers = batch.map((record) => record.dynamodb.SequenceNumber)
      const unknown = failed.some((identifier) => !numbers.includes(identifier))
      return {
        // An identifier that is not in the batch fails all of it, as in Lambda.
        done: unknown ? 0 : Math.min(...failed.map((identifier) => numbers.indexOf(identifier))),
        error: new Error('the handler reported failed records'),
      }
    } catch (error) {
      return { done: 0, error }
    }
  }

  async #pause(failures: number, error: unknown): Promise<void> {
    // The message only: a record is health data.
    console.error(
      `[dynamodb] ${this.name}: tentativa falhou:`,
      error instanceof Error ? error.message : 'erro',
    )
    const pause = Math.min(LONGEST_PAUSE_MS, (this.options.retryDelayMs ?? 50) * 2 ** (failures - 1))
    await sleep(pause, undefined, { signal: this.#stop.signal }).catch(() => {})
  }
}
