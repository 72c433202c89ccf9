import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { FUNCOES } from '#domain/contratos.ts'
import { montar } from './montagem.ts'

const { app, modelos, recursos } = montar('prod')

interface Pedido {
  readonly uri: string
  readonly headers: Record<string, { readonly value: string } | undefined>
  readonly querystring: Record<string, { readonly value: string } | undefined>
}
type Resposta = Pedido & { readonly statusCode?: number }

/** A function of the edge as CloudFront runs it: its code from the template, an event of a viewer. */
function naBorda(nome: 'Spa' | 'Endereco', pedido: Partial<Pedido>): Resposta {
  const [id = '', recurso] =
    Object.entries(modelos.site.findResources('AWS::CloudFront::Function')).find(([logico]) =>
      logico.startsWith(nome),
    ) ?? []
  if (!recurso) throw new Error(`No function ${nome}: ${id}`)
  const evento = {
    request: { uri: '/', headers: {}, querystring: {}, ...pedido },
    viewer: { ip: '203.0.113.7' },
  }
  return runInNewContext(`${String(recurso.Properties.FunctionCode)};handler(evento)`, { evento }) as Resposta
}

describe('the page answers every path of the product', () => {
  test.each([
    ['/', '/inicio.html'],
    ['/triagem', '/index.html'],
    ['/sala-video/3f1c', '/index.html'],
    ['/assets/index-B1x2.js', '/assets/index-B1x2.js'],
    ['/config.json', '/config.json'],
    ['/v1.2/documento', '/index.html'],
  ])('%s is %s', (uri, arquivo) => {
    expect(naBorda('Spa', { uri }).uri).toBe(arquivo)
  })

  test('the official validator is sent to the API, a person to the page', () => {
    const querystring = { _format: { value: 'application/validador-iti+json' }, _secretCode: { value: 'x' } }
    expect(naBorda('Spa', { uri: '/validar/abc', querystring })).toMatchObject({
      statusCode: 307,
      headers: {
        location: { value: '/api/validar/abc?_format=application/validador-iti+json&_secretCode=x' },
      },
    })
    expect(naBorda('Spa', { uri: '/validar/abc' }).uri).toBe('/index.html')
  })

  test('on the default behaviour alone, whose answers are compressed', () => {
    const [site] = Object.values(modelos.site.findResources('AWS::CloudFront::Distribution'))
    if (!site) throw new Error('There is no distribution')
    const { DefaultCacheBehavior, CacheBehaviors } = site.Properties.DistributionConfig as {
      DefaultCacheBehavior: { Compress: boolean; FunctionAssociations: unknown }
      CacheBehaviors: { FunctionAssociations: unknown }[]
    }
    expect(DefaultCacheBehavior.Compress).toBe(true)
    expect(JSON.stringify(DefaultCacheBehavior.FunctionAssociations)).toMatch(/"Spa\w+"/)
    for (const { FunctionAssociations } of CacheBehaviors)
      expect(JSON.stringify(FunctionAssociations)).not.toMatch(/"Spa\w+"/)
  })
})

test('who connected is what the edge saw: a browser says neither its address nor that it came by the edge', () => {
  const { headers } = naBorda('Endereco', {
    uri: '/api/usuarios/eu',
    headers: { 'x-acolhe-endereco': { value: '10.0.0.1' }, 'x-acolhe-origem': { value: 'adivinhada' } },
  })
  expect(headers).toEqual({ 'x-acolhe-endereco': { value: '203.0.113.7' } })
})

describe('the firewall', () => {
  test('stands in us-east-1, where CloudFront takes it from, and the data in São Paulo', () => {
    const regioes = Object.fromEntries(
      app.node.children.flatMap((pilha) =>
        'region' in pilha ? [[pilha.node.id.replace('acolhe-prod-', ''), pilha.region]] : [],
      ),
    )
    // CloudFront takes its firewall, its certificate and how it logs from there.
    const { borda, acessos, ...outras } = regioes
    expect([borda, acessos]).toEqual(['us-east-1', 'us-east-1'])
    expect(new Set(Object.values(outras))).toEqual(new Set(['sa-east-1']))
  })

  test('each path of the API has its rhythm, the narrower path the stricter one', () => {
    const [acl] = recursos('AWS::WAFv2::WebACL')
    if (!acl) throw new Error('There is no firewall')
    const ritmos = (acl.Properties.Rules as { Statement: { RateBasedStatement?: Ritmo } }[]).flatMap(
      ({ Statement: { RateBasedStatement: ritmo } }) =>
        ritmo
          ? [[ritmo.ScopeDownStatement?.ByteMatchStatement.SearchString ?? '/', ritmo.Limit] as const]
          : [],
    )
    const frouxos = ritmos.flatMap(([caminho, limite], i) =>
      ritmos.slice(i + 1).filter(([outro, maior]) => caminho.startsWith(outro) && limite >= maior),
    )
    expect(frouxos).toEqual([])
    expect(ritmos.at(-1)?.[0]).toBe('/')
  })
})

interface Ritmo {
  readonly Limit: number
  readonly ScopeDownStatement?: { readonly ByteMatchStatement: { readonly SearchString: string } }
}

test('what a consumer of the bus cannot handle goes to its own dead letters after eight tries', () => {
  const filas = recursos('AWS::SQS::Queue').filter(({ id }) => /Fila/.test(id))
  expect(filas).toHaveLength(FUNCOES.filter(({ tipo }) => tipo === 'evento').length)
  for (const { id, Properties } of filas)
    expect([id, Properties.RedrivePolicy]).toEqual([
      id,
      { maxReceiveCount: 8, deadLetterTargetArn: { 'Fn::GetAtt': [expect.stringMatching(/Falhas/), 'Arn'] } },
    ])
})
