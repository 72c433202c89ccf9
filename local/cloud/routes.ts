import type { Assembly } from '../assembly/assembly.ts'
import type { HttpRoute } from '../gateway/http.ts'

interface Api {
  readonly ProtocolType: 'HTTP' | 'WEBSOCKET'
  readonly RouteSelectionExpression?: string
}
interface Route {
  readonly ApiId: string
  readonly RouteKey: string
  readonly Target: string
  readonly AuthorizerId?: string
}
interface Integration {
  readonly IntegrationUri: string
}
interface Authorizer {
  readonly AuthorizerType: 'JWT' | 'REQUEST'
  readonly AuthorizerUri?: string
  readonly IdentitySource?: readonly string[]
  readonly JwtConfiguration?: { readonly Issuer: string; readonly Audience: readonly string[] }
}

interface Routed {
  readonly key: string
  readonly functionArn: string
  readonly authorizer: Authorizer | undefined
}

/** The routes of the template's HTTP API. */
export const httpRoutes = (assembly: Assembly): HttpRoute[] =>
  routes(assembly, 'HTTP').map(({ key, functionArn, authorizer }) => {
    const [method = '', path = ''] = key.split(' ')
    const jwt = authorizer?.JwtConfiguration
    return { method, path, functionArn, jwt: jwt && { issuer: jwt.Issuer, audience: jwt.Audience } }
  })

interface SocketRoutes {
  readonly apiId: string
  readonly stage: string
  readonly selection: string
  /** Function ARN by route key. */
  readonly routes: Readonly<Record<string, string>>
  /** Function that admits connections, and where it reads who asks. */
  readonly authorizer: { readonly arn: string; readonly identitySources: readonly string[] } | undefined
}

/** The routes of the template's WebSocket API. @throws Error when there is none */
export function socketRoutes(assembly: Assembly): SocketRoutes {
  const all = routes(assembly, 'WEBSOCKET')
  const api = assembly
    .all<Api>('AWS::ApiGatewayV2::Api')
    .find(({ properties }) => properties.ProtocolType === 'WEBSOCKET')
  if (!api) throw new Error('The assembly has no WebSocket API')
  const stage = assembly
    .all<{ ApiId: string; StageName: string }>('AWS::ApiGatewayV2::Stage')
    .find(({ properties }) => properties.ApiId === api.ref)
  const authorizer = all.find(({ key }) => key === '$connect')?.authorizer
  return {
    apiId: api.ref,
    stage: stage?.properties.StageName ?? '$default',
    selection: api.properties.RouteSelectionExpression ?? '$request.body.action',
    routes: Object.fromEntries(all.map(({ key, functionArn }) => [key, functionArn])),
    authorizer: authorizer?.AuthorizerUri
      ? { arn: functionIn(authorizer.AuthorizerUri), identitySources: authorizer.IdentitySource ?? [] }
      : undefined,
  }
}

function routes(assembly: Assembly, protocol: Api['ProtocolType']): Routed[] {
  const apis = new Set(
    assembly
      .all<Api>('AWS::ApiGatewayV2::Api')
      .filter(({ properties }) => properties.ProtocolType === protocol)
      .map(({ ref }) => ref),
  )
  const integrations = new Map(
    assembly
      .all<Integration>('AWS::ApiGatewayV2::Integration')
      .map(({ ref, properties }) => [ref, properties]),
  )
  const authorizers = new Map(
    assembly.all<Authorizer>('AWS::ApiGatewayV2::Authorizer').map(({ ref, properties }) => [ref, properties]),
  )
  return assembly
    .all<Route>('AWS::ApiGatewayV2::Route')
    .filter(({ properties }) => apis.has(properties.ApiId))
    .map(({ properties }) => {
      const integration = integrations.get(properties.Target.replace('integrations/', ''))
      if (!integration) throw new Error(`Route ${properties.RouteKey} has no integration`)
      return {
        key: properties.RouteKey,
        functionArn: functionIn(integration.IntegrationUri),
        authorizer: authorizers.get(properties.AuthorizerId ?? ''),
      }
    })
}

/** An integration's URI is the function's ARN, or wraps it as API Gateway's invocation path. */
function functionIn(uri: string): string {
  const found = /arn:aws:lambda:[^/]*:function:[^/]+/.exec(uri)?.[0]
  if (!found) throw new Error(`NotEmulated: apigateway integration ${uri}`)
  return found
}
