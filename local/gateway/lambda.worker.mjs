// The thread functions run on: what Lambda's own process is to a handler. Talks to `sandbox.ts` in plain messages.
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { pathToFileURL } from 'node:url'

// Only on Linux does a priority belong to a thread.
if (process.platform === 'linux' && workerData.niceness > 0) setPriority(workerData.niceness)

/** How often what was printed leaves for the main thread: piece by piece it costs both as much as reading an item. */
const PRINT_MS = 100
for (const output of [process.stdout, process.stderr]) {
  output.cork()
  setInterval(() => {
    output.uncork()
    output.cork()
  }, PRINT_MS).unref()
  process.on('exit', () => output.uncork())
}

let generation = 0
const loaded = new Map()

/**
 * As many calls begin side by side. One at a time is Lambda's rule for an environment; the second uses the time in
 * which the first waits for the store. Calls that only compute gain nothing from a crowd: each then ends when the last
 * does, and all have read what the first has meanwhile changed.
 */
const TOGETHER = 2
/** A call that has not answered after this long waits for something slow, and lets another begin in its place. */
const SLOW_MS = 20

/** Calls not begun yet, oldest first. */
const waiting = []
let together = 0

parentPort.on('message', (message) => {
  if (message.stop) process.exit()
  if (message.ping) parentPort.postMessage({ id: -1 })
  else if (message.reload) {
    generation++
    loaded.clear()
  } else if (waiting.push(message) === 1) setImmediate(begin)
})

/** One call begins in each turn of the loop: answers that came in for those under way are taken first. */
function begin() {
  if (together === TOGETHER || waiting.length === 0) return
  const leave = joined()
  const slow = setTimeout(leave, SLOW_MS)
  void answer(waiting.shift()).then(() => {
    clearTimeout(slow)
    leave()
  })
  if (waiting.length > 0) setImmediate(begin)
}

/** Takes a place among those that run together, and returns what gives it back, once. */
function joined() {
  let here = true
  together++
  return () => {
    if (!here) return
    here = false
    together--
    if (waiting.length > 0) setImmediate(begin)
  }
}

async function answer({ id, fn, event, claim }) {
  // Taken back: it runs elsewhere.
  if (Atomics.compareExchange(claim, 0, 0, 1) !== 0) return
  parentPort.postMessage({ id, begun: true })
  try {
    const handler = await load(fn)
    const result = await handler(event, contextOf(fn, Date.now() + fn.timeoutSeconds * 1000))
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
  memoryLimitInMB: String(fn.memoryMb),
  getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
})
