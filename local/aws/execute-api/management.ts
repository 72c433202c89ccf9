import { AwsError, type AwsResponse, type AwsService, NotEmulated } from '../service.ts'

/** A connected browser, as the management API sees it. */
export interface ManagedConnection {
  readonly connectedAt: Date
  readonly lastActiveAt: Date
  readonly identity: { readonly sourceIp: string; readonly userAgent: string }
  /** Rejects when the browser is gone. */
  send(text: string): Promise<void>
  disconnect(): void
}

const PATH = /^(?:\/[^/@]+)?\/@connections\/([^/]+)$/
const gone = (): AwsError => new AwsError('GoneException', 'Gone', 410)

/**
 * The `@connections` API of API Gateway WebSocket: POST sends, GET describes, DELETE disconnects; a stage before it in
 * the path is accepted. A connection that is not there answers 410 GoneException.
 */
export function createConnectionManagement(
  find: (connectionId: string) => ManagedConnection | undefined,
  maxBytes: number,
): AwsService {
  return {
    name: 'execute-api',
    handle: async ({ method, path, body }): Promise<AwsResponse> => {
      const id = PATH.exec(decode(path))?.[1]
      if (!id) throw new NotEmulated(`execute-api ${method} ${path}`)
      const connection = find(id)
      if (!connection) throw gone()
      switch (method) {
        case 'POST':
          if (body.length > maxBytes) throw new AwsError('PayloadTooLargeException', 'Message too long', 413)
          await connection.send(body.toString()).catch(() => {
            throw gone()
          })
          return { status: 200 }
        case 'GET':
          return {
            status: 200,
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({
              connectedAt: connection.connectedAt.toISOString(),
              lastActiveAt: connection.lastActiveAt.toISOString(),
              identity: connection.identity,
            }),
          }
        case 'DELETE':
          connection.disconnect()
          return { status: 204 }
        default:
          throw new NotEmulated(`execute-api ${method} @connections`)
      }
    },
    close: async () => undefined,
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    throw new AwsError('BadRequestException', 'The path is not percent-encoded.')
  }
}
