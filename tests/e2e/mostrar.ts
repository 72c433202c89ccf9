import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { estarDentro } from './pessoas.ts'
import type { Quem, Tela } from './telas.ts'

/**
 * How soon a screen is asked again whether it is there: by itself Playwright waits up to a second between two looks.
 */
const LOGO = { intervals: [50] }

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
    if (quem) await estarDentro(context, quem.email)
    return context
  }
}

/** Opens a screen and waits until it holds what it is about; dialogs are opened, moving things stand still. */
export async function mostrar(page: Page, tela: Tela): Promise<void> {
  if (tela.apos) await mostrar(page, tela.apos)
  else await chegar(page, tela)
  await seguir(page, tela)
}

async function chegar(page: Page, { caminho, pronta }: Tela): Promise<void> {
  await page.goto(caminho)
  const palavras = page.getByText(pronta).filter({ visible: true })
  await expect.poll(() => palavras.count(), { message: `"${pronta}"`, ...LOGO }).toBeGreaterThan(0)
  await expect.poll(() => page.locator('[aria-busy="true"]').count(), LOGO).toBe(0)
}

/** The rest of the way, from the address or from the screen it comes after. */
export async function seguir(page: Page, { abrir }: Tela): Promise<void> {
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
  await expect.poll(movendo, { timeout: 5_000, ...LOGO }).toBe(0)
}
