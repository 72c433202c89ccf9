/**
 * The service worker, a file of its own (`/toque.js`): shows that there is news, and the page for no network. It keeps
 * that page and the names of what it showed, and never an answer of the server.
 */

interface Client {
  readonly url: string
  readonly visibilityState: 'hidden' | 'visible'
  focus(): Promise<unknown>
}
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Pushed extends Extendable {
  readonly data: { json(): unknown } | null
}
interface Clicked extends Extendable {
  readonly notification: { close(): void }
}
interface Fetched extends Extendable {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
/** What a worker has that a page has not; the types of both cannot stand in one project. */
interface Worker {
  readonly registration: {
    showNotification(title: string, options: Readonly<Record<string, unknown>>): Promise<void>
  }
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { readonly type: 'window' }): Promise<readonly Client[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'push', listener: (event: Pushed) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void
}
const worker = globalThis as unknown as Worker

const PAGINA = '/sem-rede.html'
const PARTES = ['/sem-rede.js', '/icones/icone-192.png']
const GUARDADOS = 'sem-rede-2'
const MOSTRADOS = 'mostrados'
/** Far more than come again within the day that the push service keeps one. */
const LEMBRADOS = 50
/** The pages that tell, as it happens, what a consultation comes to. */
const DA_CONSULTA = /^\/(?:(?:status-consulta|sala-video|chamada)(?:\/|$)|(?:fila-medico|medico)\/?$)/
/** Says what is open and where it goes on. */
const INICIO = '/inicio'

worker.addEventListener('install', (event) => {
  event.waitUntil(guardar())
})
worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim())
})

async function guardar(): Promise<void> {
  for (const nome of await caches.keys())
    if (nome !== GUARDADOS && nome !== MOSTRADOS) await caches.delete(nome)
  await (await caches.open(GUARDADOS)).addAll([PAGINA, ...PARTES])
  await worker.skipWaiting()
}

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const doSite = new URL(request.url).pathname
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(async () => guardado(PAGINA)))
  // What that page is made of; everything else goes its way as if nobody were here.
  else if (PARTES.includes(doSite)) event.respondWith(fetch(request).catch(async () => guardado(doSite)))
})

async function guardado(request: string): Promise<Response> {
  return (await caches.match(request)) ?? Response.error()
}

worker.addEventListener('push', (event) => {
  event.waitUntil(mostrar(event.data?.json()))
})

async function mostrar(mensagem: unknown): Promise<void> {
  if (await jaMostrada(mensagem)) return
  const paginas = await worker.clients.matchAll({ type: 'window' })
  // Whoever looks at the page of the consultation sees it there; any other says nothing of it.
  if (paginas.some((pagina) => pagina.visibilityState === 'visible' && DA_CONSULTA.test(caminho(pagina))))
    return
  await worker.registration.showNotification('Acolhe', {
    body: 'Há novidades',
    lang: 'pt-BR',
    icon: '/icones/icone-192.png',
    badge: '/icones/sinal-96.png',
    // One at a time, which rings again.
    tag: 'acolhe',
    renotify: true,
    vibrate: [200, 100, 200],
  })
}

/** A message whose answer got lost comes again under the same name. */
async function jaMostrada(mensagem: unknown): Promise<boolean> {
  if (typeof mensagem !== 'object' || mensagem === null || !('id' in mensagem)) return false
  const nome = `/mostrado/${String(mensagem.id)}`
  const mostrados = await caches.open(MOSTRADOS)
  if (await mostrados.match(nome)) return true
  await mostrados.put(nome, new Response())
  const todos = await mostrados.keys()
  for (const velho of todos.slice(0, -LEMBRADOS)) await mostrados.delete(velho)
  return false
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(abrir())
})

async function abrir(): Promise<void> {
  const paginas = await worker.clients.matchAll({ type: 'window' })
  const pagina =
    paginas.find((aberta) => DA_CONSULTA.test(caminho(aberta))) ??
    paginas.find((aberta) => caminho(aberta) === INICIO)
  // A page about something else stays as it is: what is being written there would be lost.
  await (pagina ? pagina.focus() : worker.clients.openWindow(INICIO))
}

const caminho = ({ url }: Client): string => new URL(url).pathname
