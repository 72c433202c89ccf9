import { once } from 'node:events'
import { mkdtemp, mkdir, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Assembly } from '../../../local/assembly/assembly.ts'
import { edgeHeaders } from '../../../local/cloud/headers.ts'
import { createSite } from '../../../local/cloud/site.ts'
import { listen } from './s3-fixture.ts'

const montagem = (...politicas: object[]) =>
  ({
    all: () =>
      politicas.map((ResponseHeadersPolicyConfig) => ({ properties: { ResponseHeadersPolicyConfig } })),
  }) as unknown as Assembly

describe('the headers of the edge', () => {
  it('are those CloudFront would send for the policy of the template', () => {
    const politica = {
      SecurityHeadersConfig: {
        ContentSecurityPolicy: { ContentSecurityPolicy: "default-src 'self'", Override: true },
        ContentTypeOptions: { Override: true },
        FrameOptions: { FrameOption: 'DENY', Override: true },
        ReferrerPolicy: { ReferrerPolicy: 'no-referrer', Override: true },
        StrictTransportSecurity: { AccessControlMaxAgeSec: 60, IncludeSubdomains: true, Override: true },
      },
      CustomHeadersConfig: { Items: [{ Header: 'Permissions-Policy', Value: 'camera=()', Override: true }] },
    }
    expect(Object.fromEntries(edgeHeaders(montagem(politica)))).toEqual({
      'content-security-policy': "default-src 'self'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=60; includeSubDomains',
      'permissions-policy': 'camera=()',
    })
  })

  it('leave out what the policy does not say', () => {
    expect([...edgeHeaders(montagem({}))]).toEqual([])
  })

  it('must be declared', () => {
    expect(() => edgeHeaders(montagem())).toThrow('The assembly has no response headers policy')
  })
})

describe('the site', () => {
  const GRANDE = 'codigo '.repeat(40_000)
  let server: Server
  let origem: string
  beforeEach(async () => {
    const pasta = await mkdtemp(path.join(os.tmpdir(), 'acolhe-site-'))
    await mkdir(path.join(pasta, 'assets'))
    await writeFile(path.join(pasta, 'index.html'), 'pagina')
    await writeFile(path.join(pasta, 'inicio.html'), 'inicio')
    await writeFile(path.join(pasta, 'assets/app-1a2b.js'), 'codigo')
    await writeFile(path.join(pasta, 'assets/grande-3c4d.js'), GRANDE)
    await writeFile(path.join(pasta, 'assets/letra-5e6f.woff2'), GRANDE)
    server = createServer(createSite(pasta, {}))
    origem = await listen(server)
  })
  afterEach(() => {
    server.close()
  })

  it.each([
    ['/assets/app-1a2b.js', 'codigo', 'public, max-age=31536000, immutable'],
    ['/', 'inicio', 'no-cache'],
    ['/?mode=paciente', 'inicio', 'no-cache'],
    ['/triagem', 'pagina', 'no-cache'],
  ])('%s is kept as the stack publishes it', async (caminho, corpo, cacheControl) => {
    const resposta = await fetch(`${origem}${caminho}`)
    expect(await resposta.text()).toBe(corpo)
    expect(resposta.headers.get('cache-control')).toBe(cacheControl)
  })

  it.each(['//', '//[', '/\\', '/%E0%A4%A', '/validar/%'])(
    '%s is an address like any other',
    async (path) => {
      const pedido = request(origem, { path })
      pedido.end()
      const [{ statusCode }] = (await once(pedido, 'response')) as [IncomingMessage]
      expect(statusCode).toBe(200)
    },
  )

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('whoever takes %s reads the same text, compressed as %s', async (aceita, encoding) => {
    const resposta = await fetch(`${origem}/assets/grande-3c4d.js`, {
      headers: { 'accept-encoding': aceita },
    })
    expect(resposta.headers.get('content-encoding')).toBe(encoding)
    expect(resposta.headers.get('vary')).toBe('Accept-Encoding')
    expect(await resposta.text()).toBe(GRANDE)
  })

  it('an image travels as it is, and an unchanged text not at all', async () => {
    const imagem = await fetch(`${origem}/assets/letra-5e6f.woff2`)
    expect(imagem.headers.get('content-encoding')).toBeNull()
    const { headers } = await fetch(`${origem}/assets/grande-3c4d.js`)
    const denovo = await fetch(`${origem}/assets/grande-3c4d.js`, {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    })
    expect([denovo.status, await denovo.text()]).toEqual([304, ''])
  })
})
