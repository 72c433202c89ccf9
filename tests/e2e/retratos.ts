import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import config from '../../playwright.config.ts'
import { startCloudProcess } from '../support/cloud.ts'
import { mostrar, parar, Sessoes } from './mostrar.ts'
import { prepararTelas } from './telas.ts'

/**
 * `npm run retratos [-- nome …]`: every screen at 360 and 1280 px, light and dark, into `.build/retratos/`, to be
 * looked at. A screen that does not come is told and the others are taken.
 */
const PASTA = path.resolve(import.meta.dirname, '../../.build/retratos')
const TAMANHOS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

const pedidas = process.argv.slice(2)
await rm(PASTA, { recursive: true, force: true })
await mkdir(PASTA, { recursive: true })
const cloud = await startCloudProcess()
const browser = await chromium.launch(config.use?.launchOptions)
try {
  const telas = await prepararTelas(cloud)
  const sessoes = new Sessoes(browser, {
    baseURL: cloud.origem,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  })
  for (const tela of telas.filter(({ nome }) => pedidas.length === 0 || pedidas.includes(nome)))
    for (const viewport of TAMANHOS) {
      const page = await (await sessoes.de(tela.quem)).newPage()
      try {
        await page.setViewportSize(viewport)
        await mostrar(page, tela)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await parar(page)
          const file = path.join(PASTA, `${tela.nome}-${viewport.width}-${colorScheme}.png`)
          await page.screenshot({ path: file, fullPage: tela.abrir === undefined })
        }
      } catch (error) {
        console.error(`${tela.nome} (${viewport.width} px):`, error instanceof Error ? error.message : error)
        process.exitCode = 1
      }
      await page.close()
    }
  console.log(`Retratos em ${PASTA}`)
} finally {
  await browser.close()
  await cloud.close()
}
