import type { AwsFault } from './aws/faults.ts'
import { startCloud } from './cloud/cloud.ts'
import { readOptions } from './cloud/options.ts'

/** Runs the product until it is told to stop; the parent process hears when it is ready. */
const cloud = await startCloud(readOptions(process.argv.slice(2)))
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void cloud.close().finally(() => process.exit(0))
  })
// Whoever started it was killed: what is left behind would hold the ports and the data against the next start.
process.once('disconnect', () => process.exit(1))
// Only the process that started this one can say so, or ask.
process.on('message', (dito: { readonly quebrados: readonly AwsFault[] } | { readonly parada: null }) => {
  if ('parada' in dito) {
    process.send?.({ parada: cloud.idle })
    return
  }
  cloud.faults.set(dito.quebrados)
  process.send?.({ quebrados: dito.quebrados.length })
})
process.send?.({ pronto: true })
