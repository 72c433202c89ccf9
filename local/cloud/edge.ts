import type { Assembly } from '../assembly/assembly.ts'
import { createCdn, type Cdn, type OriginServer } from '../edge/cdn.ts'
import type { DistributionConfig } from '../edge/distribution.ts'
import type { WebAcl } from '../edge/firewall.ts'
import type { HeadersPolicy } from '../edge/headers.ts'

interface Origins {
  readonly site: OriginServer
  readonly api: OriginServer
  readonly sockets: OriginServer
  /** Of the WebSocket API, by which its origin is known. */
  readonly socketApiId: string
}

/** The template's one distribution. @throws Error when there is none, or when it names what the template has not */
export function startEdge(assembly: Assembly, { site, api, sockets, socketApiId }: Origins): Cdn {
  const [distribution] = assembly.all<{ DistributionConfig: DistributionConfig }>(
    'AWS::CloudFront::Distribution',
  )
  if (!distribution) throw new Error('The assembly has no distribution')
  const [acl] = assembly.all<WebAcl>('AWS::WAFv2::WebACL')
  const functions = new Map(
    assembly
      .all<{ FunctionCode: string }>('AWS::CloudFront::Function')
      .map(({ id, properties }) => [`${id}.FunctionARN`, properties.FunctionCode]),
  )
  const policies = new Map(
    assembly
      .all<HeadersPolicy>('AWS::CloudFront::ResponseHeadersPolicy')
      .map(({ ref, properties }) => [ref, properties]),
  )
  return createCdn({
    config: distribution.properties.DistributionConfig,
    firewall: acl?.properties,
    functionCode: (arn) => named(functions, arn),
    headersPolicy: (id) => named(policies, id),
    originServer: ({ DomainName }) => {
      if (!DomainName.includes('.execute-api.')) return site
      return DomainName.startsWith(`${socketApiId}.`) ? sockets : api
    },
  })
}

function named<T>(all: ReadonlyMap<string, T>, name: string): T {
  const found = all.get(name)
  if (found === undefined) throw new Error(`The assembly has no ${name}`)
  return found
}
