import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { conferirAcesso } from './acesso.ts'
import { test } from './cena.ts'
import { mostrar, seguir, Sessoes } from './mostrar.ts'
import { prepararTelas, type Tela } from './telas.ts'

test.use({ cena: 'telas' })

const TAMANHO = { width: 320, height: 720 }

let cloud: CloudProcess
let browser: Browser
let sessoes: Sessoes
let telas: readonly Tela[]

test.beforeAll(async () => {
  cloud = await startCloudProcess()
  telas = await prepararTelas(cloud)
  const { launchOptions, locale, timezoneId } = test.info().project.use
  browser = await chromium.launch(launchOptions)
  sessoes = new Sessoes(browser, {
    baseURL: cloud.origem,
    locale,
    timezoneId,
    reducedMotion: 'reduce',
    viewport: TAMANHO,
  })
})
test.afterAll(async () => {
  await browser?.close()
  await cloud?.close()
})

/** WCAG 2.2 AA by axe, in both themes, and nothing to scroll sideways at 320 px (WCAG 1.4.10). */
test('every screen is accessible, with content in it, in both themes, at 320 px', async () => {
  test.setTimeout(600_000)
  const vez = porPessoa(telas).values()
  const olhar = async () => {
    for (const dela of vez) await percorrer(dela)
  }
  await Promise.all([olhar(), olhar()])
})

/**
 * Each person's screens in their order, who has most first. Two people at a time: one loads while the other is looked
 * at.
 */
function porPessoa(todas: readonly Tela[]): readonly (readonly Tela[])[] {
  const pessoas = [...new Set(todas.map(({ quem }) => quem?.email))]
  return pessoas
    .map((pessoa) => todas.filter(({ quem }) => quem?.email === pessoa))
    .toSorted((a, b) => b.length - a.length)
}

/** In one tab, as a person does: a second one has a process of its own, which reads the whole product anew. */
async function percorrer(telas: readonly Tela[]): Promise<void> {
  const page = await (await sessoes.de(telas[0]?.quem)).newPage()
  let anterior: Tela | undefined
  for (const tela of telas) {
    await test.step(tela.nome, async () => conferir(page, tela, anterior))
    anterior = tela
  }
  await page.close()
}

async function conferir(page: Page, tela: Tela, anterior?: Tela): Promise<void> {
  if (tela.apos && tela.apos === anterior) await seguir(page, tela)
  else {
    await page.setViewportSize(TAMANHO)
    // What a tab keeps of a screen that somebody left half done is not the next one's.
    if (anterior) await page.evaluate(() => sessionStorage.clear())
    await mostrar(page, tela)
  }
  await conferirAcesso(page, tela.nome)
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(sideways, `${tela.nome} scrolls sideways`).toBe(0)
}
