import { type Browser, type BrowserContext, chromium, expect } from '@playwright/test'
import { SABIDO, TOQUE, TOQUE_NA_CONTA } from '#domain/toque/textos-das-telas.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { Jornada } from '../support/jornada.ts'
import { eventually } from '../support/provedores.ts'
import { conferirAcesso } from './acesso.ts'
import { test } from './cena.ts'
import { pedirEntrada } from './pessoas.ts'
import { vigiar } from './politica.ts'
import { PushNasTelas } from './push-nas-telas.ts'

test.use({ cena: 'toque' })

/** A function's first start on a busy machine. It ends a wait for what never comes, and judges no time. */
const TOQUE_MS = 150_000

let cloud: CloudProcess
let browser: Browser
let context: BrowserContext
let violacoes: string[]
let push: PushNasTelas

test.beforeAll(async () => {
  cloud = await startCloudProcess({ semente: false })
  const { launchOptions, locale, timezoneId } = test.info().project.use
  browser = await chromium.launch(launchOptions)
  context = await browser.newContext({
    baseURL: cloud.origem,
    locale,
    timezoneId,
    permissions: ['notifications'],
    viewport: { width: 360, height: 740 },
  })
  violacoes = vigiar(context)
  push = await PushNasTelas.em(cloud, context)
})
test.afterAll(async () => {
  await browser?.close()
  await cloud?.close()
})

test('who waits is called back with the page closed, once, and finds a page without a network', async () => {
  const jornada = await (await Jornada.nova(cloud)).ate('na_fila')
  const page = await context.newPage()
  await pedirEntrada(page, 'paciente', jornada.paciente.usuario.email)
  await expect(page.getByRole('heading', { name: 'Triagem Acolhe v2' })).toBeVisible()
  const espera = `/status-consulta/${jornada.consulta_id}`

  await test.step('turns it on while waiting', async () => {
    await page.goto(espera)
    await expect(page.getByText(TOQUE.sem)).toBeVisible()
    await conferirAcesso(page, 'espera sem toque')
    await page.getByRole('button', { name: TOQUE.ligar }).click()
    await expect(page.getByText(TOQUE.ligado)).toBeVisible()
    await conferirAcesso(page, 'espera com toque')
  })

  await test.step('without a network the page says what is known, and comes back by itself', async () => {
    await expect(page.getByText('1º', { exact: false }).first()).toBeVisible()
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Você está sem conexão' })).toBeVisible()
    await expect(page.getByText(SABIDO.queued)).toBeVisible()
    await conferirAcesso(page, 'sem rede')
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: TOQUE.titulo })).toBeVisible()
  })

  const fora = await context.newPage()
  await fora.goto('about:blank')

  await test.step('looking at the page, nothing covers it', async () => {
    await page.bringToFront()
    await push.entregar(fora, JSON.stringify({ id: 'a-vista' }))
    expect(await push.mostradas()).toEqual([])
  })

  await test.step('with the page closed, the acceptance shows that there is news, and nothing else', async () => {
    await page.close()
    await jornada.aceitar()
    const [toque] = await eventually(
      'the ringing',
      async () => {
        const vieram = await push.recebidas()
        return vieram.length > 0 ? vieram : undefined
      },
      TOQUE_MS,
    )
    await push.entregar(fora, toque?.text ?? '')
    expect(await push.mostradas()).toEqual(['Acolhe: Há novidades'])
    await push.fechar()
    await push.entregar(fora, toque?.text ?? '')
    await push.entregar(fora, JSON.stringify({ id: 'outra' }))
    expect(await push.mostradas()).toEqual(['Acolhe: Há novidades'])
    expect(
      await push.trabalhador.evaluate(async () => {
        const caches = await globalThis.caches.keys()
        const pedidos = await Promise.all(
          caches.map(async (nome) => (await globalThis.caches.open(nome)).keys()),
        )
        return pedidos.flat().filter(({ url }) => url.includes('/api/')).length
      }),
    ).toBe(0)
  })

  await test.step('the account tells of it, and turns it off', async () => {
    const conta = await context.newPage()
    await conta.goto('/conta')
    await expect(conta.getByText(TOQUE_NA_CONTA.outros(1))).toBeVisible()
    await conferirAcesso(conta, 'conta com toque')
    await conta.getByRole('button', { name: TOQUE_NA_CONTA.desligar_outros }).click()
    await expect(conta.getByText(TOQUE_NA_CONTA.outros(1))).toHaveCount(0)
    await conta.close()
  })
  expect(violacoes).toEqual([])
})
