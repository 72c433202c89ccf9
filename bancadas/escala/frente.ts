import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { WebSocket, WebSocketServer } from 'ws'
import { httpPath } from '#domain/base/contrato.ts'
import { FUNCOES } from '#domain/contratos.ts'

/** What went through the front door. */
export interface Passagens {
  /** HTTP requests to the API. */
  pedidos: number
  /** WebSocket connections opened. */
  conexoes: number
  /** Messages from browsers and to browsers. */
  recebidas: number
  enviadas: number
  /** Calls of each function that answers a request or a message. */
  funcoes: Record<string, number>
}

/** Stands before the site and its APIs and counts what passes, as the edge's bill would. */
export class Frente {
  atual: Passagens = nenhuma()
  /** Closed by the browser, of which the product has still to hear. */
  private readonly fechando = new Set<WebSocket>()

  private constructor(private readonly server: Server) {}

  static async abrir(destino: string): Promise<Frente> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const frente = new Frente(server)
    server.on('request', (entrada, saida) => {
      if (/^\/(api|webhook)\//.test(entrada.url ?? '')) frente.pedido(entrada)
      const { method, headers } = entrada
      const adiante = request(new URL(entrada.url ?? '/', destino), { method, headers }, (resposta) => {
        saida.writeHead(resposta.statusCode ?? 500, resposta.headers)
        resposta.pipe(saida)
      })
      adiante.on('error', () => saida.destroy())
      entrada.pipe(adiante)
    })
    const sockets = new WebSocketServer({ noServer: true })
    server.on('upgrade', (entrada, socket, cabeca) => {
      sockets.handleUpgrade(entrada, socket, cabeca, (navegador) => frente.ligar(navegador, entrada, destino))
    })
    return frente
  }

  get origem(): string {
    const address = this.server.address()
    if (typeof address !== 'object' || address === null) throw new Error('The front door has no port')
    return `http://127.0.0.1:${address.port}`
  }

  /** Whether the product heard of every connection that was closed. */
  get parada(): boolean {
    return this.fechando.size === 0
  }

  /** Begins to count anew; answers what passed until now. */
  virar(): Passagens {
    const antes = this.atual
    this.atual = nenhuma()
    return antes
  }

  fechar(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  private pedido({ method = '', url = '' }: IncomingMessage): void {
    this.atual.pedidos++
    const [caminho = ''] = url.split('?')
    this.chamada(ROTAS.find((rota) => rota.metodo === method && rota.caminho.test(caminho))?.nome)
  }

  private mensagem(dados: Buffer): void {
    this.atual.recebidas++
    const { acao } = JSON.parse(dados.toString()) as { readonly acao?: string }
    this.chamada(
      FUNCOES.find((funcao) => funcao.tipo === 'socket' && funcao.rota === (acao ?? '$default'))?.nome,
    )
  }

  private chamada(nome: string | undefined): void {
    if (nome === undefined) throw new Error('Something passed that no function answers')
    this.atual.funcoes[nome] = (this.atual.funcoes[nome] ?? 0) + 1
  }

  private ligar(navegador: WebSocket, entrada: IncomingMessage, destino: string): void {
    this.atual.conexoes++
    const produto = new WebSocket(`${destino.replace('http', 'ws')}${entrada.url ?? ''}`, {
      headers: { 'user-agent': entrada.headers['user-agent'] ?? '' },
    })
    const pendentes: string[] = []
    navegador.on('message', (dados: Buffer) => {
      this.mensagem(dados)
      if (produto.readyState === WebSocket.OPEN) produto.send(dados.toString())
      else pendentes.push(dados.toString())
    })
    produto.on('open', () => {
      for (const mensagem of pendentes) produto.send(mensagem)
    })
    produto.on('message', (dados: Buffer) => {
      this.atual.enviadas++
      navegador.send(dados.toString())
    })
    produto.on('close', () => {
      this.fechando.delete(produto)
      navegador.close()
    })
    navegador.on('close', () => {
      if (produto.readyState === WebSocket.CLOSED) return
      this.fechando.add(produto)
      produto.close()
    })
    produto.on('error', () => navegador.terminate())
  }
}

const nenhuma = (): Passagens => ({ pedidos: 0, conexoes: 0, recebidas: 0, enviadas: 0, funcoes: {} })

/** The routes of the HTTP API, those without a parameter first. */
const ROTAS = FUNCOES.flatMap((funcao) => {
  if (funcao.tipo !== 'http') return []
  const modelo = httpPath(funcao)
  const caminho = new RegExp(`^${modelo.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  return [{ nome: funcao.nome, metodo: funcao.metodo, caminho, livre: modelo.includes('{') }]
}).toSorted((a, b) => Number(a.livre) - Number(b.livre))
