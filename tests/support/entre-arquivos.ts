import { createRequire } from 'node:module'
import { afterAll, vi } from 'vitest'
import { config } from 'zod/mini'

/**
 * Files that share a process load once what is not ours. Nothing else passes from one to the next: every file loads our
 * modules anew, and finds environment, globals, page and cloud clients as the first did.
 */
vi.resetModules()
vi.resetConfig()
// What a file put in a module's place Vitest would put there in the next file too.
const { evaluatedModules } = Reflect.get(globalThis, '__vitest_worker__') as {
  readonly evaluatedModules: { readonly idToModuleMap: ReadonlyMap<string, { meta?: object }> }
}
for (const modulo of evaluatedModules.idToModuleMap.values())
  if (modulo.meta && 'mockedModule' in modulo.meta) delete modulo.meta
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
