import http2 from 'node:http2'
import type { AddressInfo } from 'node:net'
import { FERRAMENTA } from '#domain/triagem/instrucao.ts'
import { type RespostaDoModelo } from '#domain/triagem/resposta-do-modelo.ts'

/** What the endpoint does with one question. */
type Ordem =
  /** The tool is called with this. */
  | { readonly responder: unknown }
  /** The whole body of the answer, for shapes a model should not give. */
  | { readonly corpo: unknown }
  | { readonly falhar: number; readonly tipo?: string }
  | 'travar'

interface Pergunta {
  readonly caminho: string
  readonly versao: string
  readonly corpo: {
    readonly system: readonly { readonly text: string }[]
    readonly messages: readonly { readonly content: readonly { readonly text: string }[] }[]
    readonly inferenceConfig: unknown
    readonly toolConfig: { readonly toolChoice: unknown }
    readonly guardrailConfig?: unknown
  }
}

/** A model's answer nobody would object to. */
export const RESPOSTA: RespostaDoModelo = {
  urgencia: 'tele',
  especialidade: 'clinica_medica',
  confianca: 0.9,
  sinais: [],
}

/**
 * Bedrock Runtime's Converse over HTTP/2 in clear text on this machine: told what to answer, to hang and to fail.
 * Orders are used up one by one; the last one stands.
 */
export async function converse() {
  const perguntas: Pergunta[] = []
  let ordens: Ordem[] = [{ responder: RESPOSTA }]
  const sessoes = new Set<http2.ServerHttp2Session>()
  const server = http2.createServer()
  server.on('session', (sessao) => {
    sessoes.add(sessao)
    sessao.on('close', () => sessoes.delete(sessao))
  })
  server.on('request', (request, response) => {
    const partes: Buffer[] = []
    request.on('data', (parte: Buffer) => partes.push(parte))
    request.on('end', () => {
      const corpo = JSON.parse(Buffer.concat(partes).toString()) as Pergunta['corpo']
      perguntas.push({ caminho: request.url, versao: request.httpVersion, corpo })
      const ordem = ordens.length > 1 ? ordens.shift() : ordens[0]
      if (ordem === undefined || ordem === 'travar') return
      if ('falhar' in ordem) {
        response.writeHead(ordem.falhar, {
          'content-type': 'application/json',
          'x-amzn-errortype': ordem.tipo ?? 'InternalServerException',
        })
        response.end(JSON.stringify({ message: 'told to fail' }))
        return
      }
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify('corpo' in ordem ? ordem.corpo : chamada(ordem.responder)))
    })
  })
  await new Promise<void>((pronto) => server.listen(0, '127.0.0.1', pronto))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    perguntas,
    mandar: (...novas: Ordem[]): void => {
      perguntas.length = 0
      ordens = novas
    },
    fechar: async (): Promise<void> => {
      for (const sessao of sessoes) sessao.destroy()
      await new Promise((fechado) => server.close(fechado))
    },
  }
}

/** The body of a Converse answer that calls our tool with `input`. */
export const chamada = (input: unknown, nome: string = FERRAMENTA.nome) => ({
  output: {
    message: { role: 'assistant', content: [{ toolUse: { toolUseId: 't1', name: nome, input } }] },
  },
  stopReason: 'tool_use',
  usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 },
  metrics: { latencyMs: 1 },
})
