import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { AwsError, type AwsRequest, type AwsResponse, type AwsService } from '../../../local/aws/service.ts'
import { achados, errosDe } from './modelo.ts'
import {
  desviosDaRaiz,
  desviosDoElemento,
  estruturaDe,
  marcasDe,
  type Modelo,
  type No,
  operacoesDe,
  type Operacao,
  parser,
} from './modelo-xml.ts'

/**
 * The services that do not speak JSON by target: S3 (REST and XML), SES (Query and XML) and API Gateway's management
 * API (REST and JSON). Statuses, headers, elements and errors are held against each client's own model.
 */

const CLIENTES: Readonly<Record<string, string>> = {
  s3: 'client-s3',
  ses: 'client-ses',
  'execute-api': 'client-apigatewaymanagementapi',
}

const require = createRequire(import.meta.url)

/** The operation a REST request asks for: by method, key, and the parameters its address or input ask. */
function operacaoRest(
  operacoes: readonly Operacao[],
  request: AwsRequest,
  temChave: boolean,
): Operacao | undefined {
  const candidatas = operacoes.flatMap((operacao) => {
    const [method, uri = ''] = operacao.http ?? []
    const [caminho = '', pergunta = ''] = uri.split('?')
    if (method !== request.method || caminho.includes('{') !== temChave) return []
    const pedidos = [...new URLSearchParams(pergunta)].filter(([nome]) => nome !== 'x-id')
    const { membros, obrigatorios } = operacao.entrada
    const exigidos = membros.slice(0, obrigatorios).flatMap(({ marcas }) => marcas.httpQuery ?? [])
    const certos =
      pedidos.every(
        ([nome, valor]) =>
          (request.query.get(nome) ?? undefined) !== undefined &&
          (valor === '' || request.query.get(nome) === valor),
      ) && exigidos.every((nome) => request.query.has(nome))
    const copia = membros.some(({ nome, marcas }) => nome === 'CopySource' && marcas.httpHeader !== undefined)
    if (!certos || copia !== (request.headers['x-amz-copy-source'] !== undefined)) return []
    return [{ operacao, peso: pedidos.length + exigidos.length }]
  })
  return candidatas.toSorted((a, b) => b.peso - a.peso)[0]?.operacao
}

/** What S3 says its errors are, code by code with its status, in the model's documentation of `Error.Code`. */
function errosDoS3(): ReadonlyMap<string, ReadonlySet<number>> {
  const ficha = readFileSync(
    path.resolve('node_modules/@aws-sdk/client-s3/dist-types/models/models_0.d.ts'),
    'utf8',
  )
  const erros = new Map<string, Set<number>>()
  let codigo = ''
  for (const [, achado, status] of ficha.matchAll(/<i>Code:<\/i> (\w+)|<i>HTTP Status Code:<\/i> (\d{3})/g)) {
    if (achado !== undefined) codigo = achado
    else erros.set(codigo, (erros.get(codigo) ?? new Set()).add(Number(status)))
  }
  return erros
}

/** What every S3 answer may carry. */
const DE_TODOS = new Set(['x-amz-request-id', 'x-amz-id-2'])

function desviosDoS3(operacoes: readonly Operacao[], erros: ReturnType<typeof errosDoS3>) {
  return (request: AwsRequest, { status, headers = {}, body = '' }: AwsResponse): string[] => {
    const [, chave = ''] = /^\/[^/]+\/(.+)$/.exec(request.path) ?? []
    const deFormulario = request.headers['content-type']?.startsWith('multipart/form-data') === true
    const operacao = operacaoRest(operacoes, request, chave !== '')
    const texto = body.toString()
    // Neither a browser's form nor its question before a request is an operation of the model.
    if (request.method === 'OPTIONS' || (deFormulario && status < 400)) return []
    if (status >= 400 && request.method !== 'HEAD') {
      const { Code } = ((parser.parse(texto) as No).Error ?? {}) as { Code?: string }
      if (Code === 'NotEmulated') return []
      if (!erros.get(Code ?? '')?.has(status)) return [`s3 does not refuse with ${status} ${Code}`]
      return []
    }
    if (status >= 300) return []
    if (!operacao) return [`s3 ${request.method} ${request.path} is not of the model`]
    const { nome, http, saida } = operacao
    const doModelo = new Set(saida.membros.map(({ marcas }) => (marcas.httpHeader ?? '').toLowerCase()))
    const carga = saida.membros.find(({ marcas }) => marcas.httpPayload !== undefined)
    const raiz = carga?.nome ?? saida.marcas.xmlName ?? `${nome}Result`
    const corpo = carga ? estruturaDe(carga.esquema) : saida
    return [
      ...(status === http?.[2] || (status === 206 && request.headers.range)
        ? []
        : [`${nome} does not answer ${status}`]),
      ...Object.keys(headers)
        .filter((header) => header.startsWith('x-amz-') && !header.startsWith('x-amz-meta-'))
        .filter((header) => !DE_TODOS.has(header) && !doModelo.has(header))
        .map((header) => `${nome} has no header ${header}`),
      ...(headers['content-type'] === 'application/xml' && texto.startsWith('<?xml')
        ? desviosDaRaiz(texto, raiz, corpo, nome)
        : []),
    ]
  }
}

