import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { Contagem, type Corpo, escritasDe, type Referencia } from './contagem.ts'
import type { ItemDoFio } from './tamanho.ts'

/** How long nothing was asked, in ms, beside nothing running: what one part hands to the next is in neither. */
const SILENCIO_MS = 300
/** How long a step may set things off, in ms: more is a failure that is tried again. */
const PACIENCIA_MS = 120_000
/** The product's schedules tick every minute: a step keeps this far from the next tick, in ms. */
const MINUTO_MS = 60_000
const LONGE_MS = 20_000
/** Secrets are read by each instance that starts, in whichever step that falls. */
const UMA_VEZ_POR_INSTANCIA = 'secretsmanager.GetSecretValue'
const TIQUE = /"pk":\{"S":"AGENDA#/

interface Resposta {
  readonly status: number
  readonly headers: Record<string, string | string[] | undefined>
  readonly corpo: Buffer
}

/**
 * Stands between the functions and the AWS endpoint: passes everything on unchanged and counts the request units each
 * call to the table costs, from the items it really reads, and really finds before and after it writes.
 */
export class Gravador {
  private atual = new Contagem()
  private ultimo = Date.now()
  private emCurso = 0
  /** Writes one after the other, so that before and after belong to one write. */
  private fila: Promise<unknown> = Promise.resolve()
  private destino = ''
  private fechado = false
  private parado: () => Promise<boolean> = () => Promise.resolve(true)
  /** When the schedules last ran; none did yet. */
  private tique: number | undefined

  private constructor(private readonly server: Server) {}

  static async abrir(): Promise<Gravador> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const gravador = new Gravador(server)
    server.on('request', (entrada, saida) => {
      gravador
        .passar(entrada)
        .then(({ status, headers, corpo }) => saida.writeHead(status, headers).end(corpo))
        .catch((error: unknown) => {
          if (!gravador.fechado) console.error('[gravador]', error)
          saida.writeHead(500).end()
        })
    })
    return gravador
  }

  get url(): string {
    const address = this.server.address()
    if (typeof address !== 'object' || address === null) throw new Error('The recorder has no port')
    return `http://127.0.0.1:${address.port}`
  }

  /** Where the requests go, and how to hear whether anything runs there. */
  apontar(destino: string, parado: () => Promise<boolean>): void {
    this.destino = destino
    this.parado = parado
  }

  /**
   * What is asked while this is done, and while what it set off goes on; never what the schedules ask.
   * @throws Error when they ticked meanwhile, or when it does not come to its end
   */
  async gravar(fazer: () => Promise<unknown>): Promise<Contagem> {
    await this.entreTiques()
    const antes = this.tique
    const contagem = await this.contando(fazer)
    if (this.tique !== antes) throw new Error('The schedules ticked within a step: its count is not its own')
    return contagem
  }

  /** What the schedules ask in one minute. */
  async gravarTique(): Promise<Contagem> {
    await this.entreTiques()
    return this.contando(async () => {
      const antes = this.tique
      while (this.tique === antes) await pausa()
    })
  }

  /** All that is asked while this is done, whoever asks: heartbeats and schedules too. */
  async gravarTudo<T>(fazer: () => Promise<T>): Promise<readonly [T, Contagem]> {
    const contagem = new Contagem()
    this.atual = contagem
    const feito = await fazer()
    this.atual = new Contagem()
    return [feito, contagem]
  }

  private async contando(fazer: () => Promise<unknown>): Promise<Contagem> {
    const contagem = new Contagem()
    this.atual = contagem
    await fazer()
    await this.assentar()
    this.atual = new Contagem()
    return contagem
  }

  /** Waits until all that was set off has come to its end. @throws Error when it does not */
  async assentar(): Promise<void> {
    const desde = Date.now()
    // A closed connection is heard of a moment later.
    const calado = () => this.emCurso === 0 && Date.now() - Math.max(this.ultimo, desde) >= SILENCIO_MS
    while (!calado() || !(await this.parado())) {
      if (Date.now() - desde > PACIENCIA_MS) throw new Error('What was asked does not come to its end')
      await pausa()
    }
  }

  /** At once: what still waits to be passed on is not. */
  fechar(): void {
    this.fechado = true
    this.server.closeAllConnections()
    this.server.close()
  }

  /** Waits out the moments around a tick; the first tick tells when the others come. */
  private async entreTiques(): Promise<void> {
    while (this.tique === undefined || (Date.now() - this.tique) % MINUTO_MS > MINUTO_MS - LONGE_MS)
      await pausa()
    await this.assentar()
  }

  private async passar(entrada: IncomingMessage): Promise<Resposta> {
    this.emCurso++
    try {
      const corpo = await buffer(entrada)
      const operacao = operacaoDe(entrada)
      const repassar = () => enviar(this.destino, entrada, corpo)
      if (operacao === 'events.PutEvents') this.atual.noBarramento(jsonDe(corpo))
      if (operacao !== UMA_VEZ_POR_INSTANCIA) this.atual.chamada(operacao)
      if (operacao === 'dynamodb.PutItem' && TIQUE.test(corpo.toString('utf8'))) this.tique = Date.now()
      return operacao.startsWith('dynamodb.')
        ? await this.contar(operacao.slice('dynamodb.'.length), jsonDe(corpo), entrada, repassar)
        : await repassar()
    } finally {
      this.emCurso--
      this.ultimo = Date.now()
    }
  }

  private async contar(
    operacao: string,
    pedido: Corpo,
    entrada: IncomingMessage,
    repassar: () => Promise<Resposta>,
  ): Promise<Resposta> {
    const referencias = escritasDe(operacao, pedido)
    if (referencias.length === 0) {
      const resposta = await repassar()
      if (resposta.status === 200) this.atual.leitura(operacao, pedido, jsonDe(resposta.corpo))
      return resposta
    }
    const vez = this.fila.then(async () => {
      if (this.fechado) throw new Error('Nothing more is recorded')
      const antes = await this.ler(entrada, referencias)
      const resposta = await repassar()
      const depois = await this.ler(entrada, referencias)
      this.atual.escrita(operacao.startsWith('Transact'), referencias, antes, depois)
      return resposta
    })
    this.fila = vez.catch(() => undefined)
    return vez
  }

  /** The items as they stand, asked of the endpoint itself: these reads are the recorder's own. */
  private async ler(entrada: IncomingMessage, referencias: readonly Referencia[]) {
    return Promise.all(
      referencias.map(async ({ TableName, Key }) => {
        const response = await fetch(this.destino, {
          method: 'POST',
          headers: {
            authorization: String(entrada.headers.authorization),
            'x-amz-target': 'DynamoDB_20120810.GetItem',
            'content-type': 'application/x-amz-json-1.0',
          },
          body: JSON.stringify({ TableName, Key, ConsistentRead: true }),
        })
        return ((await response.json()) as { Item?: ItemDoFio }).Item
      }),
    )
  }
}

const pausa = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50))

const jsonDe = (corpo: Buffer): Corpo => JSON.parse(corpo.toString('utf8')) as Corpo

/** Service by the scope of the signature, operation by the target: `dynamodb.PutItem`. */
function operacaoDe({ headers }: IncomingMessage): string {
  const servico = /Credential=[^/]+\/\d+\/[^/]+\/([^/]+)\//.exec(headers.authorization ?? '')?.[1] ?? 'outro'
  const alvo = String(headers['x-amz-target'] ?? '')
    .split('.')
    .at(-1)
  return alvo ? `${servico}.${alvo}` : servico
}

function enviar(destino: string, entrada: IncomingMessage, corpo: Buffer): Promise<Resposta> {
  return new Promise((resolve, reject) => {
    const { method, headers } = entrada
    const saida = request(new URL(entrada.url ?? '/', destino), { method, headers }, (resposta) => {
      buffer(resposta)
        .then((conteudo) =>
          resolve({ status: resposta.statusCode ?? 500, headers: resposta.headers, corpo: conteudo }),
        )
        .catch(reject)
    })
    saida.on('error', reject)
    saida.end(corpo)
  })
}
