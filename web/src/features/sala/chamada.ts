import { prazoMs } from '#domain/base/prazos.ts'
import { REDE_INICIAL, seguirRede } from '#domain/sala/rede.ts'
import type { PapelNaSala, SituacaoNaSala } from '#domain/sala/sala.ts'
import { lerSinal, type MotivoDeSoAudio, type Sinal } from '#domain/sala/sinal.ts'
import type { EstadoDaChamada } from '#domain/sala/textos.ts'
import { type Faixas, Par, type ParteDoPar } from './par.ts'

interface MeiosDaChamada {
  readonly papel: PapelNaSala
  readonly criarConexao: () => RTCPeerConnection
  readonly faixas: () => Faixas
  /** Who helps the two meet, from now on for some minutes. */
  readonly servidores: () => Promise<RTCIceServer[]>
  /** Over the live connection; false when there is none. */
  readonly entrar: (pedido: { readonly continuar: boolean; readonly aba: string }) => boolean
  readonly enviar: (dados: string) => boolean
  readonly sair: () => void
  readonly novaSessao: () => string
  readonly agora: () => number
  /** Runs something a moment later. */
  readonly logo: (agir: () => void) => void
}

export interface VistaDaChamada {
  readonly estado: EstadoDaChamada
  readonly remoto: MediaStream | null
  /** What the other one has switched on; null until they said. */
  readonly outro: { readonly microfone: boolean; readonly camera: boolean } | null
  /** Who asked for a call without pictures, and why; null while they are sent. */
  readonly soAudio: { readonly de: 'eu' | 'outro'; readonly motivo: MotivoDeSoAudio } | null
  /** Whoever helps the two meet was asked for in vain; it is asked for again. */
  readonly semServidores: boolean
  /** Epoch milliseconds of the first connection. */
  readonly desde: number | null
}

type Fase = 'entrando' | 'dentro' | 'assumida' | 'recusada' | 'encerrada' | 'fora'
type Dizer = Sinal extends infer S ? (S extends Sinal ? Omit<S, 'de' | 'para' | 'n'> : never) : never

const MAIOR_ESPERA = 64

/** Milliseconds. The doctor's side acts first, so that the two do not get in each other's way. */
export const RITMO = {
  batida: prazoMs('batimento_na_sala'),
  /** Until the server says that the place is taken: an asking may be lost, and so may its answer. */
  pedido: 5_000,
  saudacao: 3_000,
  recuperar: { medico: 3_000, paciente: 6_000 },
  recomecar: { medico: 12_000, paciente: 20_000 },
  /** Longer than a browser goes without asking whether the way still stands, also when nothing is filmed or heard. */
  silencio: 4_000,
} as const

/**
 * A call with the other participant of a consultation, from this page load: takes the place in the room, greets,
 * connects, and goes on after a reload of either side or a break of the network. Media go from browser to browser; the
 * server only carries signals. Call `passar` every second.
 */
export class Chamada {
  #fase: Fase = 'entrando'
  /** This page load, as the server knows it; for the other one it takes a new name with each start. */
  readonly #aba: string
  /** The server gave the place since the person came: from then on it is kept, not taken. */
  #lugarDado = false
  #sessao: string
  #n = 0
  #outro: string | null = null
  /** Signals for us of somebody not known yet: they overtook the greeting. */
  #cedo: Sinal[] = []
  #outroPresente = false
  /** The other one hung up or closed the page, and has not come back. */
  #saiu = false
  #par: Par | null = null
  /** The server lost the other one without a goodbye: their line broke, they did not leave. */
  #caiu = false
  /** What had come from the other one when it was last looked at, and since when no more has. */
  #recebido = { total: -1, desde: 0 }
  /** The server knows them no longer and nothing comes from them, though the browser calls it a connection yet. */
  #mudo = false
  #aparelhosDoOutro: VistaDaChamada['outro'] = null
  /** How this side's network has been; of the call, whoever it is with. */
  #rede = REDE_INICIAL
  #escolhiSoAudio = false
  #soAudioDoOutro: MotivoDeSoAudio | null = null
  #desde: number | null = null
  /** Since when there is no connection with the other one who is there; null while there is. */
  #semConexaoDesde: number | null = null
  #ultimaBatida = 0
  #ultimaSaudacao = 0
  /** When a new way was last looked for: by us, or by the other one with us. */
  #ultimaTentativa = 0
  #vista: VistaDaChamada
  readonly #ouvintes = new Set<() => void>()

