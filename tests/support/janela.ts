import { afterAll } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'

/** Of its own turns, those in which React ends what the last test of a file left it to do. */
const LAST_TURNS = 3

/** Files with a page that share a process: each gets a window of its own, which closes with all that hangs on it. */
if (typeof document !== 'undefined') {
  const janela = await builtinEnvironments.jsdom.setup(globalThis, {})
  afterAll(async () => {
    for (let i = 0; i < LAST_TURNS; i++) await new Promise((resolve) => setImmediate(resolve))
    await janela.teardown(globalThis)
  })
  const { getQueriesForElement, screen } = await import('@testing-library/react')
  // The library keeps the page that it found when it was loaded.
  Object.assign(screen, getQueriesForElement(document.body))
}
