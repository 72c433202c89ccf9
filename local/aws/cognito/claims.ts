import type { JWTPayload } from 'jose'
import { z } from 'zod'
import type { ClientOfPool, Cognito, Metadata } from './context.ts'
import { fire } from './triggers.ts'
import type { User } from './users.ts'

/**
 * Claims no trigger may touch (developer guide, "Pre token generation Lambda trigger"); such an override is ignored.
 */
const RESERVED = new Set(
  `acr amr at_hash auth_time azp cnf exp iat iss jti nbf nonce origin_jti sub token_use
  cognito:username cognito:groups aud client_id username device_key event_id version scope`.split(/\s+/),
)
export const OWN_SCOPE = 'aws.cognito.signin.user.admin'

const names = z.array(z.string()).nullish()
const groupOverride = z
  .object({ groupsToOverride: names, iamRolesToOverride: names, preferredRole: z.string().nullish() })
  .nullish()
const claimChanges = z
  .object({ claimsToAddOrOverride: z.record(z.string(), z.unknown()).nullish(), claimsToSuppress: names })
  .nullish()
const responseV1 = z.object({
  claimsOverrideDetails: z
    .object({
      claimsToAddOrOverride: z.record(z.string(), z.string()).nullish(),
      claimsToSuppress: names,
      groupOverrideDetails: groupOverride,
    })
    .nullish(),
})
const responseV2 = z.object({
  claimsAndScopeOverrideDetails: z
    .object({
      idTokenGeneration: claimChanges,
      accessTokenGeneration: claimChanges
        .unwrap()
        .unwrap()
        .extend({
          scopesToAdd: names,
          scopesToSuppress: names,
        })
        .nullish(),
      groupOverrideDetails: groupOverride,
    })
    .nullish(),
})

/** How PreTokenGeneration changes a pair of tokens. */
interface ClaimsOverrides {
  readonly groups: readonly string[]
  readonly scopes: readonly string[]
  readonly id: (claims: JWTPayload) => JWTPayload
  readonly access: (claims: JWTPayload) => JWTPayload
}

/** Runs PreTokenGeneration: version 1 changes the ID token, version 2 also the access token. */
export async function claimsOverrides(
  cognito: Cognito,
  { pool, client }: ClientOfPool,
  user: User,
  source: string,
  metadata: Metadata,
): Promise<ClaimsOverrides> {
  const subject = { pool, clientId: client.id, userName: user.sub, user }
  const request = {
    groupConfiguration: {
      groupsToOverride: user.groups,
      iamRolesToOverride: [],
      preferredRole: null,
    },
    ...(metadata && { clientMetadata: metadata }),
  }
  const call = { trigger: 'PreTokenGeneration' as const, source }
  const { preTokenGenerationVersion = 'V1_0' } = pool
  if (preTokenGenerationVersion !== 'V1_0') {
    const answer = await fire(
      cognito,
      subject,
      {
        ...call,
        version: preTokenGenerationVersion === 'V3_0' ? '3' : '2',
        request: { ...request, scopes: [OWN_SCOPE] },
        response: { claimsAndScopeOverrideDetails: null },
      },
      responseV2,
    )
    const details = answer?.claimsAndScopeOverrideDetails
    const access = details?.accessTokenGeneration
    const suppressed = access?.scopesToSuppress ?? []
    return {
      groups: details?.groupOverrideDetails?.groupsToOverride ?? user.groups,
      scopes: [OWN_SCOPE, ...(access?.scopesToAdd ?? [])].filter((scope) => !suppressed.includes(scope)),
      id: (claims) => changed(claims, details?.idTokenGeneration),
      access: (claims) => changed(claims, access),
    }
  }
  const answer = await fire(
    cognito,
    subject,
    { ...call, request, response: { claimsOverrideDetails: null } },
    responseV1,
  )
  const details = answer?.claimsOverrideDetails
  return {
    groups: details?.groupOverrideDetails?.groupsToOverride ?? user.groups,
    scopes: [OWN_SCOPE],
    id: (claims) => changed(claims, details),
    access: (claims) => claims,
  }
}

function changed(claims: JWTPayload, change: z.output<typeof claimChanges>): JWTPayload {
  const suppressed = new Set((change?.claimsToSuppress ?? []).filter((name) => !RESERVED.has(name)))
  const added = Object.entries(change?.claimsToAddOrOverride ?? {}).filter(([name]) => !RESERVED.has(name))
  return Object.fromEntries([
    ...Object.entries(claims).filter(([name]) => !suppressed.has(name)),
    ...added.filter(([name]) => !suppressed.has(name)),
  ])
}
