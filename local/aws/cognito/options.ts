/** What a stack's template says about its user pools, as `createCognito` takes it. */

export type AuthFlow =
  | 'ALLOW_ADMIN_USER_PASSWORD_AUTH'
  | 'ALLOW_CUSTOM_AUTH'
  | 'ALLOW_REFRESH_TOKEN_AUTH'
  | 'ALLOW_USER_PASSWORD_AUTH'
  | 'ALLOW_USER_SRP_AUTH'

export interface PoolClient {
  readonly id: string
  /** `ExplicitAuthFlows`: a flow that is not listed is refused. */
  readonly authFlows: readonly AuthFlow[]
  readonly refreshTokenDays: number
  readonly accessTokenMinutes: number
  readonly idTokenMinutes: number
  /** `PreventUserExistenceErrors`; when absent, ENABLED. */
  readonly preventUserExistenceErrors?: 'ENABLED' | 'LEGACY'
  /** `GenerateSecret`: every call that names the client must prove it knows its secret. */
  readonly hasSecret?: boolean
  /**
   * `RefreshTokenRotation`: each renewal gives a new refresh token, and the one before is good for so long (seconds).
   */
  readonly rotationGrace?: number
  /** `WriteAttributes`; when absent or empty, all but the `*_verified` ones, as Cognito's default. */
  readonly writeAttributes?: readonly string[]
}

/**
 * `Policies.PasswordPolicy` of `AWS::Cognito::UserPool`; what is absent is not required (length: 8, validity: 7
 * days).
 */
export interface PasswordPolicy {
  readonly MinimumLength?: number
  readonly RequireLowercase?: boolean
  readonly RequireUppercase?: boolean
  readonly RequireNumbers?: boolean
  readonly RequireSymbols?: boolean
  readonly TemporaryPasswordValidityDays?: number
}

export interface Pool {
  /** `sa-east-1_xxx`: SRP mixes the part after the underscore into the password. */
  readonly id: string
  readonly clients: readonly PoolClient[]
  readonly passwordPolicy: PasswordPolicy
  /** `MfaConfiguration`, with software tokens alone in `EnabledMfas`; when absent, OFF. */
  readonly mfa?: 'OFF' | 'OPTIONAL'
  readonly autoVerifiedAttributes: readonly string[]
  /** `AdminCreateUserConfig.AllowAdminCreateUserOnly`: nobody signs up by themself. */
  readonly adminCreatesUsers?: boolean
  /** `AccountRecoverySetting` names `admin_only`: nobody resets their own password here. */
  readonly adminRecovers?: boolean
  /** Names in `Schema` without the `custom:` prefix; an attribute outside the schema is refused. */
  readonly customAttributes?: readonly string[]
  /** `AWS::Cognito::UserPoolGroup` names; made at the start when missing. */
  readonly groups?: readonly string[]
  /** `LambdaConfig.PreTokenGenerationConfig.LambdaVersion`; when absent, V1_0. */
  readonly preTokenGenerationVersion?: 'V1_0' | 'V2_0' | 'V3_0'
}

export type TriggerName =
  | 'PreSignUp'
  | 'PostConfirmation'
  | 'PreAuthentication'
  | 'PostAuthentication'
  | 'CustomMessage'
  | 'DefineAuthChallenge'
  | 'CreateAuthChallenge'
  | 'VerifyAuthChallengeResponse'
  | 'PreTokenGeneration'

/** The event of every user-pool trigger; the handler returns it with `response` filled in. */
export interface TriggerEvent {
  readonly version: string
  readonly region: string
  readonly userPoolId: string
  readonly userName: string
  readonly callerContext: { readonly awsSdkVersion: string; readonly clientId: string | null }
  readonly triggerSource: string
  readonly request: Record<string, unknown>
  readonly response: Record<string, unknown>
}

/** Runs the function that the pool names for a trigger; `undefined` when it names none. */
type Triggers = (poolId: string, trigger: TriggerName, event: TriggerEvent) => Promise<unknown> | undefined

/** A message Cognito would send; `html` is the body. */
export interface CodeMessage {
  readonly poolId: string
  readonly to: string
  readonly subject: string
  readonly html: string
  /** The code in the message; of an invitation, the temporary password. */
  readonly code: string
  readonly source: string
}

export interface CognitoOptions {
  readonly folder: string
  /** Issuer of a pool is `{issuerBase}/{poolId}`; the endpoint's own address. */
  readonly issuerBase: string
  readonly pools: readonly Pool[]
  readonly triggers: Triggers
  readonly deliverCode: (message: CodeMessage) => Promise<void>
  /** Milliseconds since the epoch. */
  readonly now?: () => number
}
