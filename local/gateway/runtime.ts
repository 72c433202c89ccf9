import type { LambdaFunction } from '../assembly/assembly.ts'
import { LambdaThread } from './thread.ts'

/** As many handlers run at the same instant; functions that wait for something share a thread. */
const THREADS = 2
/** How far what nobody waits for (mail, measures, timers) steps back on a machine with few cores, as `nice` has it. */
const BEHIND = 10

/**
 * Runs the bundled handlers on threads of their own, so that a busy function holds up neither the gateway nor the
 * services. No function may count on meeting the same thread again, as in Lambda. They share what Lambda gives each
 * alone: the environment, as `lib` agrees it (two that disagree about a variable are refused at start), and a heap as
 * large as the largest of them has memory.
 */
export class LambdaRuntime {
  private readonly threads: readonly LambdaThread[]
  private readonly behind: LambdaThread
  private stopped = false

  /**
   * @param overrides variables whose value is only known here, such as endpoints
   * @param log takes each line a function prints
   */
  constructor(
    private readonly functions: ReadonlyMap<string, LambdaFunction>,
    overrides: Readonly<Record<string, string>>,
    log: (line: string) => void = (line) => void process.stdout.write(`${line}\n`),
  ) {
    const environment = { ...agreedEnvironment([...functions.values()]), ...overrides }
    const memoryMb = Math.max(...[...functions.values()].map((fn) => fn.memoryMb))
    const options = { environment, log, memoryMb, niceness: 0 }
    this.threads = Array.from({ length: THREADS }, () => new LambdaThread(options))
    this.behind = new LambdaThread({ ...options, niceness: BEHIND })
  }

  /** Invokes by ARN and waits for the answer. @throws FunctionError what the handler threw, or a time-out */
  async invoke(functionArn: string, event: unknown): Promise<unknown> {
    return this.idlest().invoke(this.functionOf(functionArn), event)
  }

  /** The same for what nobody waits for: it lets everything else go first. @throws FunctionError */
  async invokeBehind(functionArn: string, event: unknown): Promise<unknown> {
    return this.behind.invoke(this.functionOf(functionArn), event)
  }

  /** Whether no function runs. */
  get idle(): boolean {
    return [...this.threads, this.behind].every(({ idle }) => idle)
  }

  /** Drops loaded code, so that the next call runs what is on disk now. */
  reload(): void {
    for (const thread of [...this.threads, this.behind]) thread.reload()
  }

  /** Refuses further calls and ends those that run. */
  async stop(): Promise<void> {
    this.stopped = true
    await Promise.all([...this.threads, this.behind].map((thread) => thread.stop()))
  }

  private functionOf(functionArn: string): LambdaFunction {
    const fn = this.functions.get(functionArn.replace(/:\$LATEST$/, ''))
    if (!fn) throw new Error(`Function ${functionArn} is not in this assembly`)
    if (this.stopped) throw new Error('The runtime is stopping')
    return fn
  }

  private idlest(): LambdaThread {
    const [first, ...others] = this.threads
    if (!first) throw new Error('There is no thread')
    return others.reduce((best, thread) => (thread.busy < best.busy ? thread : best), first)
  }
}

function agreedEnvironment(functions: readonly LambdaFunction[]): Record<string, string> {
  const agreed: Record<string, string> = {}
  for (const fn of functions)
    for (const [name, value] of Object.entries(fn.environment)) {
      const other = agreed[name]
      if (other !== undefined && other !== value)
        throw new Error(
          `Function ${fn.id} wants ${name}=${value}, another one ${other}: one process has one value`,
        )
      agreed[name] = value
    }
  return agreed
}
