import { beforeEach, expect, it, vi } from 'vitest'
import { caminhoDe, caminhos } from '#domain/base/rotas.ts'

const ORIGEM = 'https://acolhe.test'
const CONSULTA = { id: 'c1' }
const SOBRE_A_CONSULTA = [
  caminhoDe('status_consulta'),
  caminhoDe('status_consulta', CONSULTA),
  caminhoDe('sala_video', CONSULTA),
  caminhoDe('chamada', CONSULTA),
  ...caminhos('fila_medico'),
]
const SOBRE_OUTRA_COISA = [
  caminhoDe('inicio'),
  caminhoDe('meus_arquivos'),
  caminhoDe('ficha'),
  ...caminhos('medico_historico'),
  ...caminhos('medico_dashboard'),
]

const janela = (caminho: string, visibilityState = 'hidden') => ({
  url: `${ORIGEM}${caminho}`,
  visibilityState,
  focus: vi.fn(async () => undefined),
})

let abertas: ReturnType<typeof janela>[] = []
const mostrar = vi.fn(async () => undefined)
const abrir = vi.fn(async () => undefined)
const ouvintes = new Map<string, (event: object) => void>()

beforeEach(async () => {
  vi.resetModules()
  vi.clearAllMocks()
  vi.stubGlobal('addEventListener', (tipo: string, ouvinte: (event: object) => void) =>
    ouvintes.set(tipo, ouvinte),
  )
  vi.stubGlobal('registration', { showNotification: mostrar })
  vi.stubGlobal('clients', { matchAll: async () => abertas, openWindow: abrir })
  await import('../../../../web/src/features/toque/trabalhador.ts')
})

/** What happens to the worker, until all of it is done. */
async function acontecer(tipo: 'push' | 'notificationclick', janelas: typeof abertas): Promise<void> {
  abertas = janelas
  let feito: Promise<unknown> = Promise.reject(new Error('Nobody listens'))
  feito.catch(() => undefined)
  ouvintes.get(tipo)?.({
    data: null,
    notification: { close: () => undefined },
    waitUntil: (trabalho: Promise<unknown>) => (feito = trabalho),
  })
  await feito
}

it.each(SOBRE_A_CONSULTA)('does not cover %s while it is looked at', async (caminho) => {
  await acontecer('push', [janela('/inicio'), janela(caminho, 'visible')])
  expect(mostrar).not.toHaveBeenCalled()
})

it.each(SOBRE_OUTRA_COISA)('shows itself over %s, which says nothing of it', async (caminho) => {
  await acontecer('push', [janela(caminho, 'visible'), janela('/status-consulta/c1')])
  expect(mostrar).toHaveBeenCalledTimes(1)
})

it('a press leads to the page of the consultation, else to the home, and takes no other page away', async () => {
  const [arquivos, inicio, status] = [janela('/meus-arquivos'), janela('/inicio'), janela('/status-consulta')]
  await acontecer('notificationclick', [arquivos, inicio, status])
  expect([arquivos, inicio, status].map(({ focus }) => focus.mock.calls.length)).toEqual([0, 0, 1])
  await acontecer('notificationclick', [arquivos, inicio])
  expect(inicio.focus).toHaveBeenCalledTimes(1)
  expect(abrir).not.toHaveBeenCalled()
  for (const janelas of [[arquivos], []]) await acontecer('notificationclick', janelas)
  expect(abrir.mock.calls).toEqual([['/inicio'], ['/inicio']])
  expect(arquivos.focus).not.toHaveBeenCalled()
})
