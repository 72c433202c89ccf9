import type { IncomingMessage, RequestListener } from 'node:http'
import type { AwsRequest, AwsResponse } from '../aws/service.ts'
import { ConnectionDropped } from './faults.ts'
import { json, type Provider } from './provider.ts'

/** A signed PDF travels as base64 inside JSON. */
const MAX_BODY = 20 * 1024 * 1024

export interface Mount {
  /** `/cartao`: stripped from the path before the provider sees it. `keep` leaves it (`/v1`, stripe-node's own). */
  readonly prefix: string
  readonly provider: Provider
  readonly keep?: boolean
}

/** The request listener of the one port all providers share; a path of no mount answers 404. */
export function providerListener(mounts: readonly Mount[]): RequestListener {
  return (incoming, outgoing) => {
    void (async () => {
      const path = (incoming.url ?? '/').split('?')[0] ?? '/'
      const mount = mounts.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))
      const response = await answer(mount, path, incoming)
      outgoing.writeHead(response.status, response.headers)
      outgoing.end(response.body)
    })().catch((error: unknown) => {
      if (error instanceof ConnectionDropped) {
        incoming.socket.destroy()
        return
      }
      console.error('[provedores]', incoming.method, incoming.url, error)
      if (!outgoing.headersSent) outgoing.writeHead(500, { 'content-type': 'application/json' })
      outgoing.end(JSON.stringify({ codigo: 'erro_interno', mensagem: 'Erro interno do provedor.' }))
    })
  }
}

async function answer(
  mount: Mount | undefined,
  path: string,
  incoming: IncomingMessage,
): Promise<AwsResponse> {
  if (!mount) return json(404, { codigo: 'nao_encontrado', mensagem: 'Nenhum provedor neste endereço.' })
  const body = await read(incoming)
  if (!body) return json(413, { codigo: 'grande_demais', mensagem: 'O corpo passa de 20 MB.' })
  const request: AwsRequest = {
    method: incoming.method ?? 'GET',
    path: mount.keep ? path : path.slice(mount.prefix.length) || '/',
    query: new URL(incoming.url ?? '/', 'http://provedor').searchParams,
    headers: Object.fromEntries(
      Object.entries(incoming.headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(', ') : (value ?? ''),
      ]),
    ),
    body,
  }
  return mount.provider.handle(request)
}

async function read(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length
    // An oversized body is read to its end, or the sender would see a cut connection instead of the 413.
    if (size <= MAX_BODY) chunks.push(chunk)
  }
  return size <= MAX_BODY ? Buffer.concat(chunks) : undefined
}
