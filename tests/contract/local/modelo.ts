import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  AwsError,
  type AwsRequest,
  type AwsResponse,
  type AwsService,
  targetOperation,
} from '../../../local/aws/service.ts'

/** The models of the services that speak JSON: each client publishes its own, as values. */
const CLIENTES: Readonly<Record<string, string>> = {
  'cognito-idp': 'client-cognito-identity-provider',
  dynamodb: 'client-dynamodb',
  events: 'client-eventbridge',
  monitoring: 'client-cloudwatch',
  rekognition: 'client-rekognition',
  secretsmanager: 'client-secrets-manager',
  'sms-voice': 'client-pinpoint-sms-voice-v2',
  sqs: 'client-sqs',
  states: 'client-sfn',
  textract: 'client-textract',
}
/** What any AWS service may answer, which no operation lists (each service's "Common Errors"), and our own word. */
const COMUNS = new Set([
  'MissingAuthenticationTokenException',
  'NotEmulated',
  'SerializationException',
  'ValidationException',
])

/** Kinds of schema, as the clients write them. */
const [SIMPLES, LISTA, MAPA, ESTRUTURA, UNIAO, OPERACAO] = [0, 1, 2, 3, 4, 9]
const MODIFICADOR = { lista: 64, mapa: 128 }
const NATUREZA: Readonly<Record<number, readonly string[]>> = {
  0: ['string'],
  1: ['number'],
  2: ['boolean'],
  // Seconds since 1970 in the JSON protocols.
  4: ['number'],
  7: ['number'],
  // Bytes travel in base64.
  21: ['string'],
}

type Esquema = unknown

/** Where a value is not what the schema says. */
function desvios(esquema: Esquema, valor: unknown, onde: string): string[] {
  if (valor === null || valor === undefined) return []
  if (typeof esquema === 'function') return desvios((esquema as () => Esquema)(), valor, onde)
  // Of what answers nothing the client reads nothing.
  if (esquema === 'unit') return []
  if (typeof esquema === 'number') return desviosDoSimples(esquema, valor, onde)
  const partes = esquema as readonly unknown[]
  const [tipo] = partes
  // A member with traits of its own.
  if (partes.length < 5) return desvios(tipo, valor, onde)
  if (tipo === SIMPLES) return desvios(partes[4], valor, onde)
  if (tipo === LISTA) return daLista(partes[4], valor, onde)
  if (tipo === MAPA) return doMapa(partes[5], valor, onde)
  if (tipo === ESTRUTURA || tipo === UNIAO)
    return desviosDaEstrutura(
      partes[4] as readonly string[],
      partes[5] as readonly Esquema[],
      Number(partes[6] ?? 0),
      valor,
      onde,
    )
  return [`${onde}: a schema of kind ${String(tipo)} is not known here`]
}

function desviosDoSimples(esquema: number, valor: unknown, onde: string): string[] {
  if ((esquema & MODIFICADOR.lista) !== 0) return daLista(esquema & ~MODIFICADOR.lista, valor, onde)
  if ((esquema & MODIFICADOR.mapa) !== 0) return doMapa(esquema & ~MODIFICADOR.mapa, valor, onde)
  const aceitas = NATUREZA[esquema]
  if (!aceitas) return [`${onde}: a simple schema ${esquema} is not known here`]
  return aceitas.includes(typeof valor) ? [] : [`${onde}: ${typeof valor}, not ${aceitas.join(' or ')}`]
}

const daLista = (item: Esquema, valor: unknown, onde: string): string[] =>
  Array.isArray(valor)
    ? valor.flatMap((cada, i) => desvios(item, cada, `${onde}[${i}]`))
    : [`${onde}: ${typeof valor}, not a list`]

const doMapa = (item: Esquema, valor: unknown, onde: string): string[] =>
  typeof valor === 'object' && !Array.isArray(valor)
    ? Object.entries(valor ?? {}).flatMap(([nome, cada]) => desvios(item, cada, `${onde}.${nome}`))
    : [`${onde}: ${typeof valor}, not a map`]

/** Of a structure the first `obrigatorios` members must be there. */
function desviosDaEstrutura(
  nomes: readonly string[],
  esquemas: readonly Esquema[],
  obrigatorios: number,
  valor: unknown,
  onde: string,
): string[] {
  if (typeof valor !== 'object' || valor === null || Array.isArray(valor)) return [`${onde}: not a structure`]
  const dado = valor as Readonly<Record<string, unknown>>
  return [
    ...nomes
      .slice(0, obrigatorios)
      .filter((nome) => dado[nome] === undefined)
      .map((nome) => `${onde}.${nome}: missing`),
    ...Object.entries(dado).flatMap(([nome, cada]) => {
      const i = nomes.indexOf(nome)
      return i === -1 ? [`${onde}.${nome}: not of the model`] : desvios(esquemas[i], cada, `${onde}.${nome}`)
    }),
  ]
}

/** The errors an operation may answer, as its command's documentation lists them from the model. */
export function errosDe(cliente: string, operacao: string): Set<string> {
  const ficha = readFileSync(
    path.resolve('node_modules/@aws-sdk', cliente, `dist-types/commands/${operacao}Command.d.ts`),
    'utf8',
  )
  return new Set([...ficha.matchAll(/@throws \{@link (\w+)\}/g)].map(([, nome = '']) => nome))
}

/** What departed from the models in this process; `modelo.setup.ts` fails the file that has any. */
export const achados: string[] = []

function desviosDaResposta(
  modelo: Readonly<Record<string, unknown>>,
  cliente: string,
  operacao: string,
  { status, body = '' }: AwsResponse,
): string[] {
  const esquema = modelo[`${operacao}$`] as readonly unknown[] | undefined
  const texto = body.toString()
  const dito = (texto === '' ? {} : JSON.parse(texto)) as Readonly<Record<string, unknown>>
  if (status >= 400) {
    const nome = String(dito['__type']).split('#').at(-1) ?? ''
    if (COMUNS.has(nome)) return []
    if (!esquema) return [`${operacao} is not of the model`]
    return errosDe(cliente, operacao).has(nome) ? [] : [`${operacao} does not refuse with ${nome}`]
  }
  if (esquema?.[0] !== OPERACAO) return [`${operacao} is not of the model`]
  return desvios(esquema[5], dito, operacao)
}

/** A service whose every answer is held against the client's own model; what departs from it fails the file. */
export function conferida<S extends AwsService>(service: S): S {
  const cliente = CLIENTES[service.name]
  if (!cliente) throw new Error(`${service.name} has no model here`)
  const modelo = import(`@aws-sdk/${cliente}`) as Promise<Readonly<Record<string, unknown>>>
  const handle = async (request: AwsRequest): Promise<AwsResponse> => {
    const anotar = async (response: AwsResponse) => {
      const operacao = targetOperation(request)
      if (request.method !== 'POST' || operacao === '') return
      achados.push(...desviosDaResposta(await modelo, cliente, operacao, response))
    }
    try {
      const response = await service.handle(request)
      await anotar(response)
      return response
    } catch (error) {
      if (error instanceof AwsError)
        await anotar({ status: error.status, body: JSON.stringify({ __type: error.code, ...error.extra }) })
      throw error
    }
  }
  return new Proxy(service, {
    get: (target, nome, receiver) =>
      nome === 'handle' ? handle : (Reflect.get(target, nome, receiver) as unknown),
  })
}
