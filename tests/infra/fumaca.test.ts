import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { DomainError, problema } from '#domain/base/erros.ts'
import { createSocketGateway } from '../../local/gateway/socket.ts'
import type { SocketAuthorizer } from '../../local/gateway/socket-authorizer.ts'

interface Resposta {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const CABECALHOS = {
  'content-security-policy': "default-src 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self)',
  'strict-transport-security': 'max-age=63072000',
}
const PAGINA: Resposta = {
  headers: { ...CABECALHOS, 'cache-control': 'no-cache' },
  body: '<div id="raiz"></div><script src="/assets/index-B1x2.js"></script>',
}
const PROBLEMA = { 'content-type': 'application/problem+json; charset=utf-8' }
const recusa = (codigo: 'nao_encontrado' | 'sem_permissao'): Resposta => {
  const corpo = problema(new DomainError(codigo), 'pedido-1')
  return { status: corpo.status, headers: PROBLEMA, body: JSON.stringify(corpo) }
}
/** As API Gateway answers where a function breaks. */
const QUEBRADA: Resposta = {
  status: 500,
  headers: { 'content-type': 'application/json' },
  body: '{"message":"Internal Server Error"}',
}
const CONFIG = { user_pool_client_id: 'cliente', cartao: { chave_publica: 'pk_live_1' } }
const config = (valor: object): Resposta => ({ body: JSON.stringify(valor) })

type Parte = '' | 'triagem' | 'assets' | 'config.json' | 'api/usuarios' | 'api/validar'
/** A deployed product, by the first parts of the path. */
const INTEIRO: Readonly<Record<Parte, Resposta>> = {
  '': PAGINA,
  triagem: PAGINA,
  assets: { headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
  'config.json': config(CONFIG),
  'api/usuarios': {
    status: 401,
    headers: { 'content-type': 'application/json' },
    body: '{"message":"Unauthorized"}',
  },
  'api/validar': recusa('nao_encontrado'),
}

const julgar =
  (Effect: 'Allow' | 'Deny'): SocketAuthorizer =>
  async ({ methodArn }) => ({
    principalId: 'anonimo',
    policyDocument: {
      Version: '2012-10-17',
      Statement: [{ Effect, Action: 'execute-api:Invoke', Resource: methodArn }],
    },
  })

const abertos: Server[] = []
afterEach(() => {
  for (const servidor of abertos.splice(0)) {
    servidor.closeAllConnections()
    servidor.close()
  }
})

interface Produto {
  readonly respostas?: Partial<Record<Parte, Resposta>>
  readonly autorizador?: SocketAuthorizer | 'nenhum'
  /** Refuses every handshake, whoever asks. */
  readonly firewall?: 'tudo'
}

const parteDe = ({ url = '/' }: Pick<IncomingMessage, 'url'>): Parte => {
  const [primeira = '', segunda] = url.slice(1).split(/[/?]/)
  return (primeira === 'api' ? `api/${segunda}` : primeira) as Parte
}

/** Puts a product up; answers its address. */
async function publicar({ respostas, firewall, autorizador = julgar('Deny') }: Produto): Promise<string> {
  const servidor = createServer((pedido, resposta) => {
    const { status = 200, headers, body } = { ...INTEIRO, ...respostas }[parteDe(pedido)]
    resposta.writeHead(status, headers).end(body)
  })
  const portao = createSocketGateway({
    api: { apiId: 'ws1', stage: 'ws', domainName: '127.0.0.1' },
    routeSelectionExpression: '$request.body.acao',
    routes: { $connect: async () => ({ statusCode: 200 }) },
    ...(autorizador !== 'nenhum' && {
      authorizer: autorizador,
      identitySources: ['route.request.querystring.ticket'],
    }),
  })
  servidor.on('upgrade', (pedido, conexao, cabeca) => {
    // The firewall's own rule: whoever sends no User-Agent gets its page.
    if (firewall === 'tudo' || !pedido.headers['user-agent'])
      conexao.end(
        'HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-type: text/html\r\n\r\n<h1>403</h1>',
      )
    else portao.upgrade(pedido, conexao, cabeca)
  })
  servidor.listen(0, '127.0.0.1')
  await once(servidor, 'listening')
  abertos.push(servidor)
  return `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`
}

/** How the smoke test of a product ends, and what it complains of. */
async function fumaca(produto: Produto): Promise<{ codigo: number; falhas: string[] }> {
  return rodar(await publicar(produto))
}

async function rodar(origem: string): Promise<{ codigo: number; falhas: string[] }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['lib/fumaca.mjs', origem], (erro, _saida, queixas) =>
      resolve({ codigo: Number(erro?.code ?? 0), falhas: queixas.split('\n').filter(Boolean) }),
    )
  })
}

test('a product that stands passes', async () => {
  expect(await fumaca({})).toEqual({ codigo: 0, falhas: [] })
})

