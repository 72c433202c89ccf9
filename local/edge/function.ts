import type { IncomingMessage } from 'node:http'
import vm from 'node:vm'

interface Valued {
  readonly value: string
}

/** What a viewer-request function may answer: the request it passes on, or a response of its own. */
export interface EdgeAnswer {
  readonly uri?: string
  readonly headers?: Readonly<Record<string, Valued>>
  /** Of a response. */
  readonly statusCode?: number
}

export type EdgeFunction = (request: IncomingMessage, uri: string, viewer: string) => EdgeAnswer

/** A CloudFront function: its code in a world of its own, asked with the event of a viewer's request. */
export function edgeFunction(code: string): EdgeFunction {
  const world = vm.createContext({})
  vm.runInContext(code, world)
  const handler = vm.runInContext('(event) => handler(JSON.parse(event))', world) as (
    event: string,
  ) => EdgeAnswer
  return (request, uri, viewer) =>
    handler(
      JSON.stringify({
        version: '1.0',
        context: { eventType: 'viewer-request' },
        viewer: { ip: viewer },
        request: { method: request.method, uri, querystring: query(request), headers: headers(request) },
      }),
    )
}

/** Names and values as they were sent: CloudFront decodes neither. */
const query = ({ url = '' }: IncomingMessage): Record<string, Valued> =>
  Object.fromEntries(
    (url.split('?')[1] ?? '')
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const [name = '', ...value] = pair.split('=')
        return [name, { value: value.join('=') }]
      }),
  )

const headers = (request: IncomingMessage): Record<string, Valued> =>
  Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      { value: Array.isArray(value) ? value.join(',') : (value ?? '') },
    ]),
  )
