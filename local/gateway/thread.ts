import type { LambdaFunction } from '../assembly/assembly.ts'
import { type Call, type Failure, Sandbox, type SandboxOptions } from './sandbox.ts'

/** So many calls that compute without end may have a sandbox each; further ones wait for the end of those. */
const MOST_HELD_UP = 3

/**
 * A place where handlers run, one sandbox after the other: the first is started at the first call, the next when a
 * function ended it, ran past its time, or computes while others wait. What did not begin in one runs in the next; what
 * began and was ended with it fails, as in Lambda.
 */
export class LambdaThread {
  private current: Sandbox | undefined
  /** Sandboxes that take no more calls and still have some. */
  private readonly leaving = new Set<Sandbox>()

  constructor(private readonly options: SandboxOptions) {}

  /** Calls that run or wait here; a call that lost its sandbox to another's computing counts there. */
  get busy(): number {
    return this.current?.busy ?? 0
  }

  /** Whether nothing runs, nor goes on where others were sent away from. */
  get idle(): boolean {
    return [this.current, ...this.leaving].every((sandbox) => !sandbox?.busy)
  }

  /** Calls a handler and waits for its answer. @throws FunctionError what it threw, or a time-out */
  invoke(fn: LambdaFunction, event: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => this.run({ fn, event, resolve, reject }))
  }

  /** Drops loaded code, so that the next call runs what is on disk now. */
  reload(): void {
    this.current?.reload()
  }

  async stop(): Promise<void> {
    const all = [...(this.current ? [this.current] : []), ...this.leaving]
    await Promise.all(all.map((sandbox) => sandbox.stop()))
  }

  private run(call: Call): void {
    this.current ??= new Sandbox(this.options, (sandbox, failure) => this.leave(sandbox, failure))
    this.current.run(call)
  }

  private leave(sandbox: Sandbox, failure: Failure): void {
    for (const left of this.leaving) if (left.busy === 0) this.leaving.delete(left)
    if (failure === 'held up' && this.leaving.size >= MOST_HELD_UP) return
    if (this.current === sandbox) this.current = undefined
    this.leaving.add(sandbox)
    for (const call of sandbox.retire()) this.run(call)
  }
}
