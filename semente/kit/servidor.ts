import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { tornarConhecida } from './cadastros.ts'
import { CONDICOES, imagemDe, PARTES } from './imagens.ts'
import { type Lugares, pagina } from './pagina.ts'
import { lerPedido, PedidoInvalido } from './pedido.ts'
import { type PessoaDoKit, type PessoasDoKit, RetratoInvalido } from './pessoas.ts'

interface ServidorDoKit {
  readonly pessoas: PessoasDoKit
  readonly lugares: Lugares
}

type Resposta = readonly [status: number, tipo: string, corpo: string | Buffer]

/** Longest body taken: a portrait as Base64. */
const CORPO_MAXIMO = 15 * 1024 * 1024

const ARQUIVOS = new Map([
  ['/kit.css', 'text/css; charset=utf-8'],
  ['/kit.js', 'text/javascript; charset=utf-8'],
])

/** The kit's page, its pictures and its form; it listens on this machine alone. */
export function criarServidor(kit: ServidorDoKit): Server {
  return createServer((request, response) => {
    void responder(kit, request)
      .catch((error: unknown): Resposta => {
        console.error('[kit]', error)
        return comoJson(500, { campo: '', mensagem: 'O kit falhou. Veja o terminal do npm start.' })
      })
      .then((resposta) => enviar(response, resposta))
  })
}

async function responder(kit: ServidorDoKit, request: IncomingMessage): Promise<Resposta> {
  const caminho = (request.url ?? '/').split('?')[0] ?? '/'
  if (request.method === 'POST' && caminho === '/pessoas') return criar(kit, request)
  if (request.method !== 'GET') return NAO_HA
  if (caminho === '/') return [200, HTML, pagina(await kit.pessoas.todas(), kit.lugares)]
  if (caminho === '/pessoas.json') return comoJson(200, (await kit.pessoas.todas()).map(publica))
  const tipo = ARQUIVOS.get(caminho)
  if (tipo) return [200, tipo, await readFile(new URL(`.${caminho}`, import.meta.url))]
  return imagem(kit, caminho)
}

async function criar({ pessoas }: ServidorDoKit, request: IncomingMessage): Promise<Resposta> {
  // A page of another origin cannot send this type without asking first, and is not answered.
  if (request.headers['content-type'] !== 'application/json') return NAO_HA
  if (Number(request.headers['content-length'] ?? Number.NaN) > CORPO_MAXIMO)
    return comoJson(413, { campo: 'retrato', mensagem: 'A foto é grande demais. Use uma de até 10 MB.' })
  try {
    const pessoa = await pessoas.criar(lerPedido(await json(request), new Date()))
    await tornarConhecida(pessoa)
    return comoJson(201, publica(pessoa))
  } catch (error) {
    if (error instanceof PedidoInvalido) return comoJson(400, { campo: error.campo, mensagem: error.message })
    if (error instanceof RetratoInvalido)
      return comoJson(400, { campo: 'retrato', mensagem: 'Este arquivo não é uma foto. Use JPEG ou PNG.' })
    if (error instanceof SyntaxError) return comoJson(400, { campo: '', mensagem: 'O corpo não é um JSON.' })
    throw error
  }
}

const IMAGEM = new RegExp(
  `^/pessoas/([a-z0-9-]+)/(?:(retrato)|(${PARTES.join('|')})-(${CONDICOES.join('|')}))\\.jpg$`,
)

async function imagem({ pessoas }: ServidorDoKit, caminho: string): Promise<Resposta> {
  const [, id = '', retrato, qual, como] = IMAGEM.exec(caminho) ?? []
  const pessoa = await pessoas.buscar(id)
  if (!pessoa) return NAO_HA
  const rosto = await pessoas.retrato(pessoa)
  if (retrato) return [200, JPEG, rosto]
  const parte = PARTES.find((nome) => nome === qual)
  const condicao = CONDICOES.find((nome) => nome === como)
  const feita = parte && condicao && (await imagemDe(pessoa, parte, condicao, rosto))
  return feita ? [200, JPEG, feita] : NAO_HA
}

/** What the page and the tests read of somebody. */
const publica = ({ id, nome, telefone, medico, pessoa }: PessoaDoKit) => ({
  id,
  nome,
  cpf: pessoa.cpf,
  data_nascimento: pessoa.dados.data_nascimento,
  telefone,
  layout: pessoa.layout,
  medico,
})

const HTML = 'text/html; charset=utf-8'
const JPEG = 'image/jpeg'
const comoJson = (status: number, corpo: unknown): Resposta => [
  status,
  'application/json; charset=utf-8',
  JSON.stringify(corpo),
]
const NAO_HA: Resposta = [404, 'text/plain; charset=utf-8', 'Não há nada neste endereço.']

function enviar(response: ServerResponse, [status, tipo, corpo]: Resposta): void {
  response
    .writeHead(status, {
      'content-type': tipo,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'",
    })
    .end(corpo)
}
