import type { MedidaDaRede } from '#domain/sala/rede.ts'
import type { Sinal } from '#domain/sala/sinal.ts'
import { Medidor } from './medidor.ts'

type Parte<T extends Sinal['tipo']> = Omit<Extract<Sinal, { tipo: T }>, 'de' | 'para' | 'n'>
export type ParteDoPar = Parte<'descricao'> | Parte<'candidatos'>

/** What is sent to the other one; null while the device is off. */
export interface Faixas {
  readonly audio: MediaStreamTrack | null
  readonly video: MediaStreamTrack | null
}

interface MeiosDoPar {
  readonly conexao: RTCPeerConnection
  /** Gives way when both make an offer at once (W3C WebRTC, 'Perfect negotiation'). The other one begins. */
  readonly polido: boolean
  readonly faixas: () => Faixas
  /** Who helps the two meet, from now on for some minutes. */
  readonly servidores: () => Promise<RTCIceServer[]>
  readonly enviar: (parte: ParteDoPar) => void
  readonly aoMudar: () => void
  /** Runs something a moment later: candidates found together travel together. */
  readonly logo: (agir: () => void) => void
}

const MAIOR_ESPERA = 64
/** Of a connection's statistics (W3C webrtc-stats), those that grow with whatever comes in; no browser has them all. */
const CHEGADAS = ['packetsReceived', 'bytesReceived', 'requestsReceived', 'responsesReceived'] as const

/** One peer connection with one page load of the other participant: perfect negotiation, ICE restart, own tracks. */
export class Par {
  readonly remoto = new MediaStream()
  #oferecendo = false
  /** An offer is due that is not made yet: the browser asks for each but once. */
  #devendo = false
  #semServidores = false
  #ignorando = false
  /** Candidates that came before the description they belong to. */
  #adiantados: RTCIceCandidateInit[] = []
  /** Own candidates on their way out. */
  #achados: RTCIceCandidateInit[] = []
  #ultimaDescricao = -1
  #fila = Promise.resolve()
  readonly #medidor = new Medidor()
  #fechado = false

