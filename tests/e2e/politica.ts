import { type BrowserContext, expect, type Page } from '@playwright/test'

const VIOLACAO = /Content Security Policy|Permissions policy violation/i

/** Everything a page of these contexts does against the site's security headers, as the browser tells it. */
export function vigiar(...contextos: readonly BrowserContext[]): string[] {
  const violacoes: string[] = []
  for (const contexto of contextos)
    contexto.on('console', (mensagem) => {
      if (VIOLACAO.test(mensagem.text())) violacoes.push(`${mensagem.page()?.url()}: ${mensagem.text()}`)
    })
  return violacoes
}

/** A script written into the page does not run, and who watches hears of it. */
export async function tentarInjetar(page: Page, violacoes: readonly string[]): Promise<void> {
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.documentElement.dataset.injetado = "sim"'
    document.head.append(script)
  })
  await expect.poll(() => violacoes.filter((texto) => texto.includes('script-src'))).toHaveLength(1)
  expect(await page.evaluate(() => document.documentElement.dataset['injetado'])).toBeUndefined()
}
