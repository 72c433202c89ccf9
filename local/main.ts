import type { AwsFault } from './aws/faults.ts'
import { startCloud } from './cloud/cloud.ts'
import type { ProviderFault } from './cloud/providers.ts'
import { readOptions } from './cloud/options.ts'

type Dito =
  | { readonly quebrados: readonly AwsFault[] }
  | { readonly falhas: readonly ProviderFault[] }
  | { readonly parada: null }
  | { readonly retidos: null }

/** Runs the product until it is told to stop; the parent process hears when it is ready. */
const cloud = await startCloud(readOptions(process.argv.slice(2)))
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void cloud.close().finally(() => process.exit(0))
  })
// Whoever started it was killed: what is left behind would hold the ports and the data against the next start.
process.once('disconnect', () => process.exit(1))
// Only the process that started this one can say so, or ask.
process.on('message', (dito: Dito) => {
  if ('parada' in dito) process.send?.({ parada: cloud.idle })
  else if ('retidos' in dito) process.send?.({ retidos: cloud.held })
  else if ('quebrados' in dito) {
    cloud.faults.set(dito.quebrados)
    process.send?.({ quebrados: dito.quebrados.length })
  } else {
    cloud.plan(dito.falhas)
    process.send?.({ falhas: dito.falhas.length })
  }
})
process.send?.({ pronto: true })
