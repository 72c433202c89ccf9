import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { parar } from './mostrar.ts'

/**
 * What is in order is not told node by node: nobody reads it, and finding its words takes most of the time. A theme
 * changes colours and nothing else.
 */
const TEMAS = {
  light: { resultTypes: ['violations'] },
  dark: { resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] },
} satisfies Readonly<Record<'light' | 'dark', RunOptions>>

/** WCAG 2.2 AA by axe, in both themes; `nome` is what the report calls the screen. */
export async function conferirAcesso(page: Page, nome: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await parar(page)
    const violations = await violacoes(page, TEMAS[colorScheme])
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
    expect.soft(found, `${nome} (${colorScheme})`).toEqual([])
  }
}

/** Every frame is ours, so each answers the page that asks; and each reads axe once, however often it is asked. */
async function violacoes(page: Page, options: RunOptions) {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axe.source)
  // In there, `axe` is the page's.
  const { violations } = await page.evaluate(async (como) => axe.run(como), options)
  return violations
}
