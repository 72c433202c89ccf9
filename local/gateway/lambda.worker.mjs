// The thread functions run on: what Lambda's own process is to a handler. Talks to `runtime.ts` in plain messages.
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { pathToFileURL } from 'node:url'

// Only on Linux does a priority belong to a thread.
if (process.platform === 'linux' && workerData.niceness > 0) setPriority(workerData.niceness)

let generation = 0
const loaded = new Map()

parentPort.on('message', (message) => {
  if (message.reload) {
    generation++
    loaded.clear()
  } else if (waiting.push(message) === 1) setImmediate(begin)
})

/** Calls not begun yet, oldest first. */
const waiting = []

/** One call begins in each turn of the loop: answers that came in for those under way are taken first. */
function begin() {
  void answer(waiting.shift())
  if (waiting.length > 0) setImmediate(begin)
}

async function answer({ id, fn, event, deadline }) {
  try {
    const handler = await load(fn)
    const result = await handler(event, contextOf(fn, deadline))
    parentPort.postMessage({ id, result: result === undefined ? null : result })
  } catch (error) {
    const { name = 'Error', message = String(error), stack } = error instanceof Error ? error : {}
    parentPort.postMessage({ id, error: { name, message, stack } })
  }
}

function load(fn) {
  const known = loaded.get(fn.arn)
  if (known) return known
  const loading = (async () => {
    const module = await import(`${pathToFileURL(fn.file).href}?v=${generation}`)
    const handler = module[fn.exportName]
    if (typeof handler !== 'function') throw new Error(`${fn.file} does not export ${fn.exportName}`)
    return handler
  })()
  loaded.set(fn.arn, loading)
  loading.catch(() => loaded.delete(fn.arn))
  return loading
}

const contextOf = (fn, deadline) => ({
  functionName: fn.id,
  invokedFunctionArn: fn.arn,
  awsRequestId: crypto.randomUUID(),
  memoryLimitInMB: '256',
  getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
})
