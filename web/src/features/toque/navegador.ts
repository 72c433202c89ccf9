/** What this browser can do, and its own subscription. */

type Suporte = 'tem' | 'instalar' | 'nenhum'

/** On Apple's phones and tablets a page is given push only once it stands on the home screen. */
export function suporte(): Suporte {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'tem'
  return 'standalone' in navigator && navigator.standalone === false ? 'instalar' : 'nenhum'
}

const TRABALHADOR = '/toque.js'

export async function inscricaoDaqui(): Promise<PushSubscription | null> {
  const registro = await navigator.serviceWorker.getRegistration()
  return (await registro?.pushManager.getSubscription()) ?? null
}

/** The id the server gives a device: the hash of its address. */
export async function idDe({ endpoint }: Pick<PushSubscription, 'endpoint'>): Promise<string> {
  return emBase64Url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)))
}

function emBase64Url(bytes: ArrayBuffer): string {
  const letras = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return letras.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Puts the worker in place: the page for no network and, once it is asked for, the ringing. */
export async function instalar(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(TRABALHADOR)
  return navigator.serviceWorker.ready
}

/** Subscribes under the stage's key; a subscription of another key, which no longer rings, is given up first. */
export async function inscrever(chave: string): Promise<PushSubscription> {
  const { pushManager } = await instalar()
  const antes = await pushManager.getSubscription()
  if (antes && emBase64Url(antes.options.applicationServerKey ?? new ArrayBuffer()) === chave) return antes
  await antes?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: chave })
}
