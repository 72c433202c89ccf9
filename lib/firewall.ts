import * as wafv2 from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import type { Estagio } from './estagios.ts'

/**
 * Called by programs: the card provider proves its notices by signature, the official validator sends no User-Agent.
 */
const DE_PROGRAMAS = ['/webhook/', '/validar/', '/api/validar/']

/** AWS's own rule groups; a rule named here only counts, because the product's own limit decides. */
const GERENCIADAS: readonly { nome: string; apenasContam: readonly string[]; menos?: readonly string[] }[] = [
  {
    nome: 'AWSManagedRulesCommonRuleSet',
    apenasContam: [
      // Answers to forms may have 64 KiB (domain/base/contrato.ts); the API itself refuses larger ones.
      'SizeRestrictions_BODY',
      // What a doctor writes of a patient is not read as an attack: it is shown as text and nothing else.
      'CrossSiteScripting_BODY',
      'GenericLFI_BODY',
      'GenericRFI_BODY',
      'EC2MetaDataSSRF_BODY',
    ],
    menos: DE_PROGRAMAS,
  },
  { nome: 'AWSManagedRulesKnownBadInputsRuleSet', apenasContam: [], menos: DE_PROGRAMAS },
  { nome: 'AWSManagedRulesAmazonIpReputationList', apenasContam: [] },
]

/** Requests of one address in five minutes, by the path's beginning: the narrowest first. */
const RITMOS = [
  { nome: 'Identidade', caminho: '/api/functions/precheck-identity', limite: 50 },
  { nome: 'Cadastro', caminho: '/api/cadastro', limite: 100 },
  { nome: 'Acesso', caminho: '/api/acesso/', limite: 300 },
  { nome: 'Socket', caminho: '/ws', limite: 300 },
  { nome: 'Avisos', caminho: '/webhook/', limite: 6000 },
  { nome: 'Api', caminho: '/api/', limite: 3000 },
] as const
const TUDO = 10_000
export const METRICA_DO_FIREWALL = 'acolhe'

/** The firewall of a stage's distribution: AWS's own rules first, then how much one address may ask. */
export const firewall = (scope: Construct, estagio: Estagio): wafv2.CfnWebACL =>
  new wafv2.CfnWebACL(scope, 'Acl', {
    scope: 'CLOUDFRONT',
    defaultAction:
      estagio.firewall === 'fecha' ? { block: { customResponse: { responseCode: 503 } } } : { allow: {} },
    visibilityConfig: visivel(METRICA_DO_FIREWALL),
    rules: [...gerenciadas(estagio), ...ritmos()].map((regra, priority) => ({ ...regra, priority })),
  })

type Regra = Omit<wafv2.CfnWebACL.RuleProperty, 'priority'>

const visivel = (metricName: string): wafv2.CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
})

const gerenciadas = ({ firewall }: Estagio): Regra[] =>
  GERENCIADAS.map(({ nome, apenasContam, menos }) => ({
    name: nome,
    overrideAction: firewall === 'recusa' ? { none: {} } : { count: {} },
    visibilityConfig: visivel(nome),
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name: nome,
        ruleActionOverrides: apenasContam.map((name) => ({ name, actionToUse: { count: {} } })),
        ...(menos && {
          scopeDownStatement: {
            notStatement: { statement: { orStatement: { statements: menos.map(comeca) } } },
          },
        }),
      },
    },
  }))

const comeca = (searchString: string): wafv2.CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString,
    textTransformations: [{ priority: 0, type: 'LOWERCASE' }],
  },
})

const ritmos = (): Regra[] => [
  ...RITMOS.map(({ nome, caminho, limite }) => ritmo(nome, limite, caminho)),
  ritmo('Tudo', TUDO),
]

const ritmo = (nome: string, limit: number, caminho?: string): Regra => ({
  name: `Ritmo${nome}`,
  action: { block: { customResponse: { responseCode: 429 } } },
  visibilityConfig: visivel(`Ritmo${nome}`),
  statement: {
    rateBasedStatement: {
      limit,
      aggregateKeyType: 'IP',
      ...(caminho && { scopeDownStatement: comeca(caminho) }),
    },
  },
})
