import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser'
import type { AwsResponse } from '../../aws/service.ts'

/** SOAP 1.1 document/literal: what the WSDL of the council's service lets in and out. */

const ENVELOPE = 'http://schemas.xmlsoap.org/soap/envelope/'
const SERVICE = 'http://servico.cfm.org.br/'

const OPERATIONS = {
  Consultar: ['crm', 'uf', 'chave'],
  Validar: ['crm', 'uf', 'cpf', 'dataNascimento', 'chave'],
} as const
type Operation = keyof typeof OPERATIONS

export interface Call {
  readonly operation: Operation
  readonly args: Readonly<Record<string, string>>
}

/** The message is not one of the WSDL. */
export class SoapFault extends Error {
  get response(): AwsResponse {
    return xml(500, {
      'soap:Fault': { faultcode: 'soap:Client', faultstring: this.message },
    })
  }
}

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false })
const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' })

/** @throws SoapFault */
export function parseCall(text: string): Call {
  if (XMLValidator.validate(text) !== true) throw new SoapFault('Error reading XMLStreamReader.')
  const root: unknown = parser.parse(text)
  const [envelope, scope] = element(root, ENVELOPE, 'Envelope', {})
  const [body, inner] = element(envelope, ENVELOPE, 'Body', scope)
  const operation = operationOf(body, inner)
  const [content] = element(body, SERVICE, operation, inner)
  const names: readonly string[] = OPERATIONS[operation]
  const given = Object.entries(record(content)).filter(([name]) => !name.startsWith('@') && name !== '#text')
  const unknown = given.find(([name]) => !names.includes(name))
  // Its schema is unqualified: an argument with a prefix is another element.
  if (unknown) throw new SoapFault(`Unmarshalling Error: unexpected element (local:"${unknown[0]}").`)
  const order = given.map(([name]) => names.indexOf(name))
  if (order.some((place, index) => index > 0 && place < (order[index - 1] ?? 0)))
    throw new SoapFault('Unmarshalling Error: elements out of sequence.')
  return { operation, args: Object.fromEntries(given.map(([name, value]) => [name, String(value).trim()])) }
}

/** The answer of an operation. */
export const answer = (operation: Operation, content: Readonly<Record<string, unknown>>): AwsResponse =>
  xml(200, { [`ns2:${operation}Response`]: { '@xmlns:ns2': SERVICE, ...content } })

function xml(status: number, body: Readonly<Record<string, unknown>>): AwsResponse {
  return {
    status,
    headers: { 'content-type': 'text/xml;charset=UTF-8' },
    body: builder.build({ 'soap:Envelope': { '@xmlns:soap': ENVELOPE, 'soap:Body': body } }),
  }
}

type Scope = Readonly<Record<string, string>>

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** Prefixes an element declares, over those around it. */
const scopeOf = (value: unknown, around: Scope): Scope => ({
  ...around,
  ...Object.fromEntries(
    Object.entries(record(value)).flatMap(([name, uri]) =>
      name.startsWith('@xmlns') ? [[name.slice('@xmlns'.length).replace(/^:/, ''), String(uri)]] : [],
    ),
  ),
})

function nameOf(name: string, scope: Scope): readonly [uri: string, local: string] {
  const [first = '', second] = name.split(':')
  return second === undefined ? [scope[''] ?? '', first] : [scope[first] ?? '', second]
}

function element(parent: unknown, uri: string, local: string, around: Scope): readonly [unknown, Scope] {
  for (const [name, value] of Object.entries(record(parent))) {
    if (name.startsWith('@')) continue
    const scope = scopeOf(value, around)
    const [foundUri, foundLocal] = nameOf(name, scope)
    if (foundUri === uri && foundLocal === local) return [value, scope]
  }
  throw new SoapFault(`{${uri}}${local} was expected.`)
}

function operationOf(body: unknown, scope: Scope): Operation {
  for (const operation of ['Consultar', 'Validar'] as const) {
    const found = Object.entries(record(body)).some(
      ([name, value]) => nameOf(name, scopeOf(value, scope)).join(' ') === `${SERVICE} ${operation}`,
    )
    if (found) return operation
  }
  throw new SoapFault('Message part was not recognized.')
}
