import { ArnFormat, Fn, Stack, type StackProps } from 'aws-cdk-lib'
import * as logs from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { Estagio } from './estagios.ts'
import { reconhecer } from './reconhecimentos.ts'
import type { SaidaDoSite, SiteStack } from './site-stack.ts'

interface AcessosStackProps extends StackProps {
  readonly estagio: Estagio
  readonly site: SiteStack
}

/**
 * What is kept of a request at the edge: neither its query, in which the official validator sends what opens a
 * document, nor its cookies, nor where it came from, which may have a query of its own.
 */
const CAMPOS = [
  'date',
  'time',
  'x-edge-location',
  'x-edge-request-id',
  'c-ip',
  'cs-method',
  'x-host-header',
  'cs-uri-stem',
  'cs-protocol',
  'cs-protocol-version',
  'cs-bytes',
  'cs(User-Agent)',
  'sc-status',
  'sc-bytes',
  'sc-content-type',
  'time-taken',
  'time-to-first-byte',
  'ssl-protocol',
  'ssl-cipher',
  'x-edge-result-type',
  'x-edge-detailed-result-type',
] as const

/**
 * Access logs of the site, delivered by CloudWatch Logs from us-east-1, the only region CloudFront offers it in: the
 * logging setting of the distribution itself would keep every query string.
 */
export class AcessosStack extends Stack {
  constructor(scope: Construct, id: string, props: AcessosStackProps) {
    super(scope, id, props)
    const { estagio, site } = props
    this.addStackDependency(site)
    const doSite = (saida: SaidaDoSite) => Fn.getStackOutput(site.stackName, saida, site.region)
    const name = `acolhe-${estagio.nome}-acessos`
    const fonte = new logs.CfnDeliverySource(this, 'Fonte', {
      name,
      logType: 'ACCESS_LOGS',
      resourceArn: this.formatArn({
        service: 'cloudfront',
        region: '',
        resource: 'distribution',
        resourceName: doSite('IdDaDistribuicao'),
        arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
      }),
    })
    const destino = new logs.CfnDeliveryDestination(this, 'Destino', {
      name,
      destinationResourceArn: doSite('ArnDosAcessos'),
      outputFormat: 'json',
    })
    new logs.CfnDelivery(this, 'Entrega', {
      deliverySourceName: name,
      deliveryDestinationArn: destino.attrArn,
      recordFields: [...CAMPOS],
    }).addDependency(fonte)
    reconhecer(this, 'acessos')
  }
}
