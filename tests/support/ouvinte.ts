import { once } from 'node:events'
import { WebSocket } from 'ws'
import { emitirBilhete } from '#domain/tempo-real/contract.ts'
import type { CloudProcess } from './cloud.ts'
import { api, NAVEGADOR } from './http.ts'
import type { Entrada } from './sessao.ts'

const DEADLINE = 10_000

export interface Ouvida {
  readonly canal?: string
  readonly evento?: string
  readonly dados?: Readonly<Record<string, unknown>>
}

/** A single-use ticket for the WebSocket. */
export const bilhete = async ({ origem }: CloudProcess, quem: Entrada): Promise<string> =>
  (await api(origem, quem).ok(emitirBilhete)).ticket

/** Asks for a connection as a browser does, which always says what it is. */
export const ligar = (origem: string, ticket: string): WebSocket =>
  new WebSocket(`${origem.replace('http', 'ws')}/ws?ticket=${ticket}`, {
    headers: { 'user-agent': NAVEGADOR },
  })

/** The status with which the gateway refuses a ticket. */
export async function recusaDe({ origem }: CloudProcess, ticket: string): Promise<number | undefined> {
  const socket = ligar(origem, ticket)
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode?: number }]
  return response.statusCode
}

/** Somebody's open connection, with everything that was said on it. */
export class Ouvinte {
  readonly ouvidas: Ouvida[] = []
  #wake = (): void => undefined

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => {
      this.ouvidas.push(JSON.parse(data.toString()) as Ouvida)
      this.#wake()
    })
  }

  static async abrir(cloud: CloudProcess, quem: Entrada): Promise<Ouvinte> {
    return Ouvinte.comBilhete(cloud, await bilhete(cloud, quem))
  }

  static async comBilhete({ origem }: CloudProcess, ticket: string): Promise<Ouvinte> {
    const socket = ligar(origem, ticket)
    const ouvinte = new Ouvinte(socket)
    await once(socket, 'open')
    return ouvinte
  }

  /** Sends a message and waits for what answers it. */
  async dizer(mensagem: Readonly<Record<string, unknown>>, resposta: (o: Ouvida) => boolean) {
    const desde = this.ouvidas.length
    this.socket.send(JSON.stringify(mensagem))
    return this.esperar(resposta, desde)
  }

  /** Asks for a channel; answers `assinado` or `recusado`. */
  async assinar(canal: string): Promise<string | undefined> {
    const resposta = await this.dizer(
      { acao: 'assinar', canal },
      (o) => o.canal === canal && (o.evento === 'assinado' || o.evento === 'recusado'),
    )
    return resposta.evento
  }

  /** The first message from this position on that is meant. @throws when none comes in time */
  async esperar(seja: (o: Ouvida) => boolean, desde = 0): Promise<Ouvida> {
    const until = Date.now() + DEADLINE
    for (;;) {
      const found = this.ouvidas.slice(desde).find(seja)
      if (found) return found
      const left = until - Date.now()
      if (left <= 0) throw new Error(`Not heard; heard: ${JSON.stringify(this.ouvidas)}`)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left)
        this.#wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }

  async fechar(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return
    const gone = once(this.socket, 'close')
    this.socket.close()
    await gone
  }
}
