import path from 'node:path'
import type { Assembly } from '../assembly/assembly.ts'
import { ISSUER_BASE } from '../assembly/attributes.ts'
import { type CognitoService, createCognito } from '../aws/cognito/cognito.ts'
import type { AuthFlow, CodeMessage, PasswordPolicy, Pool } from '../aws/cognito/options.ts'
import { NotEmulated } from '../aws/service.ts'
import type { LambdaRuntime } from '../gateway/runtime.ts'

interface UserPool {
  readonly Policies?: { readonly PasswordPolicy?: PasswordPolicy }
  readonly MfaConfiguration?: 'OFF' | 'OPTIONAL' | 'ON'
  readonly EnabledMfas?: readonly string[]
  readonly AutoVerifiedAttributes?: readonly string[]
  readonly AdminCreateUserConfig?: { readonly AllowAdminCreateUserOnly?: boolean }
  readonly AccountRecoverySetting?: { readonly RecoveryMechanisms?: readonly { readonly Name: string }[] }
  readonly LambdaConfig?: Readonly<Record<string, string | Versioned>>
}
interface Versioned {
  readonly LambdaArn: string
  readonly LambdaVersion: 'V1_0' | 'V2_0' | 'V3_0'
}
interface UserPoolClient {
  readonly GenerateSecret?: boolean
  readonly RefreshTokenRotation?: { readonly Feature?: string; readonly RetryGracePeriodSeconds?: number }
  readonly UserPoolId: string
  readonly ExplicitAuthFlows?: readonly AuthFlow[]
  readonly RefreshTokenValidity?: number
  readonly AccessTokenValidity?: number
  readonly IdTokenValidity?: number
  readonly PreventUserExistenceErrors?: 'ENABLED' | 'LEGACY'
  readonly WriteAttributes?: readonly string[]
}

const MINUTES_PER_DAY = 24 * 60

/** The user pools of the template, with their triggers. */
export function startUsers(
  assembly: Assembly,
  dados: string,
  runtime: LambdaRuntime,
  deliverCode: (message: CodeMessage) => Promise<void>,
): Promise<CognitoService> {
  const pools = assembly.all<UserPool>('AWS::Cognito::UserPool')
  const clients = assembly.all<UserPoolClient>('AWS::Cognito::UserPoolClient')
  const triggersOf = new Map(pools.map(({ ref, properties }) => [ref, properties.LambdaConfig ?? {}]))
  return createCognito({
    folder: path.join(dados, 'cognito'),
    issuerBase: ISSUER_BASE,
    pools: pools.map(
      ({ ref, properties }): Pool => ({
        id: ref,
        passwordPolicy: properties.Policies?.PasswordPolicy ?? {},
        mfa: mfaOf(properties),
        autoVerifiedAttributes: properties.AutoVerifiedAttributes ?? [],
        adminCreatesUsers: properties.AdminCreateUserConfig?.AllowAdminCreateUserOnly,
        adminRecovers: properties.AccountRecoverySetting?.RecoveryMechanisms?.some(
          ({ Name }) => Name === 'admin_only',
        ),
        preTokenGenerationVersion: versionOf(properties.LambdaConfig?.PreTokenGenerationConfig),
        clients: clients
          .filter((client) => client.properties.UserPoolId === ref)
          .map((client) => ({
            id: client.ref,
            authFlows: client.properties.ExplicitAuthFlows ?? [],
            // CDK writes every validity in minutes.
            refreshTokenDays: (client.properties.RefreshTokenValidity ?? 0) / MINUTES_PER_DAY,
            accessTokenMinutes: client.properties.AccessTokenValidity ?? 60,
            idTokenMinutes: client.properties.IdTokenValidity ?? 60,
            preventUserExistenceErrors: client.properties.PreventUserExistenceErrors,
            writeAttributes: client.properties.WriteAttributes,
            hasSecret: client.properties.GenerateSecret,
            rotationGrace: rotationOf(client.properties),
          })),
      }),
    ),
    triggers: (poolId, trigger, event) => {
      const triggers = triggersOf.get(poolId) ?? {}
      const configured = triggers[`${trigger}Config`] ?? triggers[trigger]
      if (!configured) return undefined
      return runtime.invoke(typeof configured === 'string' ? configured : configured.LambdaArn, event)
    },
    deliverCode,
  })
}

const versionOf = (configured: string | Versioned | undefined): Versioned['LambdaVersion'] | undefined =>
  typeof configured === 'object' ? configured.LambdaVersion : undefined

const rotationOf = ({ RefreshTokenRotation: rotation }: UserPoolClient): number | undefined =>
  rotation?.Feature === 'ENABLED' ? (rotation.RetryGracePeriodSeconds ?? 0) : undefined

/** @throws NotEmulated where a second factor is demanded of everybody, or is another than a software token */
function mfaOf({ MfaConfiguration = 'OFF', EnabledMfas = [] }: UserPool): 'OFF' | 'OPTIONAL' {
  if (MfaConfiguration === 'ON') throw new NotEmulated('cognito-idp.MfaConfiguration ON')
  const other = EnabledMfas.find((name) => name !== 'SOFTWARE_TOKEN_MFA')
  if (other !== undefined) throw new NotEmulated(`cognito-idp.EnabledMfas ${other}`)
  return MfaConfiguration
}
