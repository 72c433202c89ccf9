import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { Amostra } from './memoria.ts'

const INSPETOR = 'http://127.0.0.1:9229/json/list'
/** The inspector opens at a signal, and the threads make themselves known to whoever asks, a moment later. */
const ABERTURA_MS = 1_000

interface Resposta {
  readonly id?: number
  readonly method?: string
  readonly params?: { readonly sessionId?: string; readonly message?: string }
  readonly result?: { readonly usedSize?: number; readonly result?: { readonly value?: unknown } }
}

/**
 * What a Node process still needs of its memory: the heaps of all its threads after a garbage collection, which what
 * the system counts (`Memoria`) does not tell from what was not collected yet. Asked of its inspector.
 */
export class MemoriaViva {
  readonly amostras: Amostra[] = []
  readonly #respondem = new Map<string, (resposta: Resposta) => void>()
  readonly #linhas = new Set<string>()
  #pedidos = 0

  private constructor(private readonly inspetor: WebSocket) {
    inspetor.on('message', (data: Buffer) => this.#ouvir(JSON.parse(data.toString()) as Resposta))
  }

  /** @throws Error when another process answers for it */
  static async de(pid: number): Promise<MemoriaViva> {
    process.kill(pid, 'SIGUSR1')
    await sleep(ABERTURA_MS)
    const [alvo] = (await (await fetch(INSPETOR)).json()) as { webSocketDebuggerUrl: string }[]
    if (!alvo) throw new Error('The inspector has nothing to look at')
    const inspetor = new WebSocket(alvo.webSocketDebuggerUrl)
    await once(inspetor, 'open')
    const viva = new MemoriaViva(inspetor)
    const { result } = await viva.#pedir('Runtime.evaluate', { expression: 'process.pid' })
    if (result?.result?.value !== pid) throw new Error('The inspector is of another process')
    await viva.#pedir('NodeWorker.enable', { waitForDebuggerOnStart: false })
    await sleep(ABERTURA_MS)
    return viva
  }

  /** Takes a sample; its minute is the caller's. */
  async medir(minuto: number): Promise<void> {
    let bytes = await this.#heap((metodo) => this.#pedir(metodo))
    for (const linha of this.#linhas) bytes += await this.#heap((metodo) => this.#pedirDaLinha(linha, metodo))
    this.amostras.push({ minuto, mib: bytes / 2 ** 20 })
  }

  fechar(): void {
    this.inspetor.close()
  }

  async #heap(pedir: (metodo: string) => Promise<Resposta>): Promise<number> {
    await pedir('HeapProfiler.collectGarbage')
    const { result } = await pedir('Runtime.getHeapUsage')
    if (result?.usedSize === undefined) throw new Error('A thread does not tell its heap')
    return result.usedSize
  }

  #pedir(method: string, params: object = {}): Promise<Resposta> {
    const id = ++this.#pedidos
    this.inspetor.send(JSON.stringify({ id, method, params }))
    return new Promise((resolve) => this.#respondem.set(String(id), resolve))
  }

  #pedirDaLinha(sessionId: string, method: string): Promise<Resposta> {
    const id = ++this.#pedidos
    const message = JSON.stringify({ id, method })
    void this.#pedir('NodeWorker.sendMessageToWorker', { sessionId, message })
    return new Promise((resolve) => this.#respondem.set(`${sessionId}/${id}`, resolve))
  }

  #ouvir({ id, method, params: { sessionId = '', message = '' } = {}, ...resposta }: Resposta): void {
    if (method === 'NodeWorker.attachedToWorker') this.#linhas.add(sessionId)
    if (method === 'NodeWorker.detachedFromWorker') this.#linhas.delete(sessionId)
    if (method === 'NodeWorker.receivedMessageFromWorker') {
      const daLinha = JSON.parse(message) as Resposta
      this.#respondem.get(`${sessionId}/${daLinha.id}`)?.(daLinha)
    } else if (id !== undefined) this.#respondem.get(String(id))?.(resposta)
  }
}
