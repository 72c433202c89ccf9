import { Match, type Template } from 'aws-cdk-lib/assertions'
import { describe, expect, test } from 'vitest'
import { completo, montar, sintetizar } from './montagem.ts'

const { modelos, recursos } = montar('prod')
const local = montar('local')

interface Comportamento {
  readonly PathPattern?: string
  readonly Compress?: boolean
  readonly ResponseHeadersPolicyId?: unknown
  readonly FunctionAssociations?: readonly unknown[]
}
interface Gerenciada {
  readonly OverrideAction: object
  readonly Statement: {
    readonly ManagedRuleGroupStatement?: {
      readonly RuleActionOverrides: readonly { readonly Name: string }[]
      readonly ScopeDownStatement?: object
    }
  }
}
interface Origem {
  readonly OriginCustomHeaders?: readonly { readonly HeaderName: string; readonly HeaderValue: unknown }[]
}
interface Distribuicao {
  readonly Aliases: readonly string[]
  readonly Origins: readonly Origem[]
  readonly DefaultCacheBehavior: Comportamento
  readonly CacheBehaviors: readonly Comportamento[]
  readonly ViewerCertificate: unknown
  readonly WebACLId: unknown
  readonly Logging: unknown
}

const distribuicaoDe = (montagem: typeof local) =>
  montagem.recursos('AWS::CloudFront::Distribution')[0]?.Properties.DistributionConfig as Distribuicao

/** Literal parts of a policy that names buckets by reference. */
function politica(montagem: typeof local): Map<string, string> {
  const [{ Properties } = { Properties: {} }] = montagem.recursos('AWS::CloudFront::ResponseHeadersPolicy')
  const texto =
    JSON.stringify(Properties).match(/"ContentSecurityPolicy":(\{"Fn::Join".+?),"Override"/)?.[1] ?? ''
  const inteira = texto.replace(/^\{"Fn::Join":\["",\[|\]\]\}$/g, '').replace(/^"|"$/g, '')
  return new Map(
    inteira.split('; ').map((diretiva) => {
      const [nome = '', ...fontes] = diretiva.split(' ')
      return [nome, fontes.join(' ')]
    }),
  )
}

describe('security headers', () => {
  test.each([
    ['prod', montar('prod')],
    ['local', local],
  ])('%s: scripts come from files alone, nobody frames the pages', (_nome, montagem) => {
    const csp = politica(montagem)
    expect(csp.get('script-src')).toMatch(/^'self'( https:\/\/(\*\.)?js\.stripe\.com)*$/)
    expect(csp.get('default-src')).toBe("'self'")
    expect(csp.get('object-src')).toBe("'none'")
    expect(csp.get('base-uri')).toBe("'none'")
    expect(csp.get('frame-ancestors')).toBe("'none'")
    expect(csp.get('require-trusted-types-for')).toBe("'script'")
    expect(csp.get('trusted-types')).toBe('default')
    expect([...csp.values()].join(' ')).not.toMatch(/unsafe-eval|(^| )\*( |$)|(^| )https:( |$)/)
  })

  test('production lets the pages talk to the card provider, its buckets and its own socket, and not to the user pool', () => {
    const conexoes = politica(montar('prod')).get('connect-src')
    for (const origem of ['https://api.stripe.com', 'wss://acolhe.app']) expect(conexoes).toContain(origem)
    expect(conexoes).not.toContain('cognito-idp')
    expect(conexoes).toMatch(/KycUploads.+RegionalDomainName/)
    expect(conexoes).toMatch(/ProntuarioDocs.+RegionalDomainName/)
  })

  test('HTTPS for two years, no sniffing, camera and microphone for the pages alone', () => {
    modelos.site.hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: Match.objectLike({
          ContentTypeOptions: { Override: true },
          FrameOptions: { FrameOption: 'DENY', Override: true },
          StrictTransportSecurity: Match.objectLike({
            AccessControlMaxAgeSec: 63_072_000,
            IncludeSubdomains: true,
          }),
        }),
        CustomHeadersConfig: {
          Items: Match.arrayWith([
            {
              Header: 'permissions-policy',
              Value: Match.stringLikeRegexp(
                String.raw`^camera=\(self\), microphone=\(self\), geolocation=\(\)`,
              ),
              Override: true,
            },
          ]),
        },
      },
    })
  })

  test('stand on every answer, the API’s too', () => {
    const { DefaultCacheBehavior, CacheBehaviors } = distribuicaoDe(montar('prod'))
    for (const comportamento of [DefaultCacheBehavior, ...CacheBehaviors])
      expect(comportamento.ResponseHeadersPolicyId).toBeDefined()
  })
})

