import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Worker } from 'node:worker_threads'
import type { LambdaFunction } from '../assembly/assembly.ts'

/** How long a thread may take to hear that it is to end. */
const LETTING_GO_MS = 1_000

/** What Lambda answers when a handler throws: the error's name and message, as Step Functions and callers see them. */
export class FunctionError extends Error {
  constructor({ name, message, stack }: Thrown) {
    super(message)
    this.name = name
    if (stack) this.stack = stack
  }
}

interface Thrown {
  readonly name: string
  readonly message: string
  readonly stack?: string
}

type Answer = { readonly id: number } & ({ readonly result: unknown } | { readonly error: Thrown })

interface Call {
  resolve(result: unknown): void
  reject(error: FunctionError): void
}

/**
 * A thread that runs handlers, started at its first call. A function that crashes it fails the calls it had, and the
 * next call starts another, as in Lambda.
 */
export class LambdaThread {
  private readonly calls = new Map<number, Call>()
  private worker: Worker | undefined
  /** Settles when everything that the thread printed was taken, which is after its end. */
  private printed: Promise<unknown> = Promise.resolve()
  private next = 0

  /**
   * @param log takes each line a function prints
   * @param niceness how far it steps back behind other threads, as `nice` has it
   */
  constructor(
    private readonly environment: Readonly<Record<string, string>>,
    private readonly log: (line: string) => void,
    private readonly niceness = 0,
  ) {}

  /** Calls that run. */
  get busy(): number {
    return this.calls.size
  }

  /** Calls a handler and waits for its answer. @throws FunctionError what it threw, or a time-out */
  async invoke(fn: LambdaFunction, event: unknown): Promise<unknown> {
    const id = this.next++
    const milliseconds = fn.timeoutSeconds * 1000
    let timer: NodeJS.Timeout | undefined
    try {
      return await new Promise((resolve, reject) => {
        this.calls.set(id, { resolve, reject })
        timer = setTimeout(() => reject(timedOut(fn)), milliseconds)
        const { arn, id: name, file, exportName } = fn
        const called = { arn, id: name, file, exportName }
        this.running().postMessage({ id, fn: called, event, deadline: Date.now() + milliseconds })
      })
    } finally {
      clearTimeout(timer)
      this.calls.delete(id)
    }
  }

  /** Drops loaded code, so that the next call runs what is on disk now. */
  reload(): void {
    this.worker?.postMessage({ reload: true })
  }

  /** Ends what runs, once what was printed is taken; a function that does not let go is ended all the same. */
  async stop(): Promise<void> {
    const { worker } = this
    worker?.postMessage({ stop: true })
    const late = setTimeout(() => void worker?.terminate(), LETTING_GO_MS)
    await this.printed
    clearTimeout(late)
  }

  private running(): Worker {
    if (this.worker) return this.worker
    const worker = new Worker(new URL('lambda.worker.mjs', import.meta.url), {
      execArgv: [],
      env: { ...process.env, ...this.environment },
      workerData: { niceness: this.niceness },
      stdout: true,
      stderr: true,
    })
    // Warnings and errors are written to the other one.
    this.printed = Promise.all(
      [worker.stdout, worker.stderr].map((output) =>
        once(createInterface({ input: output }).on('line', this.log), 'close'),
      ),
    )
    worker.on('message', (answer: Answer) => {
      const call = this.calls.get(answer.id)
      if ('error' in answer) call?.reject(new FunctionError(answer.error))
      else call?.resolve(answer.result)
    })
    let crash = 'the process exited'
    worker.on('error', (error) => {
      crash = String(error)
      console.error('[lambda]', error)
    })
    worker.on('exit', () => {
      if (this.worker === worker) this.worker = undefined
      for (const call of this.calls.values())
        call.reject(new FunctionError({ name: 'Runtime.ExitError', message: crash }))
    })
    this.worker = worker
    return worker
  }
}

const timedOut = (fn: LambdaFunction): FunctionError =>
  new FunctionError({
    name: 'Sandbox.Timedout',
    message: `${fn.id} timed out after ${fn.timeoutSeconds}.00 seconds`,
  })
