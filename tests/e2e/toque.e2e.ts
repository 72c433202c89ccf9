import { type Browser, type BrowserContext, chromium, expect, type Page, type Worker } from '@playwright/test'
import type { Inscricao } from '#domain/toque/aparelho.ts'
import { SABIDO, TOQUE, TOQUE_NA_CONTA } from '#domain/toque/textos-das-telas.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { Jornada } from '../support/jornada.ts'
import { eventually } from '../support/provedores.ts'
import { navegadores } from '../support/push.ts'
import { conferirAcesso } from './acesso.ts'
import { test } from './cena.ts'
import { pedirEntrada } from './pessoas.ts'
import { vigiar } from './politica.ts'

test.use({ cena: 'toque' })

/** A function's first start on a busy machine. It ends a wait for what never comes, and judges no time. */
const TOQUE_MS = 150_000

let cloud: CloudProcess
let browser: Browser
let context: BrowserContext
let violacoes: string[]
let celular: Inscricao | undefined

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
  await pelaNossaPush(context)
})
test.afterAll(async () => {
  await browser?.close()
  await cloud?.close()
})

const push = () => navegadores(`${cloud.provedores}/push`)

/** The browser's own push service is on the internet: its part is played by the one beside the cloud. */
async function pelaNossaPush(pages: BrowserContext): Promise<void> {
  await pages.exposeFunction('inscreverNoPush', async (chave: string) => {
    celular = await push().inscrever(chave)
    return celular
  })
  await pages.addInitScript(() => {
    const { inscreverNoPush } = globalThis as unknown as {
      readonly inscreverNoPush: (
        chave: unknown,
      ) => Promise<{ endpoint: string; p256dh: string; auth: string }>
    }
    let inscrita: unknown = null
    PushManager.prototype.subscribe = async (opcoes) => {
      const { endpoint, p256dh, auth } = await inscreverNoPush(opcoes?.applicationServerKey)
      inscrita = {
        endpoint,
        options: { applicationServerKey: null },
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: () => Promise.resolve(true),
      }
      return inscrita as PushSubscription
    }
    PushManager.prototype.getSubscription = () => Promise.resolve(inscrita as PushSubscription | null)
  })
}

/** What the worker shows, as the system would. */
const mostradas = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`)
  })
/** Gone before the next one comes: it bears the same tag, and a late closing would take that one. */
async function fechar(worker: Worker): Promise<void> {
  await worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    for (const notificacao of await registration.getNotifications()) notificacao.close()
  })
  await expect.poll(() => mostradas(worker)).toEqual([])
}

/** Hands a message over to the worker, as the browser does once it has deciphered it. */
async function entregar(fora: Page, data: string): Promise<void> {
  const cdp = await context.newCDPSession(fora)
  const registrado = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [um] = registrations
      if (um) resolve(um.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: cloud.origem,
    registrationId: await registrado,
    data,
  })
  await cdp.detach()
}

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

  const [worker] = context.serviceWorkers()
  if (!worker || !celular) throw new Error('The page has no worker or no subscription')
  const aparelho = celular
  const fora = await context.newPage()
  await fora.goto('about:blank')

  await test.step('looking at the page, nothing covers it', async () => {
    await page.bringToFront()
    await entregar(fora, JSON.stringify({ id: 'a-vista' }))
    expect(await mostradas(worker)).toEqual([])
  })

  await test.step('with the page closed, the acceptance shows that there is news, and nothing else', async () => {
    await page.close()
    await jornada.aceitar()
    const [toque] = await eventually(
      'the ringing',
      async () => {
        const vieram = await push().receber(aparelho)
        return vieram.length > 0 ? vieram : undefined
      },
      TOQUE_MS,
    )
    await entregar(fora, toque?.text ?? '')
    await expect.poll(() => mostradas(worker)).toEqual(['Acolhe: Há novidades'])
    await fechar(worker)
    await entregar(fora, toque?.text ?? '')
    await entregar(fora, JSON.stringify({ id: 'outra' }))
    await expect.poll(() => mostradas(worker)).toEqual(['Acolhe: Há novidades'])
    expect(
      await worker.evaluate(async () => {
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
