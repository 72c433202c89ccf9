import { watch } from './bundle.ts'

// Whoever started it was killed.
process.once('disconnect', () => process.exit(1))
/** Rebuilds the functions on every change, until it is ended. */
await watch(() => console.log('[funções] reconstruídas'))
