import { pathToFileURL } from 'node:url'
import type { LambdaFunction } from '../assembly/assembly.ts'

type Handler = (event: unknown, context: LambdaContext) => Promise<unknown>

interface LambdaContext {
  readonly functionName: string
  readonly invokedFunctionArn: string
  readonly awsRequestId: string
  readonly memoryLimitInMB: string
  readonly getRemainingTimeInMillis: () => number
}

/** What Lambda answers when a handler throws: the error's name and message, as Step Functions and callers see them. */
export class FunctionError extends Error {
  constructor(error: unknown) {
    super(error instanceof Error ? error.message : String(error), { cause: error })
    this.name = error instanceof Error ? error.name : 'Error'
  }
}

/**
 * Runs the bundled handlers in this process. The environment is one for all functions, as `lib` agrees it:
 * two functions that disagree about a variable are refused at start.
 */
export class LambdaRuntime {
  private readonly functions: ReadonlyMap<string, LambdaFunction>
  private readonly loaded = new Map<string, Promise<Handler>>()
  private generation = 0
  private stopped = false

  /** @param overrides variables whose value is only known here, such as endpoints */
  constructor(functions: ReadonlyMap<string, LambdaFunction>, overrides: Readonly<Record<string, string>>) {
    this.functions = functions
    Object.assign(process.env, agreedEnvironment([...functions.values()]), overrides)
  }

  /** Invokes by ARN and waits for the answer. @throws FunctionError what the handler threw, or a time-out */
  async invoke(functionArn: string, event: unknown): Promise<unknown> {
    const fn = this.functions.get(functionArn.replace(/:\$LATEST$/, ''))
    if (!fn) throw new Error(`Function ${functionArn} is not in this assembly`)
    if (this.stopped) throw new Error('The runtime is stopping')
    const deadline = Date.now() + fn.timeoutSeconds * 1000
    const handler = await this.load(fn)
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(timedOut(fn)), fn.timeoutSeconds * 1000)
    })
    try {
      // A copy: over the wire a handler never shares objects with its caller.
      const result = await Promise.race([handler(structuredClone(event), contextOf(fn, deadline)), timeout])
      return result === undefined ? null : structuredClone(result)
    } catch (error) {
      throw new FunctionError(error)
    } finally {
      clearTimeout(timer)
    }
  }

  /** Drops loaded code, so that the next call runs what is on disk now. */
  reload(): void {
    this.generation++
    this.loaded.clear()
  }

  /** Refuses further calls. */
  stop(): void {
    this.stopped = true
  }

  private load(fn: LambdaFunction): Promise<Handler> {
    const known = this.loaded.get(fn.arn)
    if (known) return known
    const loading = (async () => {
      const module = (await import(`${pathToFileURL(fn.file).href}?v=${this.generation}`)) as Record<
        string,
        Handler
      >
      const handler = module[fn.exportName]
      if (typeof handler !== 'function') throw new Error(`${fn.file} does not export ${fn.exportName}`)
      return handler
    })()
    this.loaded.set(fn.arn, loading)
    loading.catch(() => this.loaded.delete(fn.arn))
    return loading
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

const contextOf = (fn: LambdaFunction, deadline: number): LambdaContext => ({
  functionName: fn.id,
  invokedFunctionArn: fn.arn,
  awsRequestId: crypto.randomUUID(),
  memoryLimitInMB: '256',
  getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
})

function timedOut(fn: LambdaFunction): Error {
  const error = new Error(`${fn.id} timed out after ${fn.timeoutSeconds}.00 seconds`)
  error.name = 'Sandbox.Timedout'
  return error
}
