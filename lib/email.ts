import { Stack } from 'aws-cdk-lib'
import * as events from 'aws-cdk-lib/aws-events'
import * as ses from 'aws-cdk-lib/aws-ses'
import { Construct } from 'constructs'
import type { Estagio } from './estagios.ts'

export const nomeDoConjunto = (estagio: Estagio): string => `acolhe-${estagio.nome}`

/** The domain the stage's messages come from. @throws Error where the sender is no address */
export function dominioDoRemetente({ remetente }: Estagio): string {
  const dominio = /@([^>]+)>?$/.exec(remetente)?.[1]
  if (!dominio) throw new Error(`Remetente "${remetente}" não é um endereço de e-mail.`)
  return dominio
}

/** The sender: a verified domain and the configuration set every message goes through. */
export class Email extends Construct {
  readonly arns: readonly string[]

  constructor(scope: Construct, id: string, props: { readonly estagio: Estagio }) {
    super(scope, id)
    const identidade = new ses.EmailIdentity(this, 'Identidade', {
      identity: ses.Identity.domain(dominioDoRemetente(props.estagio)),
    })
    const nome = nomeDoConjunto(props.estagio)
    const conjunto = new ses.ConfigurationSet(this, 'Conjunto', {
      configurationSetName: nome,
      reputationMetrics: true,
    })
    // SES publishes on the account's default bus alone; a consumer's rule there takes what is of this set.
    conjunto.addEventDestination('Devolucoes', {
      destination: ses.EventDestination.eventBus(
        events.EventBus.fromEventBusName(this, 'BarramentoDaConta', 'default'),
      ),
      events: [ses.EmailSendingEvent.BOUNCE, ses.EmailSendingEvent.COMPLAINT],
    })
    this.arns = [
      identidade.emailIdentityArn,
      Stack.of(this).formatArn({ service: 'ses', resource: 'configuration-set', resourceName: nome }),
    ]
  }
}
