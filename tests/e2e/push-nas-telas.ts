import { type BrowserContext, expect, type Page, type Worker } from '@playwright/test'
import type { Inscricao } from '#domain/toque/aparelho.ts'
import type { CloudProcess } from '../support/cloud.ts'
import { navegadores } from '../support/push.ts'

/** The part of a browser that rings: its own push service is on the internet, so the one beside the cloud plays it. */
export class PushNasTelas {
  #celular: Inscricao | undefined

  private constructor(
    private readonly cloud: CloudProcess,
    private readonly context: BrowserContext,
  ) {}

  static async em(cloud: CloudProcess, context: BrowserContext): Promise<PushNasTelas> {
    const push = new PushNasTelas(cloud, context)
    await context.exposeFunction('inscreverNoPush', async (chave: string) => {
      push.#celular = await navegadores(`${cloud.provedores}/push`).inscrever(chave)
      return push.#celular
    })
    await context.addInitScript(() => {
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
    return push
  }

  /** What was sent to this device and not handed over yet, oldest first. */
  async recebidas() {
    if (!this.#celular) throw new Error('The page has no subscription')
    return navegadores(`${this.cloud.provedores}/push`).receber(this.#celular)
  }

  /** What shows the messages. */
  get trabalhador(): Worker {
    const [worker] = this.context.serviceWorkers()
    if (!worker) throw new Error('The page has no worker')
    return worker
  }

  /**
   * Hands a message over to the worker, as the browser does once it has deciphered it, and waits until the worker is
   * done with it. Asking meanwhile what is shown would make the browser forget what it is just showing.
   */
  async entregar(fora: Page, data: string): Promise<void> {
    const cdp = await this.context.newCDPSession(fora)
    const registrado = new Promise<string>((resolve) => {
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [um] = registrations
        if (um) resolve(um.registrationId)
      })
    })
    const tratado = new Promise<string | undefined>((resolve) => {
      cdp.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent: evento }) => {
        if (evento.eventName !== 'Push event completed') return
        resolve(evento.eventMetadata.find(({ key }) => key === 'Status')?.value)
      })
    })
    await cdp.send('ServiceWorker.enable')
    const registrationId = await registrado
    const service = 'pushMessaging'
    await cdp.send('BackgroundService.clearEvents', { service })
    await cdp.send('BackgroundService.startObserving', { service })
    await cdp.send('BackgroundService.setRecording', { service, shouldRecord: true })
    await cdp.send('ServiceWorker.deliverPushMessage', { origin: this.cloud.origem, registrationId, data })
    expect(await tratado).toBe('Success')
    await cdp.detach()
  }

  /** What the worker shows, as the system would. */
  mostradas = (): Promise<string[]> =>
    this.trabalhador.evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
      return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`)
    })

  /** Gone before the next one comes: it bears the same tag, and a late closing would take that one. */
  async fechar(): Promise<void> {
    await this.trabalhador.evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
      for (const notificacao of await registration.getNotifications()) notificacao.close()
    })
    await expect.poll(this.mostradas).toEqual([])
  }
}
