import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createWorker, PSM, type Worker } from 'tesseract.js'
import type { Kept } from '../kept.ts'
import { AwsError } from '../service.ts'
import type { Page } from './reading.ts'

const require = createRequire(import.meta.url)
const LANGUAGE_DATA = path.join(
  path.dirname(require.resolve('@tesseract.js-data/por/package.json')),
  '4.0.0_best_int',
)

/** Two readings at once fill two cores; more would only take memory (about 150 MB each). */
const MAX_WORKERS = 2
const MAX_WAITING = 16
/**
 * Of the processor's time. A page takes one or two seconds of it; now and then Tesseract measures letters that are
 * none, and would for minutes. Whoever asks waits ten seconds: what is left is for another manner of reading.
 */
const MOST_MS = 5_000
/** How often it is looked at, in ms. */
const LOOK_MS = 100

/** A part of the picture, in its pixels. */
export interface Zone {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Letters of a machine-readable zone (ICAO Doc 9303). */
const MACHINE_READABLE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<'

export interface Manner {
  /** Only this part, which is machine-readable. */
  readonly zone?: Zone
  /** Text wherever it stands, when no layout is found that holds it. */
  readonly sparse?: boolean
  /** A single line and nothing else. */
  readonly line?: boolean
}

interface Job {
  readonly image: Buffer
  readonly manner: Manner
  resolve(page: Page): void
  reject(error: unknown): void
}

/** A reading that was ended. */
export class TookTooLong extends AwsError {
  constructor() {
    super('InternalServerError', 'The reading took too long', 500)
  }
}

/**
 * Tesseract workers (Portuguese, "best" integer model), started at the first reading and kept warm.
 * A reading beyond the queue's bound fails with Textract's `ThrottlingException`.
 */
export class OcrPool {
  private readonly waiting: Job[] = []
  private readonly workers: Promise<Worker>[] = []
  private readonly sleepers: (() => void)[] = []
  private busy = 0
  private closed = false

  constructor(
    private readonly kept: Kept,
    private readonly mostMs = MOST_MS,
  ) {}

  /** Starts every worker; resolves when they can read. */
  async warm(): Promise<void> {
    while (this.workers.length < MAX_WORKERS) this.start()
    await Promise.all(this.workers)
  }

  /** Reads the whole picture, or as the manner says. */
  recognize(image: Buffer, manner: Manner = {}): Promise<Page> {
    return this.kept.answer(['text', JSON.stringify(manner), image], () => this.ask(image, manner))
  }

  private ask(image: Buffer, manner: Manner): Promise<Page> {
    if (this.closed) return Promise.reject(new AwsError('InternalServerError', 'Textract is closed', 500))
    if (this.waiting.length >= MAX_WAITING)
      return Promise.reject(new AwsError('ThrottlingException', 'Rate exceeded', 400))
    const demand = this.busy + this.waiting.length + 1
    if (demand > this.workers.length && this.workers.length < MAX_WORKERS) this.start()
    return new Promise((resolve, reject) => {
      this.waiting.push({ image, manner, resolve, reject })
      this.wake()
    })
  }

  async close(): Promise<void> {
    this.closed = true
    for (const job of this.waiting.splice(0))
      job.reject(new AwsError('InternalServerError', 'Textract is closing', 500))
    this.wake()
    await Promise.all(this.workers.map(async (worker) => (await worker).terminate()))
  }

  private wake(): void {
    for (const wake of this.sleepers.splice(0)) wake()
  }

  private start(): void {
    const worker = open()
    this.workers.push(worker)
    worker.then(
      (ready) => void this.serve(ready, () => this.forget(worker)),
      (error: unknown) => {
        this.forget(worker)
        for (const job of this.waiting.splice(0)) job.reject(error)
      },
    )
  }

  private forget(worker: Promise<Worker>): void {
    void this.workers.splice(this.workers.indexOf(worker), 1)
  }

  private async serve(worker: Worker, forget: () => void): Promise<void> {
    while (!this.closed) {
      const job = this.waiting.shift()
      if (!job) {
        await new Promise<void>((resolve) => this.sleepers.push(resolve))
        continue
      }
      this.busy++
      const ended = new AbortController()
      try {
        const page = await Promise.race([readWith(worker, job, ended.signal), this.hadEnough(ended.signal)])
        if (page) {
          job.resolve(page)
          continue
        }
        // Nothing else stops a reading.
        job.reject(new TookTooLong())
        console.warn(`[textract] a reading was ended after ${this.mostMs} ms of the processor`)
        forget()
        ended.abort()
        await worker.terminate()
        return this.start()
      } catch (error) {
        job.reject(error)
      } finally {
        ended.abort()
        this.busy--
      }
    }
  }

  /** Once a reading that began now has had its time of the processor: a machine with much to do gives that later. */
  private async hadEnough(ended: AbortSignal): Promise<null> {
    let had = 0
    for (let before = process.cpuUsage(); had < this.mostMs && !ended.aborted; before = process.cpuUsage()) {
      await wait(Math.min(LOOK_MS, this.mostMs), null, { ref: false })
      const { user, system } = process.cpuUsage(before)
      had += (user + system) / 1000 / this.busy
    }
    return null
  }
}

async function readWith(worker: Worker, { image, manner }: Job, ended: AbortSignal): Promise<Page> {
  const { zone, sparse = false, line = false } = manner
  // Automatic page segmentation finds columns and pictures; a single block mixes a portrait's noise into the lines.
  await worker.setParameters({
    tessedit_char_whitelist: zone ? MACHINE_READABLE : '',
    tessedit_pageseg_mode: zone
      ? PSM.SINGLE_BLOCK
      : line
        ? PSM.SINGLE_LINE
        : sparse
          ? PSM.SPARSE_TEXT
          : PSM.AUTO,
  })
  // Asked of a worker that is gone, tesseract.js throws outside of any promise.
  ended.throwIfAborted()
  const { blocks } = (await worker.recognize(image, zone ? { rectangle: zone } : {}, { blocks: true })).data
  return { blocks }
}

async function open(): Promise<Worker> {
  const worker = await createWorker('por', 1, {
    langPath: LANGUAGE_DATA,
    gzip: true,
    cacheMethod: 'none',
    // Without a handler tesseract.js throws outside of any promise; the job's own promise rejects as well.
    errorHandler: (error: unknown) => console.error('[textract]', error),
  })
  await worker.setParameters({ user_defined_dpi: '300' })
  return worker
}
