import { startCloud } from './cloud/cloud.ts'
import { readOptions } from './cloud/options.ts'

/** Runs the product until it is told to stop; the parent process hears when it is ready. */
const cloud = await startCloud(readOptions(process.argv.slice(2)))
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void cloud.close().finally(() => process.exit(0))
  })
process.send?.({ pronto: true })
