/** A worker thread does not inherit the TypeScript loader of whoever started it: register it, then run the engine. */
import { register } from 'tsx/esm/api'

register()
await import('./faces.worker.ts')
