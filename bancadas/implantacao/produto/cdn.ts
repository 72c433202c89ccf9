import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { lookup } from 'mrmime'
import { type Cdn, createCdn, type OriginServer } from '../../../local/edge/cdn.ts'
import type { DistributionConfig, EdgeOrigin } from '../../../local/edge/distribution.ts'
import type { WebAcl } from '../../../local/edge/firewall.ts'
import type { HeadersPolicy } from '../../../local/edge/headers.ts'
import type { Cloud, Physical } from '../aws/cloud.ts'
import { plain } from '../aws/plain.ts'
import type { Origins } from './origins.ts'

interface Edge {
  readonly origin: string
  close(): void
}

/** Serves the deployed distribution of one domain. */
export async function openEdge(cloud: Cloud, origins: Origins, domain: string): Promise<Edge> {
  const cdn = deployed(cloud, origins, domain)
  const server = createServer((request, response) => {
    cdn.handle(request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  server.on('upgrade', (request, socket, head) => cdn.upgrade(request, socket, head))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function deployed(cloud: Cloud, origins: Origins, domain: string): Cdn {
  const config = distributionOf(cloud, domain)
  const one = (type: string, what: (physical: Physical) => boolean): Physical => {
    const found = cloud.all(type).find(what)
    if (!found) throw new Error(`${domain} asks for an ${type} that was not deployed`)
    return found
  }
  return createCdn({
    config,
    firewall: cloud.all('AWS::WAFv2::WebACL').find(({ attributes }) => attributes.Arn === config.WebACLId)
      ?.properties as WebAcl | undefined,
    functionCode: (arn) =>
      plain(
        one('AWS::CloudFront::Function', ({ attributes }) => attributes.FunctionARN === arn).properties
          .FunctionCode,
      ),
    headersPolicy: (policy) =>
      one('AWS::CloudFront::ResponseHeadersPolicy', ({ id }) => id === policy)
        .properties as unknown as HeadersPolicy,
    originServer: (origin) => serverOf(cloud, origins, origin),
  })
}

function distributionOf(cloud: Cloud, domain: string): DistributionConfig & { readonly WebACLId?: string } {
  const found = cloud
    .all('AWS::CloudFront::Distribution')
    .map(({ properties }) => properties.DistributionConfig as DistributionConfig & { Aliases?: string[] })
    .find(({ Aliases = [] }) => Aliases.includes(domain))
  if (!found) throw new Error(`No distribution answers for ${domain}`)
  return found
}

function serverOf(cloud: Cloud, origins: Origins, origin: EdgeOrigin): OriginServer {
  if (origin.DomainName.includes('.execute-api.'))
    return {
      http: (request, response) => origins.http(origin, request, response),
      upgrade: (...asked) => origins.upgrade(origin, ...asked),
    }
  return {
    http: ({ url = '/' }, response) => file(cloud, `${bucketOf(origin)}${url.split('?')[0]}`, response),
  }
}

const bucketOf = ({ DomainName }: EdgeOrigin): string => DomainName.split('.')[0] ?? ''

/** An object of a private bucket; one that is not there is refused, because the distribution may not list. */
function file(cloud: Cloud, object: string, response: ServerResponse): void {
  const found = cloud.objects.get(object)
  if (!found) {
    response
      .writeHead(403, { 'content-type': 'application/xml' })
      .end('<Error><Code>AccessDenied</Code></Error>')
    return
  }
  response
    .writeHead(200, {
      'content-type': lookup(object) ?? 'binary/octet-stream',
      ...cloud.metadata.get(object),
    })
    .end(found)
}
