// `node lib/fumaca.mjs https://acolhe.app`: what a person would notice first after a deployment, in a few requests.
import { randomBytes, randomUUID } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'

const PRAZO_MS = 15_000
const [origem] = process.argv.slice(2)
if (!origem) {
  console.error('Diga a origem: node lib/fumaca.mjs https://acolhe.app')
  process.exit(1)
}

const CABECALHOS = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'strict-transport-security',
]

const conferencias = {
  async 'a página abre com os cabeçalhos de segurança'() {
    const resposta = await pedir('/')
    exigir(resposta.status === 200, `respondeu ${resposta.status}`)
    for (const nome of CABECALHOS) exigir(resposta.headers.get(nome), `falta ${nome}`)
    exigir(resposta.headers.get('cache-control') === 'no-cache', 'a página seria guardada')
  },
  async 'um caminho da aplicação abre a mesma página'() {
    const resposta = await pedir('/triagem')
    exigir(resposta.status === 200, `respondeu ${resposta.status}`)
    exigir((await resposta.text()).includes('id="raiz"'), 'não é a página')
  },
  async 'os arquivos são guardados por um ano'() {
    const pagina = await (await pedir('/')).text()
    const arquivo = /\/assets\/[\w.-]+\.js/.exec(pagina)?.[0]
    exigir(arquivo, 'a página não nomeia arquivo algum')
    const resposta = await pedir(arquivo)
    exigir(resposta.status === 200, `respondeu ${resposta.status}`)
    exigir(/immutable/.test(resposta.headers.get('cache-control') ?? ''), 'seria pedido de novo')
  },
  async 'a configuração nomeia o acesso e o provedor de cartão'() {
    const config = await (await pedir('/config.json')).json()
    exigir(config.user_pool_client_id, 'sem o cliente do acesso')
    exigir(!/definir/.test(config.cartao.chave_publica), 'a chave publicável do cartão está por definir')
  },
  async 'quem não entrou é recusado pela API, não pela borda'() {
    const resposta = await pedir('/api/usuarios/eu')
    exigir(resposta.status === 401, `respondeu ${resposta.status}`)
    exigir((await resposta.json()).message === 'Unauthorized', 'quem recusou não foi o autorizador')
  },
  // Past the gateway and its authorizer: the function ran, the edge proved itself to it, and the table answered.
  async 'um documento que não existe é recusado por uma função'() {
    const resposta = await pedir(`/api/validar/${randomUUID()}`)
    exigir(resposta.status === 404, `respondeu ${resposta.status}`)
    const tipo = resposta.headers.get('content-type') ?? ''
    exigir(tipo.startsWith('application/problem+json'), `respondeu como "${tipo}"`)
    const { codigo, request_id } = await resposta.json()
    exigir(codigo === 'nao_encontrado', `o código é "${codigo}"`)
    exigir(typeof request_id === 'string' && request_id !== '', 'sem o request_id')
  },
  async 'quem não traz um bilhete é recusado pelo WebSocket'() {
    await exigirRecusa('/ws', 401, 'Unauthorized')
  },
  async 'um bilhete que ninguém emitiu é recusado pela função que os julga'() {
    await exigirRecusa(`/ws?ticket=${randomUUID()}`, 403, 'Forbidden')
  },
}

let falhas = 0
for (const [nome, conferir] of Object.entries(conferencias))
  try {
    await conferir()
    console.log(`✓ ${nome}`)
  } catch (erro) {
    falhas++
    console.error(`✗ ${nome}: ${erro.message}`)
  }
process.exit(falhas === 0 ? 0 : 1)

function pedir(caminho) {
  return fetch(new URL(caminho, origem), { signal: AbortSignal.timeout(PRAZO_MS) })
}

/** A handshake is refused by API Gateway, which says so in its own words; the firewall's 403 is a page. */
async function exigirRecusa(caminho, status, palavra) {
  const resposta = await abrirSocket(caminho)
  exigir(resposta.status === status, `respondeu ${resposta.status}`)
  exigir(
    new RegExp(`"message":\\s*"${palavra}"`).test(resposta.corpo),
    `quem respondeu ${status} não foi a API: ${resposta.corpo.slice(0, 80)}`,
  )
}

/** The answer to a WebSocket handshake; 101 when it lets in. The browser's own WebSocket hides it. */
function abrirSocket(caminho) {
  const endereco = new URL(caminho, origem)
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    // The firewall refuses whoever sends none.
    'user-agent': 'acolhe-fumaca',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
  }
  return new Promise((resolve, reject) => {
    const pedido = (endereco.protocol === 'https:' ? https : http).get(endereco, {
      headers,
      signal: AbortSignal.timeout(PRAZO_MS),
    })
    pedido.once('response', (resposta) => {
      text(resposta).then((corpo) => resolve({ status: resposta.statusCode, corpo }), reject)
    })
    pedido.once('upgrade', ({ statusCode }, socket) => {
      socket.destroy()
      resolve({ status: statusCode, corpo: '' })
    })
    pedido.once('error', reject)
  })
}

function exigir(verdade, frase) {
  if (!verdade) throw new Error(frase)
}
