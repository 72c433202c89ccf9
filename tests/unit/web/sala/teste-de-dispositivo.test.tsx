// @vitest-environment jsdom
import { cleanup, configure, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ResumoDoTeste } from '../../../../web/src/features/sala/resumo-do-teste.tsx'
import { lerPreferencias } from '../../../../web/src/features/sala/preferencias.ts'
import { TesteDeDispositivo } from '../../../../web/src/features/sala/teste-de-dispositivo.tsx'
import { Video } from '../../../../web/src/features/sala/video.tsx'
import { NetworkError } from '../../../../web/src/lib/api.ts'
import { recusa, servidor } from '../../../support/api-falsa.ts'

configure({ asyncUtilTimeout: 8_000 })
vi.mock('../../../../web/src/lib/api.ts', { spy: true })

/** What the browser's search for relays finds, in order; `null` is its end. */
type Achado = { readonly relayProtocol?: string; readonly url?: string } | null
let achados: Achado[]
let abertas: Conexao[]

class Conexao extends EventTarget {
  fechada = false
  constructor(readonly configuracao: RTCConfiguration) {
    super()
    abertas.push(this)
  }
  createDataChannel(): void {}
  async setLocalDescription(): Promise<void> {
    for (const candidate of achados) {
      await Promise.resolve()
      if (!this.fechada) this.dispatchEvent(Object.assign(new Event('icecandidate'), { candidate }))
    }
  }
  close(): void {
    this.fechada = true
  }
}

const TURN = [{ urls: ['turn:relay.test:443?transport=udp'], username: 'u', credential: 'c' }]
const faixa = (kind: string) => ({ kind, stop: vi.fn() })
const stream = () => ({
  getTracks: () => [faixa('audio'), faixa('video')],
  getAudioTracks: () => [faixa('audio')],
  getVideoTracks: () => [faixa('video')],
})
const aparelho = (kind: string, deviceId: string, label: string) => ({ kind, deviceId, label })
const getUserMedia = vi.fn()

class AudioMudo {
  currentTime = 0
  destination = {}
  resume = async () => undefined
  close = async () => undefined
  createGain = () => ({ gain: { value: 1 }, connect: vi.fn() })
  createOscillator = () =>
    Object.assign(new EventTarget(), {
      frequency: { value: 0 },
      connect: vi.fn(),
      start: vi.fn(),
      stop(this: EventTarget) {
        queueMicrotask(() => this.dispatchEvent(new Event('ended')))
      },
    })
  createAnalyser = () => ({ fftSize: 0, getByteTimeDomainData: (onda: Uint8Array) => onda.fill(200) })
  createMediaStreamDestination = () => ({ stream: {} })
  createMediaStreamSource = () => ({ connect: vi.fn() })
}

beforeEach(() => {
  localStorage.clear()
  achados = []
  abertas = []
  getUserMedia.mockReset().mockImplementation(async () => stream())
  vi.stubGlobal('RTCPeerConnection', Conexao)
  vi.stubGlobal('AudioContext', AudioMudo)
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia,
      enumerateDevices: async () => [
        aparelho('videoinput', 'c1', 'Câmera frontal'),
        aparelho('videoinput', 'c2', 'Câmera da mesa'),
        aparelho('audioinput', 'm1', 'Microfone do fone'),
        aparelho('audiooutput', 'default', 'Padrão'),
        aparelho('audiooutput', 's1', 'Fone'),
        aparelho('audiooutput', 's2', 'Caixa da mesa'),
      ],
    },
  })
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'mediaDevices')
  Reflect.deleteProperty(HTMLMediaElement.prototype, 'setSinkId')
  vi.unstubAllGlobals()
})

function abrir() {
  const respostas = servidor({ 'ver-ice': { ice_servers: TURN } })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TesteDeDispositivo consulta_id="c1" />
      <ResumoDoTeste />
    </QueryClientProvider>,
  )
  return respostas
}
const apertar = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const parte = (name: string) => within(screen.getByRole('region', { name }))
const resumo = () => within(screen.getByRole('region', { name: /^Testado neste aparelho/ }))

