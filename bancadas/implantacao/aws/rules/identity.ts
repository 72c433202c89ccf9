import { plain } from '../plain.ts'
import type { Cloud, Physical } from '../cloud.ts'
import { at, refuse, type Rules, text } from './rule.ts'

const POOL = 'AWS::Cognito::UserPool'

/**
 * What only the dearer plans have (docs.aws.amazon.com/cognito/latest/developerguide/feature-plans-deactivate.html,
 * and the announcement of rotation of 2025-04-22). The sentence is the one `FeatureUnavailableInTierException` was
 * seen with; of the features' names only "Threat Protection" was.
 */
const NOT_IN_LITE: Readonly<Record<string, (pool: Physical['properties']) => boolean>> = {
  'Access Token Customization': (pool) =>
    /^V[23]_0$/.test(plain(at(pool.LambdaConfig, 'PreTokenGenerationConfig', 'LambdaVersion') ?? '')),
  'Email MFA': ({ EnabledMfas }) => ((EnabledMfas ?? []) as readonly unknown[]).includes('EMAIL_OTP'),
  'Password History': ({ Policies }) =>
    Number(at(Policies, 'PasswordPolicy', 'PasswordHistorySize') ?? 0) > 0,
  'Choice-based sign-in': ({ Policies }) =>
    ((at(Policies, 'SignInPolicy', 'AllowedFirstAuthFactors') ?? []) as readonly unknown[]).some(
      (factor) => factor !== 'PASSWORD',
    ),
}
const threatProtection = ({ UserPoolAddOns }: Physical['properties']): boolean =>
  !['', 'OFF'].includes(plain(at(UserPoolAddOns, 'AdvancedSecurityMode') ?? ''))

const tierOf = ({ properties }: Physical): string => text(properties, 'UserPoolTier') || 'ESSENTIALS'

const unavailable = (tier: string, features: readonly string[]): never =>
  refuse(
    'FeatureUnavailableInTierException',
    `The following features need to be disabled for the ${tier} pricing tier configured: ${features.join(', ')}`,
  )

function checkPool(cloud: Cloud, pool: Physical): void {
  const { properties, region } = pool
  for (const arn of JSON.stringify(properties.LambdaConfig ?? {}).match(/arn:aws:lambda:[^"]+/g) ?? [])
    if (!cloud.find('AWS::Lambda::Function', region, (fn) => arn.endsWith(`:${fn.name}`)))
      refuse('InvalidParameterException', `Lambda function ${arn} does not exist`)
  const tier = tierOf(pool)
  const features = Object.keys(NOT_IN_LITE).filter(
    (name) => tier === 'LITE' && NOT_IN_LITE[name]?.(properties),
  )
  if (tier !== 'PLUS' && threatProtection(properties)) features.push('Threat Protection')
  if (features.length > 0) unavailable(tier, features)
}

/** That both forms of renewal do not go together is how the guides have it turned on; the refusal's words are ours. */
function checkClient(cloud: Cloud, { properties, region }: Physical): void {
  const poolId = text(properties, 'UserPoolId')
  const pool =
    cloud.find(POOL, region, ({ id }) => id === poolId) ??
    refuse('ResourceNotFoundException', `User pool ${poolId} does not exist.`)
  const flows = (properties.ExplicitAuthFlows ?? []) as readonly unknown[]
  if (at(properties.RefreshTokenRotation, 'Feature') !== 'ENABLED') return
  if (tierOf(pool) === 'LITE') unavailable('LITE', ['Refresh Token Rotation'])
  if (flows.includes('ALLOW_REFRESH_TOKEN_AUTH'))
    refuse(
      'InvalidParameterException',
      'ALLOW_REFRESH_TOKEN_AUTH cannot be allowed while refresh token rotation is enabled.',
    )
}

export const IDENTITY: Rules = {
  [POOL]: {
    create: checkPool,
    update: checkPool,
    remove: (_cloud, { id, properties }) => {
      if (properties.DeletionProtection === 'ACTIVE')
        refuse(
          'InvalidParameterException',
          `The user pool ${id} cannot be deleted because deletion protection is activated.`,
        )
    },
  },
  'AWS::Cognito::UserPoolClient': { create: checkClient, update: checkClient },
}
