import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib'
import * as acm from 'aws-cdk-lib/aws-certificatemanager'
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type * as kms from 'aws-cdk-lib/aws-kms'
import * as logs from 'aws-cdk-lib/aws-logs'
import * as wafv2 from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { plantao } from './alertas.ts'
import { chaveDeRegistros } from './chaves.ts'
import type { Estagio } from './estagios.ts'
import { reconhecer } from './reconhecimentos.ts'
import { nomeUnico } from './retencao.ts'
import { retencaoDosRegistros } from './registros.ts'

export interface BordaStackProps extends StackProps {
  readonly estagio: Estagio & { readonly dominio: string }
}

/** Called by programs: the card provider proves its notices by signature, the official validator sends no User-Agent. */
const DE_PROGRAMAS = ['/webhook/', '/validar/', '/api/validar/']

/** AWS's own rule groups; a rule named here only counts, because the product's own limit decides. */
const GERENCIADAS: readonly { nome: string; apenasContam: readonly string[]; menos?: readonly string[] }[] = [
  {
    nome: 'AWSManagedRulesCommonRuleSet',
    apenasContam: [
      // Answers to forms may have 64 KiB (domain/contrato.ts); the API itself refuses larger ones.
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
const METRICA = 'acolhe'

/** What the site reads of it when it is deployed. */
export type SaidaDaBorda = 'ArnDoCertificado' | 'ArnDaAcl'

/** What CloudFront takes only from us-east-1: the firewall and the certificate. */
export class BordaStack extends Stack {
  readonly dominio: string

  constructor(scope: Construct, id: string, props: BordaStackProps) {
    super(scope, id, props)
    const { estagio } = props
    this.dominio = estagio.dominio
    const certificado = new acm.Certificate(this, 'Certificado', {
      domainName: estagio.dominio,
      validation: acm.CertificateValidation.fromDns(),
      transparencyLoggingEnabled: true,
    })
    const acl = new wafv2.CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visivel(METRICA),
      rules: [...gerenciadas(estagio), ...ritmos()].map((regra, priority) => ({ ...regra, priority })),
    })
    this.vigiar(estagio)
    this.registrar(acl, estagio, chaveDeRegistros(this, 'ChaveRegistros'))
    const saidas: Record<SaidaDaBorda, string> = {
      ArnDoCertificado: certificado.certificateArn,
      ArnDaAcl: acl.attrArn,
    }
    for (const [nome, value] of Object.entries(saidas)) new CfnOutput(this, nome, { value })
    reconhecer(this, 'borda')
  }

  /** What CloudFront's firewall counts stands in this region, and so do its alarm and where that rings. */
  private vigiar(estagio: Estagio): void {
    const alarme = new cloudwatch.Alarm(this, 'Alarme-firewall', {
      alarmName: `acolhe-${estagio.nome}-firewall-barra`,
      alarmDescription: 'O firewall recusa muitos pedidos. Roteiro: docs/runbook.md#firewall-barra',
      metric: new cloudwatch.Metric({
        namespace: 'AWS/WAFV2',
        metricName: 'BlockedRequests',
        dimensionsMap: { WebACL: METRICA, Rule: 'ALL' },
        statistic: 'Sum',
        period: Duration.minutes(5),
      }),
      threshold: 500,
      evaluationPeriods: 1,
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
    })
    alarme.addAlarmAction(new SnsAction(plantao(this, estagio)))
  }

  /** Blocked requests only, without what proves a session or admits a connection. */
  private registrar(acl: wafv2.CfnWebACL, estagio: Estagio, encryptionKey: kms.Key): void {
    const registro = new logs.LogGroup(this, 'Registro', {
      // The prefix is WAF's.
      logGroupName: nomeUnico(this, `aws-waf-logs-acolhe-${estagio.nome}`),
      retention: retencaoDosRegistros(estagio),
      encryptionKey,
    })
    new wafv2.CfnLoggingConfiguration(this, 'Registros', {
      resourceArn: acl.attrArn,
      logDestinationConfigs: [
        this.formatArn({ service: 'logs', resource: `log-group:${registro.logGroupName}` }),
      ],
      redactedFields: [{ singleHeader: { Name: 'authorization' } }, { queryString: {} }],
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [
          {
            Behavior: 'KEEP',
            Requirement: 'MEETS_ANY',
            Conditions: [{ ActionCondition: { Action: 'BLOCK' } }, { ActionCondition: { Action: 'COUNT' } }],
          },
        ],
      },
    }).node.addDependency(registro)
  }
}

type Regra = Omit<wafv2.CfnWebACL.RuleProperty, 'priority'>

const visivel = (metricName: string): wafv2.CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
})

const gerenciadas = ({ firewall }: Estagio): Regra[] =>
  GERENCIADAS.map(({ nome, apenasContam, menos }) => ({
    name: nome,
    overrideAction: firewall === 'conta' ? { count: {} } : { none: {} },
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
