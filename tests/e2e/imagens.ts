import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import config from '../../playwright.config.ts'
import { startCloudProcess } from '../support/cloud.ts'
import { mostrar, parar, Sessoes } from './mostrar.ts'
import { prepararTelas } from './telas.ts'

/** `npm run imagens`: the pictures of the README, of screens with content in them, into `docs/imagens/`. */
const PASTA = path.resolve(import.meta.dirname, '../../docs/imagens')
const IMAGENS = [
  { nome: 'inicio', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { nome: 'arquivos', viewport: { width: 390, height: 480 }, colorScheme: 'dark' },
  { nome: 'fila-dentro', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
] as const

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
  for (const { nome, viewport, colorScheme } of IMAGENS) {
    const tela = telas.find((uma) => uma.nome === nome)
    if (!tela) throw new Error(`There is no screen "${nome}"`)
    const page = await (await sessoes.de(tela.quem)).newPage()
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await mostrar(page, tela)
    await parar(page)
    const foto = await page.screenshot()
    await sharp(foto)
      .webp({ quality: 82, effort: 6 })
      .toFile(path.join(PASTA, `${nome}.webp`))
    await page.close()
  }
  console.log(`Imagens em ${PASTA}`)
} finally {
  await browser.close()
  await cloud.close()
}
