// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { NomeDeCanal } from '#domain/tempo-real/canal.ts'
import { call } from '../../../web/src/lib/api.ts'
import { config } from '../../../web/src/lib/config.ts'
import { haSessaoGuardada } from '../../../web/src/lib/sessao/sessao-guardada.ts'
import { enviar, useCanal, useEstadoDaConexao } from '../../../web/src/lib/tempo-real/tempo-real.ts'

vi.mock('../../../web/src/lib/api.ts')
vi.mock('../../../web/src/lib/config.ts')
vi.mock('../../../web/src/lib/sessao/sessao-guardada.ts')

/** A busy machine may take its time. */
const DEMORADO = 8_000

class SocketFalso extends EventTarget {
  static readonly abertos: SocketFalso[] = []
  readyState = 0
  readonly enviadas: string[] = []
  constructor(readonly url: string) {
    super()
    SocketFalso.abertos.push(this)
  }
  send(texto: string) {
    this.enviadas.push(texto)
  }
  close() {
    this.readyState = 3
  }
}

function Tela({ canal, aoOuvir }: { canal: NomeDeCanal | null; aoOuvir: (evento: string) => void }) {
  useCanal(canal, ({ evento }) => aoOuvir(evento))
  return <output>{useEstadoDaConexao()}</output>
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', SocketFalso)
  vi.mocked(haSessaoGuardada).mockReturnValue(true)
  vi.mocked(call).mockResolvedValue({ ticket: 'b1', expira_em: '2026-11-20T10:00:30.000Z' })
  vi.mocked(config).mockResolvedValue({
    region: 'sa-east-1',
    user_pool_id: 'p',
    user_pool_client_id: 'c',
    socket_url: '/ws',
    cartao: { adaptador: 'embutido', chave_publica: 'pk' },
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('useCanal', () => {
  it('listens while the screen is shown, always with the newest listener', async () => {
    const [antes, depois] = [vi.fn(), vi.fn()]
    const { rerender, unmount } = render(<Tela canal={null} aoOuvir={antes} />)
    expect(screen.getByRole('status').textContent).toBe('parada')
    expect(call).not.toHaveBeenCalled()

    rerender(<Tela canal="fila:cardiologia" aoOuvir={antes} />)
    await vi.waitFor(() => expect(SocketFalso.abertos).toHaveLength(1), DEMORADO)
    const [socket] = SocketFalso.abertos
    if (!socket) throw new Error('no socket')
    expect(socket.url).toBe(`${window.location.origin.replace('http', 'ws')}/ws?ticket=b1`)
    expect(enviar('ping')).toBe(false)

    socket.readyState = 1
    socket.dispatchEvent(new Event('open'))
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('conectada'), DEMORADO)
    rerender(<Tela canal="fila:cardiologia" aoOuvir={depois} />)
    const data = JSON.stringify({ canal: 'fila:cardiologia', evento: 'consulta.created', dados: {} })
    socket.dispatchEvent(new MessageEvent('message', { data }))
    expect(antes).not.toHaveBeenCalled()
    expect(depois.mock.calls).toEqual([['consulta.created']])

    unmount()
    expect(socket.enviadas.map((texto) => JSON.parse(texto) as unknown)).toEqual([
      { acao: 'assinar', canal: 'fila:cardiologia' },
      { acao: 'cancelar', canal: 'fila:cardiologia' },
    ])
    socket.dispatchEvent(new MessageEvent('message', { data }))
    expect(depois).toHaveBeenCalledTimes(1)
  })
})