describe('the way in', () => {
  const deles = (montagem: typeof local) =>
    montagem
      .recursos('AWS::Lambda::Function')
      .map(({ Properties }) => Properties.Environment as { Variables: Record<string, unknown> } | undefined)
      .filter((ambiente) => ambiente?.Variables.TABELA !== undefined)

  /** Of each reference to the edge's secret, the label it asks for. */
  const versoesDe = (valor: unknown) =>
    [...JSON.stringify(valor).matchAll(/:SecretString:chave:(\w*):\}\}/g)].map(([, versao]) => versao)

  test('the edge proves itself to the API and to the socket with a secret that stands in no template', () => {
    const provas = distribuicaoDe(montar('prod')).Origins.flatMap(
      ({ OriginCustomHeaders = [] }) => OriginCustomHeaders,
    )
    expect(provas.map(({ HeaderName }) => HeaderName)).toEqual(['x-acolhe-origem', 'x-acolhe-origem'])
    for (const { HeaderValue } of provas)
      expect(JSON.stringify(HeaderValue)).toContain('{{resolve:secretsmanager:')
  })

  test('every function that answers browsers knows that secret in the cloud, none does on one machine', () => {
    for (const ambiente of deles(montar('prod')))
      expect(JSON.stringify(ambiente?.Variables.SEGREDO_DA_CDN)).toContain('{{resolve:secretsmanager:')
    for (const ambiente of deles(local)) expect(ambiente?.Variables.SEGREDO_DA_CDN).toBeUndefined()
  })

  test('whoever may list functions may not read it: their environment is under the key of the secrets', () => {
    const funcoes = montar('prod')
      .recursos('AWS::Lambda::Function')
      .filter(({ Properties }) => JSON.stringify(Properties.Environment ?? {}).includes('SEGREDO_DA_CDN'))
    expect(funcoes.length).toBeGreaterThan(100)
    for (const { Properties } of funcoes)
      expect(JSON.stringify(Properties.KmsKeyArn)).toMatch(/ChaveSegredos/)
  })

  const trocada = sintetizar({ ...completo('prod'), versaoDaBorda: 2 })
  test('a secret of another version is read again wherever the old one stood', () => {
    const prova = (versao: string) => new RegExp(String.raw`:SecretString:chave:${versao}:\}\}`, 'g')
    const onde = (todos: ReadonlyMap<string, Template>, versao: string) =>
      [...todos].flatMap(([pilha, modelo]) => {
        const vezes = JSON.stringify(modelo.toJSON()).match(prova(versao))?.length
        return vezes ? [[pilha, vezes] as const] : []
      })
    const todos = trocada.modelos.todos
    expect(onde(todos, '')).toEqual([])
    expect(onde(todos, 'v2')).toEqual(onde(modelos.todos, ''))
    expect(onde(todos, 'v2').map(([pilha]) => pilha)).toEqual(expect.arrayContaining(['acesso', 'site']))
  })

  test.each([
    [2, ''],
    [3, 'v2'],
  ])(
    'while it changes to version %i every function takes both, and the edge sends the new',
    (versao, antes) => {
      const trocando = sintetizar({ ...completo('prod'), versaoDaBorda: versao, bordaAnteriorAceita: true })
      expect(deles(trocando)).toHaveLength(deles(montar('prod')).length)
      for (const ambiente of deles(trocando)) {
        expect(versoesDe(ambiente?.Variables.SEGREDO_DA_CDN)).toEqual([`v${versao}`])
        expect(versoesDe(ambiente?.Variables.SEGREDO_DA_CDN_ANTERIOR)).toEqual([antes])
      }
      expect(versoesDe(trocando.modelos.site.toJSON())).toEqual([`v${versao}`, `v${versao}`])
    },
  )

  test('when it does not change, or no more, one is taken', () => {
    for (const montagem of [montar('prod'), trocada])
      for (const ambiente of deles(montagem))
        expect(ambiente?.Variables.SEGREDO_DA_CDN_ANTERIOR).toBeUndefined()
  })

  test('who connected is said by the edge, on the paths of the API alone', () => {
    const { CacheBehaviors } = distribuicaoDe(montar('prod'))
    for (const { FunctionAssociations } of CacheBehaviors) expect(FunctionAssociations).toHaveLength(1)
    modelos.site.hasResourceProperties('AWS::CloudFront::Function', {
      FunctionCode: Match.stringLikeRegexp('x-acolhe-endereco.+viewer.ip'),
    })
  })

  const daBorda = (OutputName: string) => ({
    'Fn::GetStackOutput': { StackName: 'acolhe-prod-borda', OutputName, Region: 'us-east-1' },
  })

  test('its own domain, TLS 1.2 of 2021, the firewall by its ARN', () => {
    expect(distribuicaoDe(montar('prod'))).toMatchObject({
      Aliases: ['acolhe.app'],
      ViewerCertificate: {
        AcmCertificateArn: daBorda('ArnDoCertificado'),
        MinimumProtocolVersion: 'TLSv1.2_2021',
        SslSupportMethod: 'sni-only',
      },
      WebACLId: daBorda('ArnDaAcl'),
    })
  })

  test('a line for each request, without its query, its cookies and where it came from', () => {
    expect(distribuicaoDe(montar('prod'))).not.toHaveProperty('Logging')
    const doSite = (OutputName: string) => ({
      'Fn::GetStackOutput': { StackName: 'acolhe-prod-site', Region: 'sa-east-1', OutputName },
    })
    const de = (tipo: string) => montar('prod').recursos(`AWS::Logs::${tipo}`)
    const [fonte, destino, entrega] = ['DeliverySource', 'DeliveryDestination', 'Delivery'].map(
      (tipo) => de(tipo)[0],
    )
    expect([fonte, destino, entrega].map((recurso) => recurso?.pilha)).toEqual([
      'acessos',
      'acessos',
      'acessos',
    ])
    expect(JSON.stringify(fonte?.Properties['ResourceArn'])).toContain(
      JSON.stringify(doSite('IdDaDistribuicao')),
    )
    expect(destino?.Properties['DestinationResourceArn']).toEqual(doSite('ArnDosAcessos'))
    const campos = entrega?.Properties['RecordFields'] as string[]
    expect(campos).toEqual(
      expect.arrayContaining(['date', 'time', 'c-ip', 'cs-method', 'cs-uri-stem', 'sc-status']),
    )
    expect(campos.filter((campo) => /query|cookie|referer/i.test(campo))).toEqual([])
  })
})

