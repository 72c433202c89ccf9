import { once } from 'node:events'
import { mkdtemp, mkdir, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSite } from '../../../local/cloud/site.ts'
import { type CdnOptions, createCdn } from '../../../local/edge/cdn.ts'
import { ALL_VIEWER_EXCEPT_HOST, type DistributionConfig } from '../../../local/edge/distribution.ts'
import type { WebAcl } from '../../../local/edge/firewall.ts'
import { headersOf, type HeadersPolicy } from '../../../local/edge/headers.ts'
import { listen } from './s3-fixture.ts'

const politica: HeadersPolicy = {
  ResponseHeadersPolicyConfig: {
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: "default-src 'self'" },
      ContentTypeOptions: {},
      FrameOptions: { FrameOption: 'DENY' },
      ReferrerPolicy: { ReferrerPolicy: 'no-referrer' },
      StrictTransportSecurity: { AccessControlMaxAgeSec: 60, IncludeSubdomains: true },
    },
    CustomHeadersConfig: { Items: [{ Header: 'Permissions-Policy', Value: 'camera=()' }] },
  },
}

describe('the headers of the edge', () => {
  it('are those CloudFront would send for the policy of the template', () => {
    expect(Object.fromEntries(headersOf(politica))).toEqual({
      'content-security-policy': "default-src 'self'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=60; includeSubDomains',
      'permissions-policy': 'camera=()',
    })
  })

  it('leave out what the policy does not say', () => {
    expect([...headersOf({ ResponseHeadersPolicyConfig: {} })]).toEqual([])
  })
})

