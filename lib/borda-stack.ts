import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib'
import * as acm from 'aws-cdk-lib/aws-certificatemanager'
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type * as kms from 'aws-cdk-lib/aws-kms'
import * as logs from 'aws-cdk-lib/aws-logs'
import * as wafv2 from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { plantao } from './plantao.ts'
import { chaveDeRegistros } from './chaves.ts'
import type { Estagio } from './estagios.ts'
import { firewall, METRICA_DO_FIREWALL } from './firewall.ts'
import { reconhecer } from './reconhecimentos.ts'
import { nomeUnico } from './remocao-ao-falhar.ts'
import { retencaoDosRegistros } from './logs.ts'

interface BordaStackProps extends StackProps {
  readonly estagio: Estagio & { readonly dominio: string }
}

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
    const acl = firewall(this, estagio)
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
        dimensionsMap: { WebACL: METRICA_DO_FIREWALL, Rule: 'ALL' },
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
