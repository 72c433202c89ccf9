import type { Assembly } from '../assembly/assembly.ts'
import type { LambdaRuntime } from '../gateway/runtime.ts'
import { createSocketGateway, type SocketGateway } from '../gateway/socket.ts'
import { socketRoutes } from './routes.ts'

/** The WebSocket API of the template. */
export function startSockets(assembly: Assembly, runtime: LambdaRuntime, domainName: string): SocketGateway {
  const { apiId, stage, selection, routes, authorizer } = socketRoutes(assembly)
  return createSocketGateway({
    api: { apiId, stage, domainName },
    routes: Object.fromEntries(
      Object.entries(routes).map(([key, functionArn]) => [
        key,
        (event: unknown) => runtime.invoke(functionArn, event),
      ]),
    ),
    authorizer: authorizer && ((event) => runtime.invoke(authorizer.arn, event)),
    identitySources: authorizer?.identitySources,
    routeSelectionExpression: selection,
  })
}