  constructor(private readonly meios: MeiosDaChamada) {
    this.#sessao = meios.novaSessao()
    this.#aba = this.#sessao
    this.#vista = this.#olhar()
  }

  get vista(): VistaDaChamada {
    return this.#vista
  }

  aoMudar(ouvinte: () => void): () => void {
    this.#ouvintes.add(ouvinte)
    return () => void this.#ouvintes.delete(ouvinte)
  }

  /** The live connection stands (again): ask for the place in the room, unless it was left or given up. */
  ligar(): void {
    if (!this.#terminou()) this.#pedir()
  }

  /** The person comes: takes the place in the room, also after leaving it ('Entrar de novo'). */
  entrar(): void {
    if (this.#fase === 'encerrada') return
    this.#lugarDado = false
    this.#pedir()
  }

  #pedir(): void {
    this.#fase = this.#par?.conectado ? 'dentro' : 'entrando'
    this.#bater(this.#lugarDado)
    this.#mudou()
  }

  #bater(continuar: boolean): void {
    this.#ultimaBatida = this.meios.agora()
    this.meios.entrar({ continuar, aba: this.#aba })
  }

  /** How the server says this connection stands in the room. */
  situar({ situacao, outro, saiu }: SituacaoNaSala): void {
    if (this.#terminou()) return
    if (situacao === 'assumida') return this.#terminar('assumida')
    if (situacao === 'fora') return
    this.#fase = 'dentro'
    this.#lugarDado = true
    if (saiu) return this.#despedido()
    if (outro) this.#presente()
    else this.#ausente()
    if (outro && !this.#par?.conectado) this.#saudar(false)
    this.#mudou()
  }

  recusar(): void {
    if (!this.#terminou()) this.#terminar('recusada')
  }

  /** The consultation is over. */
  encerrar(): void {
    this.#terminar('encerrada')
  }

  /** Leaves; the other one is told. */
  sair(): void {
    if (this.#terminou()) return
    this.#dizer({ tipo: 'tchau' })
    this.meios.sair()
    this.#terminar('fora')
  }

  /** Own devices changed. */
  aparelhosMudaram(): void {
    this.#par?.enviarFaixas()
    if (this.#outro) this.#dizerAparelhos()
  }

  /** The person wants no pictures, or wants them again. */
  escolherSoAudio(so: boolean): void {
    if (this.#escolhiSoAudio !== so) this.#mudarSoAudio(() => (this.#escolhiSoAudio = so))
  }

  /** A relayed signal, as text. */
  async receber(texto: unknown): Promise<void> {
    const sinal = lerSinal(texto)
    if (!sinal || this.#terminou() || (sinal.para !== null && sinal.para !== this.#sessao)) return
    this.#presente()
    const oferta = sinal.tipo === 'descricao' && sinal.descricao.type === 'offer'
    if (oferta && sinal.de === this.#outro) this.#ultimaTentativa = this.meios.agora()
    if (sinal.tipo === 'ola') this.#saudado(sinal.de, sinal.resposta)
    else if (sinal.de === this.#outro) await this.#ouvir(sinal)
    else if (oferta) {
      // Signals overtake each other: an offer for us introduces its sender as well as a greeting does.
      this.#conhecer(sinal.de)
      await this.#ouvir(sinal)
    } else if (sinal.tipo !== 'tchau' && this.#cedo.length < MAIOR_ESPERA) this.#cedo.push(sinal)
  }

  /**
   * Time goes by: asks again for the place, keeps it, greets again, looks for a new way when the connection is gone.
   */
  passar(): void {
    if (this.#terminou()) return
    const agora = this.meios.agora()
    if (this.#fase === 'entrando') {
      if (agora - this.#ultimaBatida >= RITMO.pedido) this.#pedir()
      return
    }
    if (agora - this.#ultimaBatida >= RITMO.batida) this.#bater(this.#lugarDado)
    if (this.#par?.conectado) return void this.#acompanhar(this.#par)
    if (!this.#par) {
      if (this.#outroPresente && agora - this.#ultimaSaudacao >= RITMO.saudacao) this.#saudar(false)
      return
    }
    this.#semConexaoDesde ??= agora
    const sem = agora - this.#semConexaoDesde
    const { papel } = this.meios
    if (sem < RITMO.recuperar[papel] || !this.#horaDeTentar(agora)) return
    this.#ultimaTentativa = agora
    // Without a line nothing new can be agreed on, and the connection may still come back by itself.
    if (!this.#saudar(false)) return
    if (sem < RITMO.recomecar[papel]) this.#par.recuperar()
    else this.#recomecar()
  }

  #saudado(de: string, resposta: boolean): void {
    const novo = de !== this.#outro
    if (novo) this.#conhecer(de)
    if (!resposta) this.#saudar(true)
    this.#dizerAparelhos()
    const agora = this.meios.agora()
    if (novo || !this.#par?.perdido || !this.#horaDeTentar(agora)) return
    this.#ultimaTentativa = agora
    this.#par.recuperar()
  }

  #presente(): void {
    this.#outroPresente = true
    this.#saiu = false
    this.#caiu = false
    this.#mudo = false
  }

  /** Their line broke, as the server did not say that they left. */
  #ausente(): void {
    if (!this.#outroPresente) return
    this.#outroPresente = false
    this.#caiu = true
  }

  async #acompanhar(par: Par): Promise<void> {
    await this.#medir(par)
    await this.#escutar(par)
  }

  /** Where no pictures go either way, nothing is to be given up; what was given up is still waited for. */
  async #medir(par: Par): Promise<void> {
    const medida = await par.medir()
    if (!medida || par !== this.#par || !par.conectado) return
    const comImagem =
      !this.#soAudioDoOutro && (this.meios.faixas().video !== null || this.#aparelhosDoOutro?.camera === true)
    const rede =
      comImagem || this.#rede.so_audio ? seguirRede(this.#rede, medida) : { ...this.#rede, seguidos: 0 }
    if (rede.so_audio === this.#rede.so_audio) this.#rede = rede
    else this.#mudarSoAudio(() => (this.#rede = rede))
  }

  get #meuSoAudio(): MotivoDeSoAudio | null {
    if (this.#escolhiSoAudio) return 'escolha'
    return this.#rede.so_audio ? 'rede' : null
  }

  /** A picture goes neither way while one side asks for none. */
  #enviadas(): Faixas {
    const faixas = this.meios.faixas()
    return this.#meuSoAudio || this.#soAudioDoOutro ? { ...faixas, video: null } : faixas
  }

  #mudarSoAudio(mudar: () => void): void {
    mudar()
    this.aparelhosMudaram()
    this.#mudou()
  }

  /** While the server knows the other one no longer, only what comes from them tells whether they are there. */
  async #escutar(par: Par): Promise<void> {
    if (this.#outroPresente) return
    const total = await par.recebido()
    if (par !== this.#par || this.#outroPresente) return
    const agora = this.meios.agora()
    if (total !== this.#recebido.total) this.#recebido = { total, desde: agora }
    this.#mudo = agora - this.#recebido.desde >= RITMO.silencio
    this.#mudou()
  }

  /** One search a round on either side: each takes up room at the relays. */
  #horaDeTentar(agora: number): boolean {
    return agora - this.#ultimaTentativa >= RITMO.recuperar[this.meios.papel]
  }

  async #ouvir(sinal: Exclude<Sinal, { tipo: 'ola' }>): Promise<void> {
    if (sinal.tipo === 'tchau') return this.#despedido()
    if (sinal.tipo !== 'aparelhos') return this.#par?.receber(sinal, sinal.n)
    this.#aparelhosDoOutro = { microfone: sinal.microfone, camera: sinal.camera }
    this.#soAudioDoOutro = sinal.so_audio ?? null
    this.#par?.enviarFaixas()
    this.#mudou()
  }

  #conhecer(de: string): void {
    this.#par?.fechar()
    this.#outro = de
    this.#esquecerAparelhos()
    this.#semConexaoDesde = this.meios.agora()
    this.#ultimaTentativa = this.meios.agora()
    const par: Par = new Par({
      conexao: this.meios.criarConexao(),
      polido: this.meios.papel === 'paciente',
      faixas: () => this.#enviadas(),
      servidores: this.meios.servidores,
      enviar: (parte: ParteDoPar) => {
        if (this.#outro === de) this.#dizer(parte)
      },
      aoMudar: () => {
        if (this.#par === par) this.#parMudou(par)
      },
      logo: this.meios.logo,
    })
    this.#par = par
    for (const sinal of this.#cedo.splice(0))
      if (sinal.de === de && sinal.tipo !== 'ola') void this.#ouvir(sinal)
    this.#mudou()
  }

  #parMudou(par: Par): void {
    if (par.conectado) {
      this.#desde ??= this.meios.agora()
      this.#semConexaoDesde = null
    } else this.#semConexaoDesde ??= this.meios.agora()
    this.#mudou()
  }

  /** Nothing helped: as a new page load, so that the other side starts afresh too. */
  #recomecar(): void {
    const presente = this.#outroPresente
    const semConexaoDesde = this.#semConexaoDesde
    this.#ficarSo()
    this.#outroPresente = presente
    this.#semConexaoDesde = semConexaoDesde
    this.#saudar(false)
    this.#mudou()
  }

  /** Lets go of the other one. What is begun after this has a new name, so that the other side begins anew too. */
  #ficarSo(): void {
    this.#par?.fechar()
    this.#par = null
    this.#sessao = this.meios.novaSessao()
    this.#cedo = []
    this.#outro = null
    this.#outroPresente = false
    this.#mudo = false
    this.#esquecerAparelhos()
    this.#semConexaoDesde = null
    this.#mudou()
  }

  #esquecerAparelhos(): void {
    this.#aparelhosDoOutro = null
    this.#soAudioDoOutro = null
  }

  /** The other one hung up: nothing is waited for, and their last picture does not stay. */
  #despedido(): void {
    this.#saiu = true
    this.#caiu = false
    this.#ficarSo()
  }

  #terminar(fase: 'assumida' | 'recusada' | 'encerrada' | 'fora'): void {
    this.#ficarSo()
    this.#fase = fase
    this.#mudou()
  }

  #terminou(): boolean {
    return this.#fase !== 'entrando' && this.#fase !== 'dentro'
  }

  /** To whoever is there: after a reload the other one has another name. */
  #saudar(resposta: boolean): boolean {
    this.#ultimaSaudacao = this.meios.agora()
    return this.#dizer({ tipo: 'ola', resposta }, null)
  }

  #dizerAparelhos(): void {
    const { audio, video } = this.meios.faixas()
    this.#dizer({
      tipo: 'aparelhos',
      microfone: audio?.enabled === true,
      camera: video !== null,
      so_audio: this.#meuSoAudio ?? undefined,
    })
  }

  #dizer(parte: Dizer, para = this.#outro): boolean {
    this.#n += 1
    return this.meios.enviar(JSON.stringify({ ...parte, de: this.#sessao, para, n: this.#n }))
  }

  #mudou(): void {
    this.#vista = this.#olhar()
    for (const ouvinte of this.#ouvintes) ouvinte()
  }

  #olhar(): VistaDaChamada {
    const estado = this.#estado()
    return {
      estado,
      // The last picture of somebody who left does not stay.
      remoto: estado === 'saiu' ? null : (this.#par?.remoto ?? null),
      outro: this.#aparelhosDoOutro,
      soAudio: this.#soAudio(),
      semServidores: this.#par?.semServidores === true && !this.#par.conectado,
      desde: this.#desde,
    }
  }

  #soAudio(): VistaDaChamada['soAudio'] {
    const [meu, dele] = [this.#meuSoAudio, this.#soAudioDoOutro]
    if (meu) return { de: 'eu', motivo: meu }
    return dele && { de: 'outro', motivo: dele }
  }

  #estado(): EstadoDaChamada {
    if (this.#fase !== 'entrando' && this.#fase !== 'dentro') return this.#fase
    if (this.#par?.conectado && !this.#mudo) return 'conectada'
    // Their line is gone as well as the picture.
    if (this.#desde !== null && !this.#outroPresente && this.#fase === 'dentro')
      return this.#caiu ? 'reconectando' : 'saiu'
    if (this.#par) return this.#desde === null ? 'conectando' : 'reconectando'
    if (this.#fase === 'entrando') return 'entrando'
    if (this.#outroPresente) return this.#desde === null ? 'conectando' : 'reconectando'
    if (this.#saiu) return 'saiu'
    return this.meios.papel === 'medico' ? 'aguardando_paciente' : 'aguardando_medico'
  }
}
