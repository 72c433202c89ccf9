import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { compress } from './compress.ts'

export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void

/** As the stack publishes what has its contents in its name. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/**
 * The site as CloudFront serves it: files as published, texts compressed, `/config.json` from the stack's output,
 * `inicio.html` for `/` and `index.html` for every other path without a file extension, and the official validator's
 * question about a document led to the API.
 */
export function createSite(folder: string, config: Readonly<Record<string, unknown>>): SiteHandler {
  const files = sirv(folder, {
    single: true,
    etag: true,
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
    const validator = validatorAddress(request.url ?? '')
    if (validator) {
      response.writeHead(307, { location: validator }).end()
      return
    }
    compress(request, response)
    if (pathOf(request) === '/') request.url = '/inicio.html'
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Não encontrado')
    })
  }
}

const pathOf = ({ url }: IncomingMessage): string | undefined => url?.split('?')[0]

/** Where the API answers what the official validator asks of a document's address. */
function validatorAddress(requested: string): string | undefined {
  // What is no address at all ('//') is nobody's document.
  if (!URL.canParse(requested, 'http://site')) return undefined
  const { pathname, searchParams, search } = new URL(requested, 'http://site')
  return pathname.startsWith('/validar/') && searchParams.has('_format')
    ? `/api${pathname}${search}`
    : undefined
}
