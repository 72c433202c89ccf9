/**
 * Two browsers' WebRTC in memory, as far as the call uses it: signalling states with glare and rollback, transceivers,
 * ICE restarts, and a network between the two that can be cut.
 */

export class StreamFalso {
  readonly tracks: unknown[] = []
  addTrack(track: unknown): void {
    this.tracks.push(track)
  }
}

/** The network: connections that agreed on the same pair of descriptions and are reachable are connected. */
export class Rede {
  readonly pares = new Set<PeerFalso>()
  cortada = false
  /** Packets that came, by now; the same for everybody, and no more once nothing moves. */
  pacotes = 0
  parada = false
  /** Of each second's packets, those that do not come. */
  perda = 0
  perdidos = 0

  conferir(): void {
    for (const par of this.pares) par.conferir()
  }

  cortar(): void {
    this.cortada = true
    this.conferir()
  }

  voltar(): void {
    this.cortada = false
    this.conferir()
  }
}

interface Descricao {
  readonly type: RTCSdpType
  readonly sdp: string
}

let contador = 0

export class PeerFalso extends EventTarget {
  signalingState: RTCSignalingState = 'stable'
  connectionState: RTCPeerConnectionState = 'new'
  localDescription: Descricao | null = null
  remoteDescription: Descricao | null = null
  readonly candidatos: unknown[] = []
  readonly ofertas: string[] = []
  /** By whose help ways were looked for, each time. */
  readonly colheitas: (readonly RTCIceServer[])[] = []
  readonly #linhas: { kind: string; direction: string; enviado: unknown }[] = []
  readonly #id = `p${++contador}`
  /** SDP of the pair that was agreed on: offer and answer. */
  #acordo = ''
  #reinicio = 0
  #remoto = ''
  /** As the standard has it: what is needed is asked for once, until the two agree. */
  #precisa = false
  #pedido = false
  #servidores: readonly RTCIceServer[] = []

  constructor(private readonly rede: Rede) {
    super()
    rede.pares.add(this)
  }

  get enviados(): unknown[] {
    return this.#linhas.map(({ enviado }) => enviado)
  }

  addTransceiver(kind: string, { direction }: { direction: string }): void {
    this.#linhas.push({ kind, direction, enviado: null })
    this.#negociar()
  }

  getTransceivers() {
    return this.#linhas.map((linha) => ({
      get direction() {
        return linha.direction
      },
      set direction(nova: string) {
        linha.direction = nova
      },
      receiver: { track: { kind: linha.kind } },
      sender: {
        replaceTrack: async (track: unknown) => {
          linha.enviado = track
        },
      },
    }))
  }

  setConfiguration({ iceServers }: { iceServers: readonly RTCIceServer[] }): void {
    this.#vivo()
    this.#servidores = iceServers
  }

  async getStats() {
    if (!this.rede.parada) this.rede.pacotes += 50
    this.rede.perdidos += this.rede.perda
    return new Map<string, object>([
      ['codec', { type: 'codec' }],
      ['video', { type: 'inbound-rtp', packetsReceived: this.rede.pacotes, packetsLost: this.rede.perdidos }],
    ])
  }

  restartIce(): void {
    this.#reinicio += 1
    this.#negociar()
  }

  async setLocalDescription(): Promise<void> {
    await Promise.resolve()
    this.#vivo()
    this.colheitas.push(this.#servidores)
    this.#precisa = false
    if (this.signalingState === 'have-remote-offer') {
      const sdp = `resposta:${this.#id}:${this.remoteDescription?.sdp}`
      this.localDescription = { type: 'answer', sdp }
      this.#acordo = `${this.remoteDescription?.sdp}|${sdp}`
      this.#estavel()
    } else {
      const sdp = `oferta:${this.#id}:${this.#reinicio}:${++contador}`
      this.ofertas.push(sdp)
      this.localDescription = { type: 'offer', sdp }
      this.signalingState = 'have-local-offer'
      this.dispatchEvent(
        Object.assign(new Event('icecandidate'), {
          candidate: { toJSON: () => ({ candidate: `de ${sdp}` }) },
        }),
      )
    }
  }

  async setRemoteDescription(descricao: Descricao): Promise<void> {
    await Promise.resolve()
    this.#vivo()
    // Keys belong to one connection: another one's description cannot take its place.
    const [, de = ''] = descricao.sdp.split(':')
    if (this.#remoto !== '' && this.#remoto !== de)
      throw new DOMException('fingerprint', 'InvalidAccessError')
    this.#remoto = de
    if (descricao.type === 'answer') {
      if (this.signalingState !== 'have-local-offer') throw new DOMException('stable', 'InvalidStateError')
      this.remoteDescription = descricao
      this.#acordo = `${this.localDescription?.sdp}|${descricao.sdp}`
      this.#estavel()
      return
    }
    // An offer on top of an own one rolls that back.
    this.remoteDescription = descricao
    this.signalingState = 'have-remote-offer'
    if (this.#linhas.length === 0)
      for (const kind of ['audio', 'video']) this.#linhas.push({ kind, direction: 'recvonly', enviado: null })
    for (const { kind } of this.#linhas)
      this.dispatchEvent(Object.assign(new Event('track'), { track: { kind } }))
  }

  async addIceCandidate(candidato: { candidate?: string }): Promise<void> {
    await Promise.resolve()
    const sdp = this.remoteDescription?.sdp ?? ''
    if (!sdp.includes(String(candidato.candidate).replace('de ', '')) && !candidato.candidate?.includes(sdp))
      throw new DOMException('another generation', 'OperationError')
    this.candidatos.push(candidato.candidate)
  }

  close(): void {
    this.connectionState = 'closed'
    this.rede.pares.delete(this)
    this.rede.conferir()
  }

  conferir(): void {
    if (this.connectionState === 'closed') return
    const juntos =
      this.#acordo !== '' && [...this.rede.pares].some((p) => p !== this && p.#acordo === this.#acordo)
    const antes = this.connectionState
    if (juntos && !this.rede.cortada) this.connectionState = 'connected'
    else if (antes === 'connected') this.connectionState = 'disconnected'
    if (antes !== this.connectionState) this.dispatchEvent(new Event('connectionstatechange'))
  }

  #estavel(): void {
    this.signalingState = 'stable'
    this.#pedido = false
    if (this.#precisa) this.#negociar()
    queueMicrotask(() => this.rede.conferir())
  }

  #negociar(): void {
    this.#precisa = true
    if (this.#pedido) return
    this.#pedido = true
    queueMicrotask(() => {
      // Otherwise it is asked for when the two have agreed.
      this.#pedido = this.#precisa && this.signalingState === 'stable'
      if (this.#pedido && this.connectionState !== 'closed')
        this.dispatchEvent(new Event('negotiationneeded'))
    })
  }

  #vivo(): void {
    if (this.connectionState === 'closed') throw new DOMException('closed', 'InvalidStateError')
  }
}