test('the firewall: what AWS knows to be bad, then a rhythm for each path', () => {
  const [acl] = recursos('AWS::WAFv2::WebACL')
  expect(acl?.pilha).toBe('borda')
  const regras = acl?.Properties.Rules as { Name: string; Priority: number }[]
  expect(regras.map(({ Name }) => Name)).toEqual([
    'AWSManagedRulesCommonRuleSet',
    'AWSManagedRulesKnownBadInputsRuleSet',
    'AWSManagedRulesAmazonIpReputationList',
    'RitmoIdentidade',
    'RitmoCadastro',
    'RitmoAcesso',
    'RitmoSocket',
    'RitmoAvisos',
    'RitmoApi',
    'RitmoTudo',
  ])
  expect(regras.map(({ Priority }) => Priority)).toEqual(regras.map((_, i) => i))
})

test('AWS’s own rules only count until somebody has looked; what programs call, and free text, they never refuse', () => {
  const gerenciadas = (montagem: typeof local) =>
    montagem
      .recursos('AWS::WAFv2::WebACL')
      .flatMap(({ Properties }) => Properties.Rules as Gerenciada[])
      .filter(({ Statement }) => Statement.ManagedRuleGroupStatement)
  expect(gerenciadas(montar('prod')).map(({ OverrideAction }) => OverrideAction)).toEqual(
    Array.from({ length: 3 }, () => ({ Count: {} })),
  )
  const recusando = gerenciadas(sintetizar({ ...completo('prod'), firewall: 'recusa' }))
  expect(recusando.map(({ OverrideAction }) => OverrideAction)).toEqual(
    Array.from({ length: 3 }, () => ({ None: {} })),
  )
  const [comum, ...outras] = recusando.map(({ Statement }) => Statement.ManagedRuleGroupStatement)
  expect(comum?.RuleActionOverrides.map(({ Name }) => Name)).toContain('CrossSiteScripting_BODY')
  for (const grupo of [comum, outras[0]])
    for (const caminho of ['/webhook/', '/api/validar/'])
      expect(JSON.stringify(grupo?.ScopeDownStatement)).toContain(`"SearchString":"${caminho}"`)
})

test('closed, it refuses everybody, saying that it is for a while', () => {
  const acao = (montagem: typeof local) =>
    montagem.recursos('AWS::WAFv2::WebACL')[0]?.Properties.DefaultAction
  expect(acao(montar('prod'))).toEqual({ Allow: {} })
  expect(acao(sintetizar({ ...completo('prod'), firewall: 'fecha' }))).toEqual({
    Block: { CustomResponse: { ResponseCode: 503 } },
  })
})

test('one machine has no address of its own, and a firewall with the same rules, which refuse', () => {
  expect(local.recursos('AWS::CertificateManager::Certificate')).toEqual([])
  const [acl] = local.recursos('AWS::WAFv2::WebACL')
  const regras = (pilhas: typeof local) =>
    (pilhas.recursos('AWS::WAFv2::WebACL')[0]?.Properties.Rules as {
      Name: string
      OverrideAction?: object
    }[]) ?? []
  expect(regras(local).map(({ Name }) => Name)).toEqual(regras(montar('prod')).map(({ Name }) => Name))
  expect(regras(local).filter(({ OverrideAction }) => OverrideAction && 'Count' in OverrideAction)).toEqual(
    [],
  )
  expect(distribuicaoDe(local)).toHaveProperty('WebACLId', { 'Fn::GetAtt': [acl?.id, 'Arn'] })
})

test('what has its contents in its name is kept for a year, the rest is asked for again, chunks come before pages', () => {
  const publicacoes = recursos('Custom::CDKBucketDeployment')
  expect(
    publicacoes.map(({ Properties: { Include, Exclude, SystemMetadata, Prune } }) => ({
      Include,
      Exclude,
      SystemMetadata,
      Prune,
    })),
  ).toEqual([
    {
      Include: ['assets/*'],
      Exclude: ['*'],
      SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
      Prune: false,
    },
    {
      Include: undefined,
      Exclude: ['assets/*'],
      SystemMetadata: { 'cache-control': 'no-cache' },
      Prune: false,
    },
  ])
})