  constructor(private readonly meios: MeiosDoPar) {
    const { conexao, polido } = meios
    conexao.addEventListener('negotiationneeded', () => void this.#oferecer())
    conexao.addEventListener('icecandidate', ({ candidate }) => {
      if (candidate) this.#achar(candidate.toJSON())
    })
    conexao.addEventListener('connectionstatechange', () => meios.aoMudar())
    conexao.addEventListener('track', ({ track }) => {
      this.remoto.addTrack(track)
      meios.aoMudar()
    })
    if (polido) return
    // Both kinds from the start: a device that is switched on later needs no new negotiation.
    conexao.addTransceiver('audio', { direction: 'sendrecv' })
    conexao.addTransceiver('video', { direction: 'sendrecv' })
    this.enviarFaixas()
  }

  get conectado(): boolean {
    return this.meios.conexao.connectionState === 'connected'
  }

  get perdido(): boolean {
    return ['disconnected', 'failed', 'closed'].includes(this.meios.conexao.connectionState)
  }

  /** How much has come from the other one so far: what is filmed and heard, and questions whether the way stands. */
  async recebido(): Promise<number> {
    let total = 0
    const relatos: RTCStatsReport = await this.meios.conexao.getStats()
    relatos.forEach((relato: Readonly<Record<string, unknown>>) => {
      for (const medida of CHEGADAS) total += Number(relato[medida] ?? 0)
    })
    return total
  }

  /** What the way between the two was like since it was last asked. */
  async medir(): Promise<MedidaDaRede | undefined> {
    return this.#medidor.ler(await this.meios.conexao.getStats())
  }

  /** Nothing can be tried: who helps the two meet was asked for in vain. */
  get semServidores(): boolean {
    return this.#semServidores
  }

  /** Sends the devices as they are on now. */
  enviarFaixas(): void {
    const faixas = this.meios.faixas()
    // A connection that closes meanwhile sends nothing any more.
    for (const { sender, receiver } of this.meios.conexao.getTransceivers())
      sender
        .replaceTrack(receiver.track.kind === 'audio' ? faixas.audio : faixas.video)
        .catch(() => undefined)
  }

  /** Looks for a new way between the two; what was said and not answered is said again. */
  recuperar(): void {
    const { conexao } = this.meios
    if (this.conectado || this.#fechado) return
    if (conexao.signalingState === 'have-local-offer') this.#dizerDescricao()
    else if (this.#devendo) void this.#oferecer()
    else if (conexao.remoteDescription) conexao.restartIce()
  }

  /** A signal of the other one; `n` is its place among their signals. Handled one after the other. */
  receber(parte: ParteDoPar, n: number): Promise<void> {
    this.#fila = this.#fila
      .then(() =>
        parte.tipo === 'descricao' ? this.#descricao(parte.descricao, n) : this.#candidatos(parte.candidatos),
      )
      .catch(() => this.meios.aoMudar())
    return this.#fila
  }

  fechar(): void {
    this.#fechado = true
    this.meios.conexao.close()
  }

  async #oferecer(): Promise<void> {
    // The polite one only answers at first: its own lines come with the other's offer.
    const { conexao, polido } = this.meios
    if (this.#fechado || (polido && !conexao.remoteDescription)) return
    this.#devendo = true
    if (!(await this.#preparar())) return
    // Meanwhile another one was made, or the other's came.
    if (this.#oferecendo || conexao.signalingState !== 'stable') return
    try {
      this.#oferecendo = true
      await conexao.setLocalDescription()
      this.#devendo = false
      this.#dizerDescricao()
    } catch {
      this.meios.aoMudar()
    } finally {
      this.#oferecendo = false
    }
  }

  /** Looking for ways begins with an own description, and credentials for a relay end soon: asked for just before. */
  async #preparar(): Promise<boolean> {
    try {
      const iceServers = await this.meios.servidores()
      if (this.#fechado) return false
      this.meios.conexao.setConfiguration({ iceServers })
      this.#semServidores = false
    } catch {
      this.#semServidores = true
    }
    this.meios.aoMudar()
    return !this.#semServidores
  }

  async #descricao(descricao: RTCSessionDescriptionInit, n: number): Promise<void> {
    const { conexao, polido } = this.meios
    if (this.#fechado || n < this.#ultimaDescricao) return
    const oferta = descricao.type === 'offer'
    if (!oferta && conexao.signalingState !== 'have-local-offer') return
    // Without an answer the other one says it again.
    if (oferta && !(await this.#preparar())) return
    const colisao = oferta && (this.#oferecendo || conexao.signalingState !== 'stable')
    this.#ignorando = !polido && colisao
    if (this.#ignorando) return
    this.#ultimaDescricao = n
    await conexao.setRemoteDescription(descricao)
    await this.#acrescentarAdiantados()
    if (!oferta) return
    for (const linha of conexao.getTransceivers()) linha.direction = 'sendrecv'
    this.enviarFaixas()
    await conexao.setLocalDescription()
    this.#devendo = false
    this.#dizerDescricao()
  }

  async #candidatos(candidatos: readonly RTCIceCandidateInit[]): Promise<void> {
    for (const candidato of candidatos) {
      if (this.#fechado) return
      if (!this.meios.conexao.remoteDescription) this.#adiar(candidato)
      else await this.#acrescentar(candidato)
    }
  }

  async #acrescentarAdiantados(): Promise<void> {
    for (const candidato of this.#adiantados.splice(0)) await this.#acrescentar(candidato)
  }

  /** One that fits no description yet may fit the next: signals can overtake each other. */
  async #acrescentar(candidato: RTCIceCandidateInit): Promise<void> {
    try {
      await this.meios.conexao.addIceCandidate(candidato)
    } catch {
      if (!this.#ignorando) this.#adiar(candidato)
    }
  }

  #adiar(candidato: RTCIceCandidateInit): void {
    if (this.#adiantados.length < MAIOR_ESPERA) this.#adiantados.push(candidato)
  }

  #achar(candidato: RTCIceCandidateInit): void {
    if (this.#achados.push(candidato) > 1) return
    this.meios.logo(() => {
      const candidatos = this.#achados.splice(0)
      if (!this.#fechado) this.meios.enviar({ tipo: 'candidatos', candidatos })
    })
  }

  #dizerDescricao(): void {
    const { localDescription } = this.meios.conexao
    if (localDescription)
      this.meios.enviar({
        tipo: 'descricao',
        descricao: { type: localDescription.type, sdp: localDescription.sdp },
      })
  }
}
