import { type BrowserContext, expect, type Page } from '@playwright/test'

/** What somebody may write who wants another's browser to do something; each says where it was written. */
export const hostil = (campo: string): string =>
  [
    `${campo}:`,
    `<img src=x onerror="rodou='${campo}'">`,
    `</textarea></p></script><script>rodou='${campo}'</script>`,
    `<a href="javascript:rodou='${campo}'">x</a>`,
    `{{rodou='${campo}'}} \${rodou='${campo}'} <%= rodou %>`,
  ].join(' ')

/** The same with the sign that turns writing around, which only documents refuse. */
export const viradoEHostil = (campo: string): string => `${hostil(campo)} \u202Ecitsalp`

declare global {
  interface Window {
    rodou: string
    ouvir: (dito: string) => Promise<void>
  }
}

/** Everything a hostile text brought about in these contexts: a script that ran, a policy broken, a dialog opened. */
export async function vigiarTextos(...contextos: readonly BrowserContext[]): Promise<string[]> {
  const ouvidas: string[] = []
  for (const contexto of contextos) {
    contexto.on('dialog', (dialogo) => {
      ouvidas.push(`dialog: ${dialogo.message()}`)
      void dialogo.dismiss()
    })
    await contexto.exposeFunction('ouvir', (dito: string) => void ouvidas.push(dito))
    await contexto.addInitScript(() => {
      Object.defineProperty(globalThis, 'rodou', {
        set: (campo: string) => {
          void globalThis.window.ouvir(`script: ${campo}`)
        },
      })
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        void globalThis.window.ouvir(`policy: ${effectiveDirective} ${blockedURI}`)
      })
    })
  }
  return ouvidas
}

/** The texts stand on the page as they were written, and nothing of them became anything else. */
export async function soTexto(page: Page, textos: readonly string[]): Promise<void> {
  for (const texto of textos) await expect(page.locator('body')).toContainText(texto)
  await expect(page.locator('[onerror], [href^="javascript:" i], img[src="x"]')).toHaveCount(0)
}

/** No text becomes markup, and no stranger's address a script: each try is refused and heard, so the watching works. */
export async function provarQueSeOuve(page: Page, ouvidas: readonly string[]): Promise<void> {
  const tentativas = await page.evaluate((texto) => {
    const tentar = (ato: () => void): string => {
      try {
        ato()
        return 'feito'
      } catch (error) {
        return error instanceof Error ? error.name : String(error)
      }
    }
    const script = document.createElement('script')
    return {
      marcas: tentar(() => document.body.insertAdjacentHTML('beforeend', texto)),
      atributo: tentar(() => document.body.setAttribute('onclick', texto)),
      alheio: tentar(() => {
        script.src = 'https://alheio.test/x.js'
      }),
      nosso: tentar(() => {
        script.src = '/assets/x.js'
      }),
    }
  }, hostil('prova'))
  expect(tentativas).toEqual({
    marcas: 'TypeError',
    atributo: 'TypeError',
    alheio: 'TypeError',
    nosso: 'feito',
  })
  const recusa = 'policy: require-trusted-types-for trusted-types-sink'
  await expect.poll(() => [...ouvidas]).toEqual([recusa, recusa, recusa])
  await page.evaluate(() => {
    globalThis.window.rodou = 'prova'
  })
  await expect.poll(() => ouvidas.at(-1)).toBe('script: prova')
}