describe('the network', () => {
  it.each<[string, Achado[], string, string | null]>([
    ['well', [{ relayProtocol: 'udp' }], 'Internet pronta para a chamada', null],
    [
      'open to the web alone',
      [{ relayProtocol: 'tls' }, null],
      'Sua rede limita o vídeo',
      'A chamada funciona, mas a imagem pode travar. Se puder, desligue a VPN, use outra rede ou os dados do celular.',
    ],
    [
      'well, found after the slower way',
      [{ url: 'turns:relay.test:443?transport=tcp' }, { url: 'turn:relay.test:443?transport=udp' }, null],
      'Internet pronta para a chamada',
      null,
    ],
    [
      'closed to calls',
      [null],
      'Sua rede bloqueia a chamada',
      'Desligue a VPN, troque de Wi-Fi ou use os dados do celular, e teste de novo.',
    ],
  ])('is %s: said with what to do, and kept for the room', async (_, vistos, rotulo, passo) => {
    achados = vistos
    abrir()
    await apertar('Testar internet')
    const rede = parte('Internet')
    expect((await rede.findByText(rotulo, { exact: false })).closest('output')).toBeTruthy()
    expect(rede.queryByText(passo ?? 'nenhum passo')?.textContent ?? null).toBe(passo)
    expect(resumo().getByText(rotulo)).toBeTruthy()
    expect(abertas.map(({ configuracao, fechada }) => ({ ...configuracao, fechada }))).toEqual([
      { iceServers: TURN, iceTransportPolicy: 'relay', fechada: true },
    ])
  })

  it.each([
    ['there is none', () => new NetworkError(undefined), 'Sem internet'],
    [
      'nobody says who the relays are',
      () => recusa('provedor_indisponivel'),
      'Não foi possível testar agora',
    ],
  ])('says so when %s, and can be tried again', async (_, falha, rotulo) => {
    const respostas = abrir()
    respostas['ver-ice'].mockRejectedValueOnce(falha())
    await apertar('Testar internet')
    expect(await parte('Internet').findByText(rotulo)).toBeTruthy()
    expect(resumo().getByText(rotulo)).toBeTruthy()
    achados = [{ relayProtocol: 'udp' }]
    await apertar('Testar internet')
    expect(
      await parte('Internet').findByText('Internet pronta para a chamada', { exact: false }),
    ).toBeTruthy()
  })

  it('is not tried where the stage has no relays', async () => {
    const respostas = abrir()
    respostas['ver-ice'].mockResolvedValue({ ice_servers: [] })
    await apertar('Testar internet')
    expect(await parte('Internet').findByText('Chamada direta: não há o que testar')).toBeTruthy()
    expect(abertas).toEqual([])
  })
})

it('plays a sound, and only the person can say whether it was heard', async () => {
  abrir()
  await apertar('Tocar som de teste')
  expect(await screen.findByText('Você ouviu o som?')).toBeTruthy()
  await apertar('Não ouvi')
  expect(parte('Som').getByText(/^Aumente o volume/)).toBeTruthy()
  expect(resumo().getByText('Som não ouvido')).toBeTruthy()
  await apertar('Tocar som de teste')
  await screen.findByText('Você ouviu o som?')
  await apertar('Ouvi')
  expect(parte('Som').getByText('Som funcionando')).toBeTruthy()
  expect(resumo().getByText('Som funcionando')).toBeTruthy()
})

describe('the speaker', () => {
  /** Whether it plays is the browser's own; where, is ours. */
  const comEscolha = (): string[] => {
    const onde: string[] = []
    HTMLMediaElement.prototype.setSinkId = async (id) => void onde.push(id)
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    return onde
  }

  it('is chosen once the browser names it, sounds in the test and is the one of the call', async () => {
    const onde = comEscolha()
    abrir()
    expect(screen.queryByLabelText('Alto-falante')).toBeNull()
    await apertar('Testar câmera e microfone')
    const escolha = await screen.findByLabelText('Alto-falante')
    expect(
      within(escolha)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['O do sistema', 'Fone', 'Caixa da mesa'])
    await userEvent.selectOptions(escolha, 'Caixa da mesa')
    expect(lerPreferencias().saida_id).toBe('s2')
    await apertar('Tocar som de teste')
    expect(await screen.findByText('Você ouviu o som?')).toBeTruthy()
    expect(onde).toEqual(['s2'])

    render(<Video stream={new EventTarget() as MediaStream} label="O outro" />)
    render(<Video stream={new EventTarget() as MediaStream} label="Você" own />)
    expect(onde).toEqual(['s2', 's2'])
  })

  it('is left to the system where the browser cannot choose', async () => {
    abrir()
    await apertar('Testar câmera e microfone')
    expect(await screen.findByLabelText('Câmera')).toBeTruthy()
    expect(screen.queryByLabelText('Alto-falante')).toBeNull()
  })
})

it('tests the devices of the call, and keeps another choice for it', async () => {
  abrir()
  expect(screen.queryByRole('region', { name: /^Testado/ })).toBeNull()
  await apertar('Testar câmera e microfone')
  expect(await screen.findByText('Câmera funcionando', { selector: 'output *' })).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Câmera'), 'Câmera da mesa')
  expect(lerPreferencias().camera_id).toBe('c2')
  expect(getUserMedia.mock.lastCall).toEqual([{ audio: true, video: { deviceId: { ideal: 'c2' } } }])
  expect(await resumo().findByText('Microfone captando sua voz')).toBeTruthy()
})

it('keeps what a refused permission means', async () => {
  getUserMedia.mockRejectedValue(Object.assign(new Error('no'), { name: 'NotAllowedError' }))
  abrir()
  await apertar('Testar câmera e microfone')
  expect(await screen.findByText(/^O navegador não tem permissão/)).toBeTruthy()
  expect(resumo().getByText('Sem câmera')).toBeTruthy()
})
