import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Worker } from 'node:worker_threads'
import type { LambdaFunction } from '../assembly/assembly.ts'

/** What Lambda answers when a handler throws: the error's name and message, as Step Functions and callers see them. */
class FunctionError extends Error {
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

type Said = { readonly id: number } & (
  | { readonly begun: true }
  | { readonly result: unknown }
  | { readonly error: Thrown }
)

/** A call from its arrival to its answer; it may wait at one sandbox and run in another. */
export interface Call {
  readonly fn: LambdaFunction
  readonly event: unknown
  readonly resolve: (result: unknown) => void
  readonly reject: (error: FunctionError) => void
}

interface Held extends Call {
  /** Whoever sets it first has the call: the worker by beginning it, this side by taking it back. */
  readonly claim: Int32Array
  begun: boolean
  timer: NodeJS.Timeout
}

export interface SandboxOptions {
  readonly environment: Readonly<Record<string, string>>
  /** Takes each line a function prints. */
  readonly log: (line: string) => void
  /** How far it steps back behind other threads, as `nice` has it. */
  readonly niceness: number
  /** The most JavaScript may hold. */
  readonly memoryMb: number
}

/** Why a sandbox takes no more calls. */
export type Failure = 'overdue' | 'held up' | 'ended'

/** A call that waits this long behind others, at a thread that says nothing, waits for one that computes. */
const HELD_UP_MS = 2_000
/** How long a thread may take to say that it still turns, or to hear that it is to end. */
const ANSWER_MS = 1_000

/** One worker thread and the calls it has. */
export class Sandbox {
  private readonly worker: Worker
  private readonly calls = new Map<number, Held>()
  private readonly ended: Promise<unknown>
  private next = 0
  private heard = performance.now()
  private retired = false

  /** @param failed is told once, before any call of this sandbox is taken back or lost */
  constructor(
    { environment, log, niceness, memoryMb }: SandboxOptions,
    private readonly failed: (sandbox: Sandbox, failure: Failure) => void,
  ) {
    this.worker = new Worker(new URL('lambda.worker.mjs', import.meta.url), {
      execArgv: [],
      env: { ...process.env, ...environment },
      workerData: { niceness },
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      stdout: true,
      stderr: true,
    })
    // Warnings and errors are written to the other one; both close after the thread's end.
    this.ended = Promise.all(
      [this.worker.stdout, this.worker.stderr].map((output) =>
        once(createInterface({ input: output }).on('line', log), 'close'),
      ),
    )
    this.worker.on('message', (said: Said) => this.hear(said))
    let crash = 'the process exited'
    this.worker.on('error', (error) => {
      crash = String(error)
      console.error('[lambda]', error)
    })
    this.worker.on('exit', () => {
      this.fail('ended')
      for (const call of this.calls.values()) {
        clearTimeout(call.timer)
        call.reject(new FunctionError({ name: 'Runtime.ExitError', message: crash }))
      }
      this.calls.clear()
    })
  }

  get busy(): number {
    return this.calls.size
  }

  run(call: Call): void {
    const id = this.next++
    const claim = new Int32Array(new SharedArrayBuffer(4))
    const timer = setTimeout(() => this.lookAfter(id), HELD_UP_MS)
    this.calls.set(id, { ...call, claim, begun: false, timer })
    const { arn, id: name, file, exportName, timeoutSeconds, memoryMb } = call.fn
    const fn = { arn, id: name, file, exportName, timeoutSeconds, memoryMb }
    this.worker.postMessage({ id, fn, event: call.event, claim })
  }

  /** Drops loaded code, so that the next call runs what is on disk now. */
  reload(): void {
    this.worker.postMessage({ reload: true })
  }

  /** Takes no more calls, gives back those that did not begin, and ends with the last one it has. */
  retire(): Call[] {
    this.retired = true
    const back = [...this.calls].filter(([, { claim }]) => Atomics.compareExchange(claim, 0, 0, 2) === 0)
    for (const [id, { timer }] of back) {
      clearTimeout(timer)
      this.calls.delete(id)
    }
    this.endWhenIdle()
    return back.map(([, { fn, event, resolve, reject }]) => ({ fn, event, resolve, reject }))
  }

  /** Ends what runs, once what was printed is taken; a function that does not let go is ended all the same. */
  async stop(): Promise<void> {
    this.retired = true
    this.worker.postMessage({ stop: true })
    const late = setTimeout(() => void this.worker.terminate(), ANSWER_MS)
    await this.ended
    clearTimeout(late)
  }

  private hear(said: Said): void {
    this.heard = performance.now()
    const call = this.calls.get(said.id)
    if (!call) return
    clearTimeout(call.timer)
    if ('begun' in said) {
      call.begun = true
      call.timer = setTimeout(() => this.overdue(said.id, call), call.fn.timeoutSeconds * 1000)
      return
    }
    this.calls.delete(said.id)
    if ('error' in said) call.reject(new FunctionError(said.error))
    else call.resolve(said.result)
    this.endWhenIdle()
  }

  /** A call still waits: for others that end in turn, or for one that holds the thread. */
  private lookAfter(id: number): void {
    const call = this.calls.get(id)
    if (!call || call.begun) return
    const silent = performance.now() - this.heard >= HELD_UP_MS
    if (silent && [...this.calls.values()].some(({ begun }) => begun)) this.fail('held up')
    call.timer = setTimeout(() => this.lookAfter(id), HELD_UP_MS)
  }

  /** Lambda ends the sandbox with the call. Others that share this one end in peace, if the thread lets them. */
  private overdue(id: number, { fn, reject }: Held): void {
    this.calls.delete(id)
    reject(timedOut(fn))
    this.fail('overdue')
    const asked = performance.now()
    this.worker.postMessage({ ping: true })
    setTimeout(() => {
      if (this.heard < asked || this.calls.size === 0) void this.worker.terminate()
    }, ANSWER_MS)
  }

  private fail(failure: Failure): void {
    if (!this.retired) this.failed(this, failure)
  }

  private endWhenIdle(): void {
    if (this.retired && this.calls.size === 0) this.worker.postMessage({ stop: true })
  }
}

const timedOut = (fn: LambdaFunction): FunctionError =>
  new FunctionError({
    name: 'Sandbox.Timedout',
    message: `${fn.id} timed out after ${fn.timeoutSeconds}.00 seconds`,
  })
