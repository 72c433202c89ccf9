import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { parar } from './mostrar.ts'

/** WCAG 2.2 AA by axe, in both themes; `nome` is what the report calls the screen. */
export async function conferirAcesso(page: Page, nome: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await parar(page)
    // Every frame is ours: nothing to gather in a second page (axe’s "legacy mode" leaves out frames of other origins).
    // What is in order is not told node by node: nobody reads it, and finding its words takes most of the time.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    // A theme changes colours and nothing else.
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block'])
    const { violations } = await axe.analyze()
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
    expect.soft(found, `${nome} (${colorScheme})`).toEqual([])
  }
}
