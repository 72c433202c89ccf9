import { vi } from 'vitest'

/** A browser that has push, as far as the screens ask it; what it was told is kept. */
export function navegadorComPush(resposta: NotificationPermission = 'granted') {
  let inscrita: { readonly endpoint: string } | null = null
  const inscricao = (chave: string) => ({
    endpoint: 'https://fcm.googleapis.com/fcm/send/daqui',
    options: { applicationServerKey: Uint8Array.from(Buffer.from(chave, 'base64url')).buffer },
    toJSON: () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/daqui',
      keys: { p256dh: 'ponto', auth: 'segredo' },
    }),
    unsubscribe: vi.fn(async () => {
      inscrita = null
      return true
    }),
  })
  const pushManager = {
    getSubscription: vi.fn(async () => inscrita),
    subscribe: vi.fn(async ({ applicationServerKey }: { applicationServerKey: string }) => {
      inscrita = inscricao(applicationServerKey)
      return inscrita
    }),
  }
  const registro = { pushManager }
  const register = vi.fn(async () => registro)
  vi.stubGlobal('PushManager', vi.fn())
  const requestPermission = vi.fn(async () => resposta)
  vi.stubGlobal('Notification', { permission: 'default', requestPermission })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, ready: Promise.resolve(registro), getRegistration: async () => registro },
  })
  return {
    pushManager,
    register,
    requestPermission,
    desfazer: () => {
      Reflect.deleteProperty(navigator, 'serviceWorker')
      vi.unstubAllGlobals()
    },
  }
}
