import { watch } from './bundle.ts'

/** Rebuilds the functions on every change, until it is ended. */
await watch(() => console.log('[funções] reconstruídas'))
