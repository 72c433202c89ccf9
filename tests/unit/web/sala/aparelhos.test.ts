import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Aparelhos } from '../../../../web/src/features/sala/aparelhos.ts'
import type { Preferencias } from '../../../../web/src/features/sala/preferencias.ts'

class FaixaFalsa extends EventTarget {
  enabled = true
  parada = false
  constructor(readonly kind: string) {
    super()
  }
  stop() {
    this.parada = true
  }
}

class StreamFalso {
  constructor(private readonly tracks: FaixaFalsa[]) {}
  getTracks = () => this.tracks
  getVideoTracks = () => this.tracks.filter(({ kind }) => kind === 'video')
}
vi.stubGlobal('MediaStream', StreamFalso)

let pedidos: string[]
let abertas: FaixaFalsa[]
/** Name of the error each kind fails with. */
let falhas: { audio?: string; video?: string }
let guardado: Partial<Preferencias>
let aparelhos: Aparelhos

const media = {
  getUserMedia: async (pedido: MediaStreamConstraints = {}) => {
    const kinds = (['audio', 'video'] as const).filter((kind) => pedido[kind])
    pedidos.push(kinds.join('+'))
    for (const kind of kinds) if (falhas[kind]) throw new DOMException('no', falhas[kind])
    const tracks = kinds.map((kind) => new FaixaFalsa(kind))
    abertas.push(...tracks)
    return new StreamFalso(tracks) as unknown as MediaStream
  },
  enumerateDevices: async () => [],
}

beforeEach(() => {
  pedidos = []
  abertas = []
  falhas = {}
  guardado = {}
  aparelhos = new Aparelhos(media, (mudanca) => Object.assign(guardado, mudanca))
})

const situacao = () => {
  const { microfone, camera, falhas: motivos } = aparelhos.vista
  return { microfone, camera, falhas: Object.values(motivos).filter((motivo) => motivo !== undefined) }
}

describe('Aparelhos', () => {
  it('leave the camera alone in safe mode, and say so', async () => {
    aparelhos = new Aparelhos(media, (mudanca) => Object.assign(guardado, mudanca), true)
    await aparelhos.iniciar({ microfone: true, camera: true })
    await aparelhos.alternarCamera()
    expect(pedidos).toEqual(['audio'])
    expect(situacao()).toEqual({
      microfone: true,
      camera: false,
      falhas: [
        'A câmera está desabilitada no modo seguro. Recarregue a página sem o modo seguro para usá-la nesta chamada.',
      ],
    })
    expect(guardado).toEqual({})
  })

  it('asks once for both, and only for what was chosen', async () => {
    await aparelhos.iniciar({ microfone: true, camera: true })
    expect(pedidos).toEqual(['audio+video'])
    expect(situacao()).toEqual({ microfone: true, camera: true, falhas: [] })
    aparelhos.parar()
    await aparelhos.iniciar({ microfone: true, camera: false })
    expect(pedidos.slice(1)).toEqual(['audio'])
    expect(situacao()).toEqual({ microfone: true, camera: false, falhas: [] })
  })

  it.each([
    ['NotAllowedError', 'Permissão da câmera negada. Ative no browser e tente novamente.'],
    ['NotFoundError', 'Nenhuma câmera encontrada no dispositivo.'],
    ['NotReadableError', 'Câmera já está em uso por outro aplicativo.'],
    ['OverconstrainedError', 'Câmera não suporta os requisitos solicitados.'],
    ['UnknownError', 'Erro ao acessar a câmera'],
  ])('goes on with the microphone when the camera fails with %s', async (nome, motivo) => {
    falhas = { video: nome }
    await aparelhos.iniciar({ microfone: true, camera: true })
    expect(pedidos).toEqual(['audio+video', 'audio', 'video'])
    expect(situacao()).toEqual({ microfone: true, camera: false, falhas: [motivo] })
  })

  it('says the same of the microphone, and forgets it once it works', async () => {
    falhas = { audio: 'NotAllowedError', video: 'NotFoundError' }
    await aparelhos.iniciar({ microfone: true, camera: true })
    expect(situacao().falhas).toEqual([
      'Permissão do microfone negada. Ative no browser e tente novamente.',
      'Nenhuma câmera encontrada no dispositivo.',
    ])
    falhas = {}
    await aparelhos.alternarMicrofone()
    await aparelhos.alternarCamera()
    expect(situacao()).toEqual({ microfone: true, camera: true, falhas: [] })
  })

  it('mutes the microphone, releases the camera, and keeps the choice', async () => {
    await aparelhos.iniciar({ microfone: true, camera: true })
    const [audio, video] = abertas
    await aparelhos.alternarMicrofone()
    await aparelhos.alternarCamera()
    expect([audio?.enabled, audio?.parada, video?.parada]).toEqual([false, false, true])
    expect(aparelhos.faixas().video).toBeNull()
    expect(guardado).toEqual({ microfone: false, camera: false })
    await aparelhos.alternarCamera()
    expect(aparelhos.faixas().video).toBe(abertas[2])
    expect(guardado).toEqual({ microfone: false, camera: true })
  })

  it('opens a device once, however fast the button is pressed', async () => {
    await Promise.all([aparelhos.alternarCamera(), aparelhos.alternarCamera(), aparelhos.alternarCamera()])
    expect(pedidos).toEqual(['video', 'video'])
    expect(abertas.map(({ parada }) => parada)).toEqual([true, false])
  })

  it('changes the device without changing what is on', async () => {
    await aparelhos.iniciar({ microfone: true, camera: false })
    await aparelhos.alternarMicrofone()
    await aparelhos.escolher('microfone', 'outro')
    await aparelhos.escolher('camera', 'traseira')
    expect(pedidos).toEqual(['audio', 'audio'])
    expect(situacao()).toEqual({ microfone: false, camera: false, falhas: [] })
    expect(guardado).toEqual({ microfone: false, microfone_id: 'outro', camera_id: 'traseira' })
  })

  it('notices a device that is pulled out', async () => {
    await aparelhos.iniciar({ microfone: false, camera: true })
    abertas[0]?.dispatchEvent(new Event('ended'))
    expect(situacao()).toEqual({
      microfone: false,
      camera: false,
      falhas: ['Nenhuma câmera encontrada no dispositivo.'],
    })
  })

  it('releases everything, also what is opened a moment too late', async () => {
    const tarde = aparelhos.iniciar({ microfone: true, camera: true })
    await Promise.resolve()
    aparelhos.parar()
    await tarde
    expect(abertas.every(({ parada }) => parada)).toBe(true)
    expect(aparelhos.faixas()).toEqual({ audio: null, video: null })
  })
})
