import { plain } from '../aws/plain.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { EdgeOrigin } from '../../../local/edge/distribution.ts'
import { createHttpGateway, type HttpRoute } from '../../../local/gateway/http.ts'
import { createSocketGateway } from '../../../local/gateway/socket.ts'
import type { Cloud, Physical } from '../aws/cloud.ts'
import { at } from '../aws/rules/rule.ts'
import type { Functions } from './functions.ts'

/** API Gateway's two APIs as deployed: the embedded gateways, fed with the routes that stand in the account. */
export class Origins {
  constructor(
    private readonly cloud: Cloud,
    private readonly functions: Functions,
  ) {}

  async http(
    origin: Pick<EdgeOrigin, 'DomainName'>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const gateway = createHttpGateway({
      routes: this.routesOf(this.apiOf(origin)).map(({ key, functionArn, authorizer }): HttpRoute => {
        const [method = '', path = ''] = key.split(' ')
        const jwt = at(authorizer?.properties, 'JwtConfiguration')
        return {
          method,
          path,
          functionArn,
          ...(jwt !== undefined && {
            jwt: { issuer: plain(at(jwt, 'Issuer')), audience: at(jwt, 'Audience') as readonly string[] },
          }),
        }
      }),
      invoke: (arn, event) => this.functions.invoke(arn, event),
      // Nobody signs in during a smoke test.
      keysOf: () => ({ keys: [] }),
    })
    await gateway.handle(request, response)
  }

  upgrade(
    origin: Pick<EdgeOrigin, 'DomainName'>,
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
  ): void {
    const api = this.apiOf(origin)
    const routes = this.routesOf(api)
    const authorizer = routes.find(({ key }) => key === '$connect')?.authorizer
    const judge = /arn:aws:lambda:[^/]*:function:[^/]+/.exec(plain(authorizer?.properties.AuthorizerUri))?.[0]
    const stage = this.cloud.find(
      'AWS::ApiGatewayV2::Stage',
      api.region,
      ({ properties }) => properties.ApiId === api.id,
    )
    createSocketGateway({
      api: { apiId: api.id, stage: plain(stage?.properties.StageName), domainName: '127.0.0.1' },
      routeSelectionExpression: plain(api.properties.RouteSelectionExpression),
      routes: Object.fromEntries(
        routes.map(({ key, functionArn }) => [key, (event) => this.functions.invoke(functionArn, event)]),
      ),
      ...(judge !== undefined && {
        authorizer: (event) => this.functions.invoke(judge, event),
        identitySources: authorizer?.properties.IdentitySource as readonly string[],
      }),
    }).upgrade(request, socket, head)
  }

  private apiOf({ DomainName }: Pick<EdgeOrigin, 'DomainName'>): Physical {
    const id = DomainName.split('.')[0]
    const found = this.cloud.all('AWS::ApiGatewayV2::Api').find((one) => one.id === id)
    if (!found) throw new Error(`No API answers at ${DomainName}`)
    return found
  }

  private routesOf(api: Physical) {
    const ofApi = (type: string) =>
      this.cloud
        .all(`AWS::ApiGatewayV2::${type}`, api.region)
        .filter(({ properties }) => properties.ApiId === api.id)
    const integrations = ofApi('Integration')
    const authorizers = ofApi('Authorizer')
    return ofApi('Route').map(({ properties }) => {
      const integration = integrations.find(({ id }) => properties.Target === `integrations/${id}`)
      const functionArn = /arn:aws:lambda:[^/]*:function:[^/]+/.exec(
        plain(integration?.properties.IntegrationUri),
      )?.[0]
      if (!functionArn) throw new Error(`${plain(properties.RouteKey)} leads to no function`)
      return {
        key: plain(properties.RouteKey),
        functionArn,
        authorizer: authorizers.find(({ id }) => id === properties.AuthorizerId),
      }
    })
  }
}
