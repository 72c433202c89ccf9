import * as z from 'zod/mini'
import type { Codigo } from '#domain/base/erros.ts'
import { CANAL_DA_CONTA, type NomeDeCanal } from '#domain/tempo-real/canal.ts'
import {
  type MensagemDeCanal,
  type MensagemDeConexao,
  mensagemDeCanalSchema,
  mensagemDeConexaoSchema,
} from '#domain/tempo-real/mensagens.ts'
import { ESPERAS, recuo } from './tempos-da-conexao.ts'

/**
 * `parada`: nobody listens, or nobody is signed in. `esperando`: the line broke, another try is due.
 * `sem_rede`: the device says it is offline; it goes on by itself.
 */
export type EstadoDaConexao = 'parada' | 'conectando' | 'conectada' | 'esperando' | 'sem_rede'

export type OuvinteDeCanal = (mensagem: MensagemDeCanal) => void
export type OuvinteDeConexao = (mensagem: MensagemDeConexao) => void

/** The part of a WebSocket that is used. */
export type Linha = Pick<WebSocket, 'send' | 'close' | 'addEventListener'> & { readonly readyState: number }

interface Meios {
  /** Opens a line with a fresh single-use ticket; null when nobody is signed in. */
  readonly abrir: () => Promise<Linha | null>
  readonly temRede: () => boolean
  /** From 0 to 1. */
  readonly acaso: () => number
}

const ABERTA = 1
const MUITAS_CONEXOES = 'muitas_conexoes' satisfies Codigo

/**
 * The one line of this tab: opened when somebody listens, kept alive, opened again when it breaks and before it
 * expires. A channel is asked for again each time; its `assinado` reaches the listeners, who re-read then, so what was
 * said meanwhile is not missed. Messages may come twice or late: they say that there is news, not what.
 */
export class ConexaoEmTempoReal {
  readonly #canais = new Map<NomeDeCanal, Set<OuvinteDeCanal>>()
  readonly #daConexao = new Set<OuvinteDeConexao>()
  readonly #doEstado = new Set<() => void>()
  readonly #recusados = new Set<NomeDeCanal>()
  #estado: EstadoDaConexao = 'parada'
  #linha: Linha | undefined
  #tentativas = 0
  /** Grows with each line: what an earlier one still says is not listened to. */
  #vez = 0
  #proximaTentativa: Timer
  #proximoPing: Timer
  #prazoDoPong: Timer
  #renovacao: Timer
  #despedida: Timer

  constructor(private readonly meios: Meios) {}

  get estado(): EstadoDaConexao {
    return this.#estado
  }

  /** Calls back when the state changes. Returns how to stop. */
  aoMudar(ouvinte: () => void): () => void {
    this.#doEstado.add(ouvinte)
    return () => void this.#doEstado.delete(ouvinte)
  }

  /** Listens to answers that belong to no channel. Returns how to stop. */
  aoResponder(ouvinte: OuvinteDeConexao): () => void {
    this.#daConexao.add(ouvinte)
    return () => void this.#daConexao.delete(ouvinte)
  }

