import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { compress } from './compress.ts'

type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void

/** As the stack publishes what has its contents in its name. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const ACCESS_DENIED = '<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>'

/**
 * The bucket of the site as the distribution reads it: files as published, texts compressed, `/config.json` from the
 * stack's output. What is not there is refused, because the distribution may not list.
 */
export function createSite(folder: string, config: Readonly<Record<string, unknown>>): SiteHandler {
  const files = sirv(folder, {
    etag: true,
    extensions: [],
    dev: false,
    setHeaders: (response, file) => {
      response.setHeader('vary', 'Accept-Encoding')
      response.setHeader('cache-control', file.startsWith('/assets/') ? FOR_EVER : 'no-cache')
    },
  })
  const configBody = JSON.stringify(config)
  return (request, response) => {
    if (pathOf(request) === '/config.json') {
      response
        .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
        .end(configBody)
      return
    }
    compress(request, response)
    files(request, response, () => {
      response.writeHead(403, { 'content-type': 'application/xml' }).end(ACCESS_DENIED)
    })
  }
}

const pathOf = ({ url }: IncomingMessage): string | undefined => url?.split('?')[0]
