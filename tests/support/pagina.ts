import { afterAll } from 'vitest'

/**
 * How a page is waited for. React draws in turns of its own (`setImmediate`), which the library's own wait, a timer,
 * can overtake on a busy machine; so whoever acts on a page (a click, a key, `waitFor`) goes on only after the turns
 * that the act has asked for. `TELA_LENTA=15 npm run unit` delays each turn by as many milliseconds, and shows which
 * test looks at a page before it is drawn.
 */
const TURNS_OF_AN_ACT = 3
const delay = Number(process.env['TELA_LENTA'] ?? 0)

if (typeof document !== 'undefined') {
  // Before React is loaded: it keeps the function that it finds. And a clock that a test stops does not stop it.
  const { setTimeout: later } = globalThis
  if (delay > 0)
    globalThis.setImmediate = ((next: () => void) => later(next, delay)) as unknown as typeof setImmediate
  const { configure, getConfig } = await import('@testing-library/react')
  const library = getConfig()
  const turn = globalThis.setImmediate
  const drawn = async (): Promise<void> => {
    for (let i = 0; i < TURNS_OF_AN_ACT; i++) await new Promise((resolve) => turn(resolve))
  }
  configure({
    // A busy machine may take its time; a wrong screen still fails.
    asyncUtilTimeout: 8_000,
    asyncWrapper: (act) =>
      library.asyncWrapper(async () => {
        const result = await act()
        await drawn()
        return result
      }),
  })
  // The library outlives a file where files share a process.
  afterAll(() => configure(library))
  // jsdom has nothing to scroll.
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
}