describe('the distribution', () => {
  const ORIGENS = [
    { Id: 'balde', DomainName: 'balde.s3.sa-east-1.amazonaws.com' },
    {
      Id: 'api',
      DomainName: 'api.execute-api.sa-east-1.amazonaws.com',
      OriginCustomHeaders: [{ HeaderName: 'x-prova', HeaderValue: 'segredo' }],
    },
  ]
  const CONFIG: DistributionConfig = {
    DefaultCacheBehavior: {
      TargetOriginId: 'balde',
      ResponseHeadersPolicyId: 'politica',
      FunctionAssociations: [{ EventType: 'viewer-request', FunctionARN: 'paginas' }],
    },
    CacheBehaviors: [
      {
        PathPattern: '/api/*',
        TargetOriginId: 'api',
        AllowedMethods: ['GET', 'HEAD', 'POST'],
        OriginRequestPolicyId: ALL_VIEWER_EXCEPT_HOST,
        ResponseHeadersPolicyId: 'politica',
        FunctionAssociations: [{ EventType: 'viewer-request', FunctionARN: 'endereco' }],
      },
    ],
    Origins: ORIGENS,
  }
  const FUNCOES: Readonly<Record<string, string>> = {
    paginas:
      "function handler(e){var r=e.request;if(r.querystring.ir)return{statusCode:307,headers:{location:{value:'/api'+r.uri+'?x='+r.querystring.ir.value}}};r.uri='/index.html';return r}",
    endereco:
      "function handler(e){var r=e.request;r.headers['x-endereco']={value:e.viewer.ip};delete r.headers['x-prova'];return r}",
  }
  const recusaSemNome: WebAcl = {
    Rules: [
      {
        Name: 'AWSManagedRulesCommonRuleSet',
        OverrideAction: {},
        Statement: {
          ManagedRuleGroupStatement: {
            ScopeDownStatement: {
              NotStatement: {
                Statement: {
                  OrStatement: {
                    Statements: [
                      {
                        ByteMatchStatement: {
                          PositionalConstraint: 'STARTS_WITH',
                          SearchString: '/api/avisos',
                        },
                      },
                    ],
                  },
                },
              },
            },
          },
        },
      },
    ],
  }

  let servidor: Server | undefined
  afterEach(() => servidor?.close())

  /** A distribution before an origin that answers what it was asked, with a status the path may say: `/api/503`. */
  async function servir(opcoes: Partial<CdnOptions> = {}) {
    const vistos: IncomingMessage[] = []
    const cdn = createCdn({
      config: CONFIG,
      firewall: undefined,
      functionCode: (arn) => FUNCOES[arn] ?? '',
      headersPolicy: () => politica,
      originServer: ({ Id }) => ({
        http: (pedido, resposta) => {
          vistos.push(pedido)
          const status = Number(/^\/api\/(\d{3})/.exec(pedido.url ?? '')?.[1] ?? 200)
          resposta
            .writeHead(status, { 'content-type': 'text/plain', 'x-frame-options': 'ALLOWALL' })
            .end(`${Id} ${pedido.url} ${vistos.length}`)
        },
        upgrade: (pedido, socket) => {
          vistos.push(pedido)
          socket.end('HTTP/1.1 418 I am a teapot\r\nconnection: close\r\n\r\n')
        },
      }),
      ...opcoes,
    })
    servidor = createServer((pedido, resposta) => void cdn.handle(pedido, resposta))
    servidor.on('upgrade', (...pedido) => cdn.upgrade(...pedido))
    return { origem: await listen(servidor), vistos }
  }

  it('sends a path to its origin, by its function, with the headers of the policy over the origin’s', async () => {
    const { origem } = await servir()
    const pagina = await fetch(`${origem}/qualquer?a=1`)
    expect(await pagina.text()).toBe('balde /index.html?a=1 1')
    expect(pagina.headers.get('x-frame-options')).toBe('DENY')
    expect(await (await fetch(`${origem}/api/eu?b=%20c`)).text()).toBe('api /api/eu?b=%20c 2')
  })

  it('answers what its function answers, with the question as it was sent', async () => {
    const { origem, vistos } = await servir()
    const resposta = await fetch(`${origem}/validar/1?ir=a%2Fb`, { redirect: 'manual' })
    expect([resposta.status, resposta.headers.get('location')]).toEqual([307, '/api/validar/1?x=a%2Fb'])
    expect(vistos).toHaveLength(0)
  })

  it('takes out what its function takes out, and adds what only it and the origin know', async () => {
    const { origem, vistos } = await servir()
    await fetch(`${origem}/api/eu`, { headers: { 'x-prova': 'adivinhada', 'x-endereco': '8.8.8.8' } })
    expect(vistos[0]?.headers).toMatchObject({
      host: 'api.execute-api.sa-east-1.amazonaws.com',
      'x-endereco': '127.0.0.1',
      'x-prova': 'segredo',
    })
    expect(vistos[0]?.rawHeaders).not.toContain('adivinhada')
  })

  it('refuses a method the behaviour does not take', async () => {
    const { origem, vistos } = await servir()
    expect((await fetch(`${origem}/pagina`, { method: 'POST' })).status).toBe(403)
    expect((await fetch(`${origem}/api/eu`, { method: 'POST' })).status).toBe(200)
    expect(vistos).toHaveLength(1)
  })

  it.each([404, 500, 503])(
    'keeps a %i for ten seconds, for whoever asks, where nothing says otherwise',
    async (status) => {
      let agora = 0
      const { origem, vistos } = await servir({ now: () => agora })
      const pedir = async (caminho = `/api/${status}`) => {
        const resposta = await fetch(`${origem}${caminho}`, { headers: { authorization: `Bearer ${agora}` } })
        return [resposta.status, await resposta.text(), resposta.headers.get('x-frame-options')]
      }
      const primeira = await pedir()
      agora = 9_999
      expect(await pedir()).toEqual(primeira)
      expect((await pedir(`/api/${status}/outro`))[1]).toBe(`api /api/${status}/outro 2`)
      await fetch(`${origem}/api/${status}`, { method: 'POST' })
      expect(vistos).toHaveLength(3)
      agora = 10_000
      expect((await pedir())[1]).toBe(`api /api/${status} 4`)
    },
  )

  it.each([400, 403, 409, 422, 429])('keeps no %i that nothing was said of', async (status) => {
    const { origem, vistos } = await servir()
    for (let vez = 0; vez < 2; vez++) expect((await fetch(`${origem}/api/${status}`)).status).toBe(status)
    expect(vistos).toHaveLength(2)
  })

  it('keeps no error whose time is set to zero', async () => {
    const CustomErrorResponses = [{ ErrorCode: 404, ErrorCachingMinTTL: 0 }]
    const { origem, vistos } = await servir({ config: { ...CONFIG, CustomErrorResponses } })
    for (let vez = 0; vez < 2; vez++) await fetch(`${origem}/api/404`)
    expect(vistos).toHaveLength(2)
  })

  const semNome = async (origem: string, path: string, headers: Record<string, string> = {}) => {
    const pedido = request(origem, { path, headers })
    pedido.end()
    const [{ statusCode }] = (await once(pedido, 'response')) as [IncomingMessage]
    return statusCode
  }

  it('refuses whoever says no User-Agent, a connection too, but where its firewall excepts', async () => {
    const { origem, vistos } = await servir({ firewall: recusaSemNome })
    const conexao = { connection: 'Upgrade', upgrade: 'websocket' }
    expect(await semNome(origem, '/pagina')).toBe(403)
    expect(await semNome(origem, '/api/eu', conexao)).toBe(403)
    expect(vistos).toHaveLength(0)
    expect(await semNome(origem, '/api/avisos/1')).toBe(200)
    expect(await semNome(origem, '/api/eu', { ...conexao, 'user-agent': 'x' })).toBe(418)
  })

  it.each([
    ['only counts', { OverrideAction: { Count: {} } }],
    ['is without that group', { Name: 'Outro' }],
  ])('lets it pass where the firewall %s', async (_caso, mudanca) => {
    const { origem } = await servir({
      firewall: { Rules: recusaSemNome.Rules.map((um) => ({ ...um, ...mudanca })) },
    })
    expect(await semNome(origem, '/pagina')).toBe(200)
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
    ['/inicio.html?mode=paciente', 'inicio', 'no-cache'],
    ['/index.html', 'pagina', 'no-cache'],
  ])('%s is kept as the stack publishes it', async (caminho, corpo, cacheControl) => {
    const resposta = await fetch(`${origem}${caminho}`)
    expect(await resposta.text()).toBe(corpo)
    expect(resposta.headers.get('cache-control')).toBe(cacheControl)
  })

  it.each(['//', '//[', '/\\', '/%E0%A4%A', '/validar/%', '/', '/triagem', '/assets/nenhum.js'])(
    '%s is no file and breaks nothing',
    async (path) => {
      const pedido = request(origem, { path })
      pedido.end()
      const [{ statusCode }] = (await once(pedido, 'response')) as [IncomingMessage]
      expect(statusCode).toBe(403)
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
