import type * as mock from 'aws-sdk-client-mock'
import { afterAll, vi } from 'vitest'

/**
 * Unit files share a process, so that what is not ours is loaded once. Nothing else passes from one to the next: every
 * file loads our modules anew, and finds environment, globals, cloud clients and page as the first did.
 */
vi.resetModules()
vi.resetConfig()

/** As of `aws-sdk-client-mock`: they stand on the clients' classes, which are not loaded anew. */
interface Fingido {
  restore(): void
}
const fingidos = new Set<Fingido>()
vi.mock('aws-sdk-client-mock', async (original) => {
  const { mockClient, ...resto } = await original<typeof mock>()
  const anotado: typeof mockClient = (client) => {
    const fingido = mockClient(client)
    fingidos.add(fingido)
    return fingido
  }
  return { ...resto, mockClient: anotado }
})

const ambiente = { ...process.env }

const { window } = globalThis as { readonly window?: Window }
const tela = window && (await import('@testing-library/react'))
// A busy machine may take its time; a wrong screen still fails.
tela?.configure({ asyncUtilTimeout: 8_000 })

afterAll(async () => {
  tela?.cleanup()
  // What a screen was still loading belongs to this file.
  await vi.dynamicImportSettled()
  for (const fingido of fingidos) fingido.restore()
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  for (const nome of Object.keys(process.env)) if (!(nome in ambiente)) delete process.env[nome]
  Object.assign(process.env, ambiente)
  if (window) limpar(window)
})

function limpar({ document, localStorage, sessionStorage, history }: Window): void {
  for (const element of [document.documentElement, document.head, document.body])
    for (const nome of element.getAttributeNames()) element.removeAttribute(nome)
  document.head.replaceChildren()
  document.body.replaceChildren()
  document.title = ''
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}
