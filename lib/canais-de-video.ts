import { CfnSignalingChannel } from 'aws-cdk-lib/aws-kinesisvideo'
import { Construct } from 'constructs'
import type { Estagio } from './estagios.ts'

/** A stack takes 500 resources, and the functions of the call are in this one too. */
export const MAXIMO_DE_CANAIS = 400

/** What `lambdas/aws/ice.ts` asks for it by; `n` counts from 0. */
export const nomeDoCanal = ({ nome }: Estagio, n: number | '*'): string => `acolhe-${nome}-${n}`

/**
 * The channels whose relays (TURN) a call is given. Nobody signals over them: Kinesis Video Streams gives relays for a
 * channel only, and limits them for each, so there are several and each consultation has one (docs/decisions/015).
 */
export class CanaisDeVideo extends Construct {
  constructor(scope: Construct, id: string, { estagio }: { readonly estagio: Estagio }) {
    super(scope, id)
    for (let n = 0; n < estagio.canaisDeVideo; n++)
      new CfnSignalingChannel(this, `Canal${n}`, { name: nomeDoCanal(estagio, n), type: 'SINGLE_MASTER' })
  }
}
