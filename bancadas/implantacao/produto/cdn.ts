import { plain } from '../aws/plain.ts'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import vm from 'node:vm'
import { lookup } from 'mrmime'
import type { Cloud, Physical } from '../aws/cloud.ts'
import { behaviorsOf } from '../aws/rules/edge.ts'
import { at } from '../aws/rules/rule.ts'
import { passes } from './firewall.ts'
import { securityHeaders } from './headers.ts'
import type { Origins } from './origins.ts'

/** What a CloudFront function may answer: the request it passes on, or a response of its own. */
interface EdgeAnswer {
  readonly uri?: string
  readonly headers?: Readonly<Record<string, { readonly value: string }>>
  readonly statusCode?: number
}

/** A deployed distribution, by its own configuration: firewall, behaviours, functions, origins and headers. */
export class Cdn {
  private readonly server: Server
  constructor(
    private readonly cloud: Cloud,
    private readonly origins: Origins,
    private readonly domain: string,
  ) {
    this.server = createServer((request, response) => {
      this.answer(request, response).catch((error: unknown) => response.destroy(error as Error))
    })
    this.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      const { pathname } = new URL(request.url ?? '/', 'http://cdn')
      if (!passes(this.acl, pathname, request.headers['user-agent'])) return refuse(socket)
      this.forward(request, pathname)
      this.origins.upgrade(this.originOf(this.behaviorFor(pathname)), request, socket, head)
    })
  }

  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1')
    await once(this.server, 'listening')
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://cdn')
    if (!passes(this.acl, pathname, request.headers['user-agent'])) {
      response.writeHead(403, { 'content-type': 'text/html', server: 'CloudFront' }).end('<H1>403 ERROR</H1>')
      return
    }
    const behavior = this.behaviorFor(pathname)
    for (const [name, value] of Object.entries(
      securityHeaders(this.cloud, at(behavior, 'ResponseHeadersPolicyId')),
    ))
      response.setHeader(name, value)
    const changed = this.forward(request, pathname)
    if (changed.statusCode !== undefined) {
      const headers = Object.entries(changed.headers ?? {}).map(([name, { value }]) => [name, value])
      response.writeHead(changed.statusCode, Object.fromEntries(headers) as Record<string, string>).end()
      return
    }
    const origin = this.originOf(behavior)
    if (at(origin, 'S3OriginConfig') === undefined) return this.origins.http(origin, request, response)
    this.file(origin, changed.uri ?? pathname, response)
  }

  /** Runs the behaviour's function and adds what the distribution sends its origin. */
  private forward(request: IncomingMessage, pathname: string): EdgeAnswer {
    const behavior = this.behaviorFor(pathname)
    const changed = this.edgeFunction(behavior, request, pathname)
    for (const [name, { value }] of Object.entries(changed.headers ?? {})) request.headers[name] = value
    for (const one of (at(this.originOf(behavior), 'OriginCustomHeaders') ?? []) as readonly unknown[])
      request.headers[plain(at(one, 'HeaderName'))] = plain(at(one, 'HeaderValue'))
    return changed
  }

  private edgeFunction(behavior: unknown, request: IncomingMessage, uri: string): EdgeAnswer {
    const [association] = (at(behavior, 'FunctionAssociations') ?? []) as readonly unknown[]
    if (association === undefined) return {}
    const arn = at(association, 'FunctionARN')
    const found = this.cloud
      .all('AWS::CloudFront::Function')
      .find(({ attributes }) => attributes.FunctionARN === arn)
    const query = Object.fromEntries(
      [...new URL(request.url ?? '/', 'http://cdn').searchParams].map(([key, value]) => [key, { value }]),
    )
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, { value: plain(value) }]),
    )
    const event = {
      request: { method: request.method, uri, querystring: query, headers },
      viewer: { ip: '203.0.113.7' },
    }
    return vm.runInNewContext(`${plain(found?.properties.FunctionCode)};handler(event)`, {
      event,
    }) as EdgeAnswer
  }

  /** An object of a private bucket; one that is not there is refused, because the distribution may not list. */
  private file(origin: unknown, uri: string, response: ServerResponse): void {
    const bucket = plain(at(origin, 'DomainName')).split('.')[0]
    const object = `${bucket}${uri}`
    const found = this.cloud.objects.get(object)
    if (!found) {
      response
        .writeHead(403, { 'content-type': 'application/xml' })
        .end('<Error><Code>AccessDenied</Code></Error>')
      return
    }
    response
      .writeHead(200, {
        'content-type': lookup(uri) ?? 'binary/octet-stream',
        ...this.cloud.metadata.get(object),
      })
      .end(found)
  }

  private get distribution(): Physical {
    const found = this.cloud
      .all('AWS::CloudFront::Distribution')
      .find(({ properties }) =>
        JSON.stringify(at(properties, 'DistributionConfig', 'Aliases')).includes(`"${this.domain}"`),
      )
    if (!found) throw new Error(`No distribution answers for ${this.domain}`)
    return found
  }

  private get acl(): Physical | undefined {
    const arn = at(this.distribution.properties.DistributionConfig, 'WebACLId')
    return this.cloud.all('AWS::WAFv2::WebACL').find(({ attributes }) => attributes.Arn === arn)
  }

  private behaviorFor(pathname: string): unknown {
    const [common, ...others] = behaviorsOf(this.distribution)
    return others.find((one) => matches(plain(at(one, 'PathPattern')), pathname)) ?? common
  }

  private originOf(behavior: unknown): unknown {
    const origins = at(this.distribution.properties.DistributionConfig, 'Origins') as readonly unknown[]
    return origins.find((one) => at(one, 'Id') === at(behavior, 'TargetOriginId'))
  }
}

const matches = (pattern: string, pathname: string): boolean =>
  pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern

const refuse = (socket: Duplex): void => {
  socket.end(
    'HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-type: text/html\r\n\r\n<H1>403 ERROR</H1>',
  )
}