/** What any Query service may answer (SES API Reference, "Common Errors"), and our own word. */
const COMUNS_DE_QUERY = new Set([
  'InvalidParameterValue',
  'MissingParameter',
  'ValidationError',
  'NotEmulated',
])

function desviosDoSes(operacoes: readonly Operacao[], modelo: Modelo) {
  return (request: AwsRequest, { status, body = '' }: AwsResponse): string[] => {
    const acao = new URLSearchParams(request.body.toString()).get('Action') ?? ''
    const documento = parser.parse(body.toString()) as No
    const operacao = operacoes.find(({ nome }) => nome === acao)
    if (status >= 400) {
      const { Code = '' } = ((documento.ErrorResponse as No | undefined)?.Error ?? {}) as { Code?: string }
      const ditos = [...errosDe('client-ses', acao || 'SendEmail')].map(
        (nome) => marcasDe(modelo[`${nome}$`]?.[3]).awsQueryError?.[0] ?? nome,
      )
      return COMUNS_DE_QUERY.has(Code) || ditos.includes(Code) ? [] : [`${acao} does not refuse with ${Code}`]
    }
    if (!operacao) return [`ses ${acao} is not of the model`]
    const resposta = documento[`${acao}Response`] as No | undefined
    if (!resposta) return [`${acao}: its document is ${Object.keys(documento).join()}`]
    return desviosDoElemento(operacao.saida, resposta[`${acao}Result`], acao)
  }
}

function desviosDaGestao(operacoes: readonly Operacao[], modelo: Modelo) {
  return (request: AwsRequest, { status, body = '' }: AwsResponse, codigo?: string): string[] => {
    const operacao = operacaoRest(operacoes, request, true)
    if (!operacao) return status >= 400 ? [] : [`execute-api ${request.method} is not of the model`]
    const { nome, http, saida } = operacao
    if (status >= 400) {
      const { httpError } = marcasDe(modelo[`${codigo}$`]?.[3])
      const dito = errosDe('client-apigatewaymanagementapi', nome).has(codigo ?? '')
      // The gateway's own refusal of a path it cannot read is of no operation.
      if (codigo === 'NotEmulated' || codigo === 'BadRequestException') return []
      return dito && (httpError === undefined || httpError === status)
        ? []
        : [`${nome} does not refuse with ${status} ${codigo}`]
    }
    const nomes = new Set(saida.membros.map(({ nome: membro, marcas }) => marcas.jsonName ?? membro))
    const achadas = body.length === 0 ? [] : Object.keys(JSON.parse(body.toString()) as object)
    return [
      ...(status === http?.[2] ? [] : [`${nome} does not answer ${status}`]),
      ...achadas.filter((chave) => !nomes.has(chave)).map((chave) => `${nome}.${chave}: not of the model`),
    ]
  }
}

/** A service whose every answer is held against the client's own model; what departs from it fails the file. */
export function conferidaRest<S extends AwsService>(service: S): S {
  const cliente = CLIENTES[service.name]
  if (!cliente) throw new Error(`${service.name} has no model here`)
  const modelo = require(`@aws-sdk/${cliente}`) as Modelo
  const operacoes = operacoesDe(modelo)
  const desvios = {
    s3: desviosDoS3(operacoes, errosDoS3()),
    ses: desviosDoSes(operacoes, modelo),
    'execute-api': desviosDaGestao(operacoes, modelo),
  }[service.name as 's3' | 'ses' | 'execute-api']
  const handle = async (request: AwsRequest): Promise<AwsResponse> => {
    try {
      const response = await service.handle(request)
      achados.push(...desvios(request, response))
      return response
    } catch (error) {
      if (error instanceof AwsError && service.name === 'execute-api')
        achados.push(...desvios(request, { status: error.status }, error.code))
      throw error
    }
  }
  return new Proxy(service, {
    get: (target, nome, receiver) =>
      nome === 'handle' ? handle : (Reflect.get(target, nome, receiver) as unknown),
  })
}
