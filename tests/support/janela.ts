import { afterAll } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'

/** Files with a page that share a process: each gets a window of its own, which closes with all that hangs on it. */
if (typeof document !== 'undefined') {
  const janela = await builtinEnvironments.jsdom.setup(globalThis, {})
  afterAll(() => janela.teardown(globalThis))
  const { getQueriesForElement, screen } = await import('@testing-library/react')
  // The library keeps the page that it found when it was loaded.
  Object.assign(screen, getQueriesForElement(document.body))
}