  /** Listens to a channel; the line is opened with the first and closed a while after the last. Returns how to stop. */
  acompanhar(canal: NomeDeCanal, ouvinte: OuvinteDeCanal): () => void {
    clearTimeout(this.#despedida)
    const ouvintes = this.#canais.get(canal)
    if (ouvintes) ouvintes.add(ouvinte)
    else this.#canais.set(canal, new Set([ouvinte]))
    // Also for a second listener: its own `assinado` tells it when to re-read.
    if (this.#estado === 'conectada') this.#mandar({ acao: 'assinar', canal })
    else if (this.#estado === 'parada') this.#conectar()
    return () => this.#largar(canal, ouvinte)
  }

  /** Sends a message of ours now; false when there is no line: nothing is kept for later. */
  enviar(acao: string, dados: Readonly<Record<string, unknown>> = {}): boolean {
    if (this.#estado !== 'conectada') return false
    return this.#mandar({ ...dados, acao })
  }

  /** The network is back, the page is seen again, somebody signed in: no reason to wait. */
  retomar(): void {
    if (this.#estado === 'conectada') this.#ping()
    else if (this.#canais.size === 0) this.#parar()
    else if (this.#estado !== 'conectando') {
      this.#tentativas = 0
      this.#conectar()
    }
  }

  /** The device lost the network. */
  pausar(): void {
    if (this.#estado === 'parada') return
    this.#desfazer()
    this.#mudar('sem_rede')
  }

  /** Another person, or nobody, is signed in: the line of before is not theirs. */
  trocarDePessoa(): void {
    this.#parar()
    this.#tentativas = 0
    this.#conectar()
  }

  #largar(canal: NomeDeCanal, ouvinte: OuvinteDeCanal): void {
    const ouvintes = this.#canais.get(canal)
    if (!ouvintes?.delete(ouvinte) || ouvintes.size > 0) return
    this.#canais.delete(canal)
    this.#recusados.delete(canal)
    if (this.#estado === 'conectada') this.#mandar({ acao: 'cancelar', canal })
    if (this.#canais.size > 0) return
    // The next screen is likely to listen again.
    this.#despedida = setTimeout(() => this.#parar(), ESPERAS.despedida)
  }

  #parar(): void {
    this.#desfazer()
    this.#mudar('parada')
  }

  #conectar(): void {
    if (this.#canais.size === 0) return this.#parar()
    this.#desfazer()
    if (!this.meios.temRede()) return this.#mudar('sem_rede')
    this.#mudar('conectando')
    const vez = this.#vez
    this.#proximaTentativa = setTimeout(() => this.#quebrou(vez), ESPERAS.abertura)
    this.meios.abrir().then(
      (linha) => this.#ligar(linha, vez),
      () => this.#quebrou(vez),
    )
  }

  #ligar(linha: Linha | null, vez: number): void {
    if (vez !== this.#vez) return linha?.close()
    if (!linha) return this.#parar()
    this.#linha = linha
    const daVez = (agir: () => void) => () => {
      if (vez === this.#vez) agir()
    }
    linha.addEventListener(
      'open',
      daVez(() => this.#abriu()),
    )
    linha.addEventListener(
      'close',
      daVez(() => this.#quebrou(vez)),
    )
    linha.addEventListener('message', ({ data }) => {
      if (vez === this.#vez) this.#receber(data)
    })
    if (linha.readyState === ABERTA) this.#abriu()
  }

  #abriu(): void {
    clearTimeout(this.#proximaTentativa)
    this.#recusados.clear()
    this.#mudar('conectada')
    for (const canal of this.#canais.keys()) this.#mandar({ acao: 'assinar', canal })
    this.#agendarPing()
    this.#renovacao = setTimeout(() => this.#conectar(), recuoDaRenovacao(this.meios.acaso()))
  }

  #receber(data: unknown): void {
    this.#tentativas = 0
    this.#agendarPing()
    const bruto = typeof data === 'string' ? lerJson(data) : undefined
    const doCanal = z.safeParse(mensagemDeCanalSchema, bruto)
    if (doCanal.success) return this.#entregar(doCanal.data)
    const daConexao = z.safeParse(mensagemDeConexaoSchema, bruto)
    if (!daConexao.success) return undefined
    if (daConexao.data.evento === 'erro' && daConexao.data.dados.codigo === MUITAS_CONEXOES)
      return this.#ceder()
    for (const ouvinte of this.#daConexao) ouvinte(daConexao.data)
  }

  #entregar(mensagem: MensagemDeCanal): void {
    for (const [canal, ouvintes] of this.#canais) {
      if (canal !== mensagem.canal) continue
      if (mensagem.evento === 'recusado') this.#recusados.add(canal)
      if (mensagem.evento === 'assinado') this.#recusados.delete(canal)
      for (const ouvinte of ouvintes) ouvinte(mensagem)
    }
    // What one may see changed: ask again for what was refused.
    if (mensagem.canal === CANAL_DA_CONTA && mensagem.evento === 'usuario.updated')
      for (const canal of this.#recusados) this.#mandar({ acao: 'assinar', canal })
  }

  /** Newer tabs took the place of this one: coming straight back would take another's, and so on in a circle. */
  #ceder(): void {
    this.#desfazer()
    this.#mudar('esperando')
    this.#proximaTentativa = setTimeout(() => this.#conectar(), ESPERAS.cedida)
  }

  #agendarPing(): void {
    clearTimeout(this.#prazoDoPong)
    clearTimeout(this.#proximoPing)
    this.#proximoPing = setTimeout(() => this.#ping(), ESPERAS.ping)
  }

  #ping(): void {
    const vez = this.#vez
    clearTimeout(this.#prazoDoPong)
    this.#mandar({ acao: 'ping' })
    this.#prazoDoPong = setTimeout(() => this.#quebrou(vez), ESPERAS.pong)
  }

  #quebrou(vez: number): void {
    if (vez !== this.#vez) return
    this.#desfazer()
    if (this.#canais.size === 0) return this.#parar()
    this.#mudar('esperando')
    this.#proximaTentativa = setTimeout(() => this.#conectar(), recuo(this.#tentativas, this.meios.acaso()))
    this.#tentativas += 1
  }

  /** Leaves the line, if there is one, and every timer. */
  #desfazer(): void {
    this.#vez += 1
    const linha = this.#linha
    this.#linha = undefined
    linha?.close()
    for (const timer of [
      this.#proximaTentativa,
      this.#proximoPing,
      this.#prazoDoPong,
      this.#renovacao,
      this.#despedida,
    ])
      clearTimeout(timer)
  }

  #mandar(mensagem: Readonly<Record<string, unknown>>): boolean {
    if (this.#linha?.readyState !== ABERTA) return false
    this.#linha.send(JSON.stringify(mensagem))
    return true
  }

  #mudar(estado: EstadoDaConexao): void {
    if (this.#estado === estado) return
    this.#estado = estado
    for (const ouvinte of this.#doEstado) ouvinte()
  }
}

type Timer = ReturnType<typeof setTimeout> | undefined

/** Not all tabs at the same moment. */
const recuoDaRenovacao = (acaso: number): number => ESPERAS.renovacao * (1 - 0.1 * acaso)

function lerJson(texto: string): unknown {
  try {
    return JSON.parse(texto)
  } catch {
    return undefined
  }
}
