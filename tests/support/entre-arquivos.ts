import { createRequire } from 'node:module'
import { afterAll, vi } from 'vitest'
import { config } from 'zod/mini'

/**
 * Files that share a process load once what is not ours. Nothing else passes from one to the next: every file loads our
 * modules anew, and finds environment, globals and cloud clients as the first did. Those that put something in a
 * module's place are not among them.
 */
vi.resetModules()
vi.resetConfig()
// Whoever loads all of Zod gives it words; the product's part of it has none.
config({ localeError: undefined })

const require = createRequire(import.meta.url)
/** What `aws-sdk-client-mock` puts on the clients' classes, which are not loaded anew. */
const fingidos = createRequire(require.resolve('aws-sdk-client-mock'))('sinon') as { restore(): void }
const ambiente = { ...process.env }

afterAll(async () => {
  await vi.dynamicImportSettled()
  fingidos.restore()
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  for (const nome of Object.keys(process.env)) if (!(nome in ambiente)) delete process.env[nome]
  Object.assign(process.env, ambiente)
})
