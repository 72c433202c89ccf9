import type { CloudProcess } from '../../tests/support/cloud.ts'
import { Ouvinte } from '../../tests/support/ouvinte.ts'
import type { Entrada } from '../../tests/support/sessao.ts'

const PING_MS = 60_000

/**
 * Somebody's live connection as a screen keeps it: it pings, wakes who waits for news, and is opened again when it
 * breaks.
 */
export class Linha {
  private readonly acordar = new Set<() => void>()
  private readonly pings: NodeJS.Timeout
  private fechando = false
  /** Answers waited for: they are looked for from a place in what was heard, which then must not move. */
  private esperadas = 0

  private constructor(
    private readonly ouvinte: Ouvinte,
    quebrou: () => void,
  ) {
    ouvinte.socket.on('message', () => {
      // What was heard long ago is nobody's news: a screen keeps none of it.
      if (this.esperadas === 0 && ouvinte.ouvidas.length > 500) ouvinte.ouvidas.splice(0, 250)
      for (const acordar of this.acordar) acordar()
    })
    ouvinte.socket.on('close', () => {
      clearInterval(this.pings)
      if (!this.fechando) quebrou()
    })
    this.pings = setInterval(() => this.enviar({ acao: 'ping' }), PING_MS)
  }

  static async abrir(cloud: CloudProcess, quem: Entrada, quebrou: () => void): Promise<Linha> {
    return new Linha(await Ouvinte.abrir(cloud, quem), quebrou)
  }

  async assinar(canal: string): Promise<void> {
    const resposta = await this.esperar(this.ouvinte.assinar(canal))
    if (resposta !== 'assinado') throw new Error(`${canal}: ${resposta ?? 'sem resposta'}`)
  }

  enviar(mensagem: Readonly<Record<string, unknown>>): void {
    this.ouvinte.socket.send(JSON.stringify(mensagem))
  }

  /** Takes the place in the room; `continuar` is the beat that keeps it. */
  async entrarNaSala(consulta_id: string, continuar = false): Promise<void> {
    await this.esperar(
      this.ouvinte.dizer(
        { acao: 'entrar-sala', consulta_id, continuar },
        ({ evento, dados }) => evento === 'sala.status' && dados?.['situacao'] === 'dentro',
      ),
    )
  }

  private async esperar<T>(resposta: Promise<T>): Promise<T> {
    this.esperadas++
    try {
      return await resposta
    } finally {
      this.esperadas--
    }
  }

  /** Until the next message, or this long, in ms. */
  async novidade(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const pronto = () => {
        clearTimeout(timer)
        this.acordar.delete(pronto)
        resolve()
      }
      const timer = setTimeout(pronto, ms)
      this.acordar.add(pronto)
    })
  }

  /** The network is cut: no goodbye. */
  cortar(): void {
    this.fechando = true
    this.ouvinte.socket.terminate()
  }

  async fechar(): Promise<void> {
    this.fechando = true
    await this.ouvinte.fechar()
  }
}