const FUNCAO = '✗ um documento que não existe é recusado por uma função:'
const PAGINAS = [
  '✗ a página abre com os cabeçalhos de segurança:',
  '✗ um caminho da aplicação abre a mesma página:',
]
const SEM_BILHETE = '✗ quem não traz um bilhete é recusado pelo WebSocket:'
const BILHETE = '✗ um bilhete que ninguém emitiu é recusado pela função que os julga:'

test('a refusal is read whatever its spaces', async () => {
  const corpo = (palavra: string) => JSON.stringify({ message: palavra, requestId: '1' }, null, 1)
  const recusador = createServer().on('upgrade', ({ url = '' }, conexao) => {
    const [linha, palavra] = url.includes('ticket')
      ? ['403 Forbidden', 'Forbidden']
      : ['401 Unauthorized', 'Unauthorized']
    conexao.end(`HTTP/1.1 ${linha}\r\nconnection: close\r\n\r\n${corpo(palavra)}`)
  })
  recusador.on('request', ({ url = '/' }, resposta) => {
    const { status = 200, headers, body } = INTEIRO[parteDe({ url })]
    resposta.writeHead(status, headers).end(body)
  })
  recusador.listen(0, '127.0.0.1')
  await once(recusador, 'listening')
  abertos.push(recusador)
  expect(await rodar(`http://127.0.0.1:${(recusador.address() as AddressInfo).port}`)).toEqual({
    codigo: 0,
    falhas: [],
  })
})

describe('what is broken is named, and ends it with an error', () => {
  test.each<[string, Produto, readonly string[]]>([
    [
      'a header is missing',
      { respostas: { '': { ...PAGINA, headers: { ...PAGINA.headers, 'permissions-policy': '' } } } },
      [`${PAGINAS[0]} falta permissions-policy`],
    ],
    [
      'the page would be kept',
      { respostas: { '': { ...PAGINA, headers: CABECALHOS } } },
      [`${PAGINAS[0]} a página seria guardada`],
    ],
    [
      'a path of the application is no page',
      { respostas: { triagem: { status: 404 } } },
      [`${PAGINAS[1]} respondeu 404`],
    ],
    [
      'files would be asked for again',
      { respostas: { assets: {} } },
      ['✗ os arquivos são guardados por um ano: seria pedido de novo'],
    ],
    [
      'the card’s key is still to be given',
      { respostas: { 'config.json': config({ ...CONFIG, cartao: { chave_publica: 'pk_live_definir' } }) } },
      [
        '✗ a configuração nomeia o acesso e o provedor de cartão: a chave publicável do cartão está por definir',
      ],
    ],
    [
      'the API is not there',
      { respostas: { 'api/usuarios': PAGINA } },
      ['✗ quem não entrou é recusado pela API, não pela borda: respondeu 200'],
    ],
    ['functions break', { respostas: { 'api/validar': QUEBRADA } }, [`${FUNCAO} respondeu 500`]],
    [
      'functions do not believe the edge',
      { respostas: { 'api/validar': recusa('sem_permissao') } },
      [`${FUNCAO} respondeu 403`],
    ],
    [
      'the route is not there: the gateway answers itself',
      {
        respostas: {
          'api/validar': {
            status: 404,
            headers: { 'content-type': 'application/json' },
            body: '{"message":"Not Found"}',
          },
        },
      },
      [`${FUNCAO} respondeu como "application/json"`],
    ],
    [
      'a refusal says no reason',
      { respostas: { 'api/validar': { status: 404, headers: PROBLEMA, body: '{"request_id":"1"}' } } },
      [`${FUNCAO} o código é "undefined"`],
    ],
    [
      'a refusal cannot be found in the logs',
      {
        respostas: {
          'api/validar': { status: 404, headers: PROBLEMA, body: '{"codigo":"nao_encontrado"}' },
        },
      },
      [`${FUNCAO} sem o request_id`],
    ],
    [
      'the firewall refuses the handshakes, with the very status',
      { firewall: 'tudo' },
      [`${SEM_BILHETE} respondeu 403`, `${BILHETE} quem respondeu 403 não foi a API: <h1>403</h1>`],
    ],
    ['any ticket is let in', { autorizador: julgar('Allow') }, [`${BILHETE} respondeu 101`]],
    [
      'nobody judges who connects',
      { autorizador: 'nenhum' },
      [`${SEM_BILHETE} respondeu 101`, `${BILHETE} respondeu 101`],
    ],
    [
      'the function that judges tickets breaks',
      {
        autorizador: async () => {
          throw new Error('quebrou')
        },
      },
      [`${BILHETE} respondeu 500`],
    ],
  ])('%s', async (_nome, produto, falhas) => {
    expect(await fumaca(produto)).toEqual({ codigo: 1, falhas })
  })
})
