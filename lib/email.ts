import { Stack } from 'aws-cdk-lib'
import * as ses from 'aws-cdk-lib/aws-ses'
import { Construct } from 'constructs'
import type { Estagio } from './estagios.ts'

export const nomeDoConjunto = (estagio: Estagio): string => `acolhe-${estagio.nome}`

/** The sender: a verified domain and the configuration set every message goes through. */
export class Email extends Construct {
  readonly arns: readonly string[]

  constructor(scope: Construct, id: string, props: { readonly estagio: Estagio }) {
    super(scope, id)
    const dominio = /@([^>]+)>?$/.exec(props.estagio.remetente)?.[1]
    if (!dominio) throw new Error(`Remetente "${props.estagio.remetente}" não é um endereço de e-mail.`)
    const identidade = new ses.EmailIdentity(this, 'Identidade', { identity: ses.Identity.domain(dominio) })
    const nome = nomeDoConjunto(props.estagio)
    new ses.ConfigurationSet(this, 'Conjunto', { configurationSetName: nome, reputationMetrics: true })
    this.arns = [
      identidade.emailIdentityArn,
      Stack.of(this).formatArn({ service: 'ses', resource: 'configuration-set', resourceName: nome }),
    ]
  }
}
