import { type Aparelho, CHAMADA, falhaDoAparelho } from '#domain/sala/textos.ts'
import type { Faixas } from './par.ts'
import type { Preferencias } from './preferencias.ts'

interface VistaDosAparelhos {
  readonly microfone: boolean
  readonly camera: boolean
  /** Why a device is not on although it was asked for. */
  readonly falhas: Readonly<Partial<Record<Aparelho, string>>>
  /** The own picture; null while the camera is off. */
  readonly imagem: MediaStream | null
  readonly disponiveis: readonly MediaDeviceInfo[]
}

const VIDEO = { width: { ideal: 1280 }, height: { ideal: 720 } } as const
const AUDIO = { echoCancellation: true, noiseSuppression: true, autoGainControl: true } as const

/**
 * This side's microphone and camera. A camera that is off is released, so that its light is off too; a microphone is
 * only muted, so that it is back at once.
 */
export class Aparelhos {
  #audio: MediaStreamTrack | null = null
  #video: MediaStreamTrack | null = null
  #falhas: VistaDosAparelhos['falhas'] = {}
  #disponiveis: readonly MediaDeviceInfo[] = []
  #vista: VistaDosAparelhos = { microfone: false, camera: false, falhas: {}, imagem: null, disponiveis: [] }
  #parado = false
  /** One device request at a time: two clicks must not open it twice. */
  #fila: Promise<void> = Promise.resolve()
  readonly #ouvintes = new Set<() => void>()

  constructor(
    private readonly media: Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'>,
    private readonly guardar: (mudanca: Partial<Preferencias>) => void,
    /** Safe mode: the camera is left alone. */
    private readonly semCamera = false,
  ) {}

  get vista(): VistaDosAparelhos {
    return this.#vista
  }

  readonly faixas = (): Faixas => ({ audio: this.#audio, video: this.#video })

  aoMudar(ouvinte: () => void): () => void {
    this.#ouvintes.add(ouvinte)
    return () => void this.#ouvintes.delete(ouvinte)
  }

  /** Switches on what was chosen: one question for both, each alone when that is refused. */
  iniciar({ microfone, camera, microfone_id, camera_id }: Preferencias): Promise<void> {
    this.#parado = false
    return this.#emFila(async () => {
      if (microfone && camera && !this.semCamera && (await this.#abrirAmbos(microfone_id, camera_id))) return
      if (microfone) await this.#abrir('microfone', microfone_id)
      if (camera) await this.#abrir('camera', camera_id)
    })
  }

  alternarMicrofone(id?: string): Promise<void> {
    return this.#emFila(async () => {
      if (this.#audio) this.#audio.enabled = !this.#audio.enabled
      else await this.#abrir('microfone', id)
      this.guardar({ microfone: this.#audio?.enabled === true })
    })
  }

  alternarCamera(id?: string): Promise<void> {
    return this.#emFila(async () => {
      // What was chosen stays for a call without it.
      if (this.semCamera) return
      if (this.#video) this.#soltar('camera')
      else await this.#abrir('camera', id)
      this.guardar({ camera: this.#video !== null })
    })
  }

  /** Another device of the kind; one that is off stays off and is used the next time. */
  escolher(aparelho: Aparelho, id: string): Promise<void> {
    return this.#emFila(async () => {
      this.guardar(aparelho === 'camera' ? { camera_id: id } : { microfone_id: id })
      const atual = aparelho === 'camera' ? this.#video : this.#audio
      if (!atual) return
      const { enabled } = atual
      this.#soltar(aparelho)
      await this.#abrir(aparelho, id)
      if (aparelho === 'microfone' && this.#audio) this.#audio.enabled = enabled
    })
  }

  /** Devices come and go. */
  async listar(): Promise<void> {
    this.#disponiveis = await this.media.enumerateDevices().catch(() => [])
    this.#mudou()
  }

  /** Releases both, until they are started again. */
  parar(): void {
    this.#parado = true
    this.#soltar('microfone')
    this.#soltar('camera')
    this.#mudou()
  }

  #emFila(agir: () => Promise<void>): Promise<void> {
    this.#fila = this.#fila.then(async () => {
      if (this.#parado) return
      await agir()
      // Names of devices are told only after one was allowed.
      await this.listar()
    })
    return this.#fila
  }

  async #abrirAmbos(microfone_id?: string, camera_id?: string): Promise<boolean> {
    try {
      const stream = await this.media.getUserMedia({
        audio: { ...AUDIO, ...escolhido(microfone_id) },
        video: { ...VIDEO, ...escolhido(camera_id) },
      })
      for (const track of stream.getTracks())
        this.#ficar(track.kind === 'audio' ? 'microfone' : 'camera', track)
      return true
    } catch {
      // Asked for each alone, so that one that fails does not take the other with it.
      return false
    }
  }

  async #abrir(aparelho: Aparelho, id?: string): Promise<void> {
    if (aparelho === 'camera' && this.semCamera) {
      this.#falhas = { ...this.#falhas, camera: CHAMADA.modo_seguro }
      return
    }
    try {
      const stream = await this.media.getUserMedia(
        aparelho === 'camera'
          ? { video: { ...VIDEO, ...escolhido(id) } }
          : { audio: { ...AUDIO, ...escolhido(id) } },
      )
      const [track] = stream.getTracks()
      if (track) this.#ficar(aparelho, track)
    } catch (error) {
      const nome = error instanceof Error ? error.name : ''
      this.#falhas = { ...this.#falhas, [aparelho]: falhaDoAparelho(aparelho, nome) }
    }
  }

  #ficar(aparelho: Aparelho, track: MediaStreamTrack): void {
    if (this.#parado) return track.stop()
    this.#soltar(aparelho)
    if (aparelho === 'camera') this.#video = track
    else this.#audio = track
    this.#falhas = { ...this.#falhas, [aparelho]: undefined }
    track.addEventListener('ended', () => {
      // Unplugged, or the permission was taken back.
      if (track !== this.#audio && track !== this.#video) return
      this.#soltar(aparelho)
      this.#falhas = { ...this.#falhas, [aparelho]: falhaDoAparelho(aparelho, 'NotFoundError') }
      this.#mudou()
    })
  }

  #soltar(aparelho: Aparelho): void {
    const track = aparelho === 'camera' ? this.#video : this.#audio
    if (aparelho === 'camera') this.#video = null
    else this.#audio = null
    track?.stop()
  }

  #mudou(): void {
    const mesma = this.#vista.imagem?.getVideoTracks()[0] === this.#video
    this.#vista = {
      microfone: this.#audio?.enabled === true,
      camera: this.#video !== null,
      falhas: this.#falhas,
      imagem: mesma ? this.#vista.imagem : this.#video && new MediaStream([this.#video]),
      disponiveis: this.#disponiveis,
    }
    for (const ouvinte of this.#ouvintes) ouvinte()
  }
}

/** The chosen device if it is still there, else any. */
const escolhido = (id: string | undefined) => (id ? { deviceId: { ideal: id } } : {})
