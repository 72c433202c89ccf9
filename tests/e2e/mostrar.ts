import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { pedirEntrada } from './pessoas.ts'
import type { Quem, Tela } from './telas.ts'

/** One browser context for each person, signed in once. */
export class Sessoes {
  private readonly abertas = new Map<string, Promise<BrowserContext>>()

  constructor(
    private readonly browser: Browser,
    private readonly opcoes: BrowserContextOptions,
  ) {}

  de(quem?: Quem): Promise<BrowserContext> {
    const nome = quem?.email ?? ''
    const aberta = this.abertas.get(nome) ?? this.abrir(quem)
    this.abertas.set(nome, aberta)
    return aberta
  }

  private async abrir(quem?: Quem): Promise<BrowserContext> {
    const context = await this.browser.newContext(this.opcoes)
    if (quem) {
      const page = await context.newPage()
      await pedirEntrada(page, quem.tipo, quem.email)
      await page.waitForURL(({ pathname }) => pathname !== '/')
      await page.close()
    }
    return context
  }
}

/** Opens a screen and waits until it holds what it is about; dialogs are opened, moving things stand still. */
export async function mostrar(page: Page, { caminho, pronta, abrir }: Tela): Promise<void> {
  await page.goto(caminho)
  await expect(page.getByText(pronta).filter({ visible: true }).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await abrir?.(page)
  await parar(page)
}

/** What moves has come to rest, and the letters are there. */
export async function parar(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  const movendo = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity,
          ).length,
    )
  await expect.poll(movendo, { timeout: 5_000 }).toBe(0)
}
