import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import * as cognito from 'aws-cdk-lib/aws-cognito'
import { Construct } from 'constructs'
import { diasDoPrazo } from '../domain/base/retencao.ts'
import type { Estagio } from './estagios.ts'
import type { Funcoes } from './funcoes.ts'

/** Sign-in: the user pool, the web client, the triggers. Accounts are only made by our own sign-up operation. */
export class Identidade extends Construct {
  readonly pool: cognito.UserPool
  readonly cliente: cognito.UserPoolClient

  constructor(scope: Construct, id: string, props: { readonly estagio: Estagio; readonly funcoes: Funcoes }) {
    super(scope, id)
    this.pool = new cognito.UserPool(this, 'Pool', {
      signInAliases: { email: true },
      signInCaseSensitive: false,
      // Every code and every link is the product's own: Cognito would mail one of its own at a change of e-mail.
      autoVerify: { email: false },
      selfSignUpEnabled: false,
      standardAttributes: { email: { required: true, mutable: true } },
      passwordPolicy: {
        minLength: 8,
        requireDigits: true,
        requireLowercase: false,
        requireUppercase: false,
        requireSymbols: false,
        tempPasswordValidity: Duration.days(1),
      },
      // Anybody turns it on; who must is the product's own rule (docs/decisions/016).
      mfa: cognito.Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      accountRecovery: cognito.AccountRecovery.NONE,
      // The Lite plan neither rotates refresh tokens nor customises access tokens, and the product needs neither
      // (docs/decisions/017).
      featurePlan: cognito.FeaturePlan.LITE,
      deletionProtection: props.estagio.emServico === true,
      removalPolicy: RemovalPolicy.RETAIN,
    })
    for (const [gatilho, fn] of props.funcoes.ofType('gatilho'))
      this.pool.addTrigger(cognito.UserPoolOperation.of(gatilho.gatilho), fn)
    this.cliente = this.pool.addClient('Web', {
      // Only flows that need our AWS credentials and the client secret: every sign-in comes through our functions.
      authFlows: { adminUserPassword: true, custom: true },
      generateSecret: true,
      disableOAuth: true,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      // An empty list would allow all attributes: this one is harmless and used nowhere.
      writeAttributes: new cognito.ClientAttributes().withStandardAttributes({ locale: true }),
      accessTokenValidity: Duration.minutes(10),
      idTokenValidity: Duration.minutes(10),
      // The browser holds it together with a mark of ours that changes at every use, because this plan rotates no
      // refresh tokens (docs/decisions/024).
      refreshTokenValidity: Duration.days(diasDoPrazo('entrada')),
    })
  }
}
