import { AsyncLocalStorage } from 'node:async_hooks'
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

/** The contexts that the modules of this file ran something in. Until it is told to stop, each costs every promise. */
const contextos = new Set<AsyncLocalStorage<unknown>>()
const run = Object.getOwnPropertyDescriptor(AsyncLocalStorage.prototype, 'run') ?? {}
Object.defineProperty(AsyncLocalStorage.prototype, 'run', {
  ...run,
  value(this: AsyncLocalStorage<unknown>, ...chamada: unknown[]): unknown {
    contextos.add(this)
    return Reflect.apply(run.value as typeof this.run, this, chamada)
  },
})

afterAll(async () => {
  await vi.dynamicImportSettled()
  fingidos.restore()
  Object.defineProperty(AsyncLocalStorage.prototype, 'run', run)
  for (const contexto of contextos) contexto.disable()
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  for (const nome of Object.keys(process.env)) if (!(nome in ambiente)) delete process.env[nome]
  Object.assign(process.env, ambiente)
})
