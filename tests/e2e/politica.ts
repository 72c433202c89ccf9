import { type BrowserContext, expect, type Page } from '@playwright/test'

const VIOLACAO = /Content Security Policy|Permissions policy violation|Trusted(HTML|Script|ScriptURL)\b/i

/** Everything a page of these contexts does against the site's security headers, as the browser tells it. */
export function vigiar(...contextos: readonly BrowserContext[]): string[] {
  const violacoes: string[] = []
  for (const contexto of contextos)
    contexto.on('console', (mensagem) => {
      if (VIOLACAO.test(mensagem.text())) violacoes.push(`${mensagem.page()?.url()}: ${mensagem.text()}`)
    })
  return violacoes
}

/** Neither a script written into the page nor one in an address runs, and who watches hears of both. */
export async function tentarInjetar(page: Page, violacoes: readonly string[]): Promise<void> {
  await page.evaluate(() => {
    const ato = 'document.documentElement.dataset.injetado = "sim"'
    const script = document.createElement('script')
    script.append(ato)
    const quadro = document.createElement('iframe')
    quadro.src = `javascript:parent.${ato}`
    document.body.append(script, quadro)
  })
  for (const refusal of ['TrustedScript', 'script-src'])
    await expect.poll(() => violacoes.some((texto) => texto.includes(refusal))).toBe(true)
  expect(await page.evaluate(() => document.documentElement.dataset['injetado'])).toBeUndefined()
}
