import type { JSONWebKeySet } from 'jose'
import { z } from 'zod'
import {
  AwsError,
  type AwsRequest,
  type AwsResponse,
  type AwsService,
  jsonError,
  jsonResponse,
  NotEmulated,
  targetOperation,
} from '../service.ts'
import { adminOperations } from './admin.ts'
import { authOperations } from './auth.ts'
import { type Cognito, type Operation, operation } from './context.ts'
import { directoryOperations, ensureGroups } from './directory.ts'
import { SigningKeys } from './keys.ts'
import { adminMfaOperations, mfaOperations } from './mfa.ts'
import type { CognitoOptions } from './options.ts'
import { profileOperations } from './profile.ts'
import { recoveryOperations } from './recovery.ts'
import { sweepSessions } from './sessions.ts'
import { signUpOperations } from './signup.ts'
import { userOfAccessToken } from './tokens.ts'
import { CognitoStore } from './store.ts'

const operations = new Map<string, Operation>(
  Object.entries({
    ...authOperations,
    ...signUpOperations,
    ...recoveryOperations,
    ...profileOperations,
    ...mfaOperations,
    ...adminOperations,
    ...adminMfaOperations,
    ...directoryOperations,
  }),
)

/** Operations that AWS takes only with credentials; a browser has none. */
const signedOperations = new Set(
  [adminOperations, adminMfaOperations, directoryOperations].flatMap((some) => Object.keys(some)),
)

const WELL_KNOWN = /^\/([^/]+)\/\.well-known\/(jwks\.json|openid-configuration)$/

export interface CognitoService extends AwsService {
  /** The public keys of a pool's tokens, as `/{poolId}/.well-known/jwks.json` answers. */
  jwks(poolId: string): JSONWebKeySet
}

/**
 * Cognito user pools that sign in by e-mail (`UsernameAttributes: [email]`, case-insensitive, MFA off or by choice with
 * a software token, token revocation on). Users, password verifiers, keys, sign-ins and revocations live in `folder`
 * and survive a crash.
 * @throws on open when another process holds the folder
 */
export async function createCognito(options: CognitoOptions): Promise<CognitoService> {
  const store = await CognitoStore.open(options.folder)
  const keys = await SigningKeys.open(
    store,
    options.pools.map(({ id }) => id),
  )
  const cognito: Cognito = { options, store, keys, now: options.now ?? Date.now }
  await sweepSessions(store, cognito.now())
  await ensureGroups(cognito)
  return {
    name: 'cognito-idp',
    targets: ['AWSCognitoIdentityProviderService'],
    jwks: (poolId) => keys.jwks(poolId),
    handle: async (request) => {
      const response = await answer(cognito, request)
      return { ...response, headers: { ...response.headers, ...corsHeaders(request) } }
    },
    close: () => store.close(),
  }
}

async function answer(cognito: Cognito, request: AwsRequest): Promise<AwsResponse> {
  if (request.method === 'OPTIONS') return { status: 200 }
  const known = WELL_KNOWN.exec(request.path)
  try {
    if (request.method === 'GET' && known) return wellKnown(cognito, known[1] ?? '', known[2] ?? '')
    const name = targetOperation(request)
    const run = operations.get(name) ?? ownOperation(name)
    if (!run) throw new NotEmulated(`cognito-idp.${name || `${request.method} ${request.path}`}`)
    if (signedOperations.has(name) && !request.headers.authorization)
      throw new AwsError('MissingAuthenticationTokenException', 'Missing Authentication Token')
    return jsonResponse(request, await run(cognito, readJson(request)))
  } catch (error) {
    if (error instanceof AwsError) return jsonError(request, error)
    throw error
  }
}

/**
 * What a user does by their own access token and is not emulated: refused as Cognito refuses who may not, by name else.
 */
const NOT_EMULATED_OF_ONES_OWN = new Set(
  `CompleteWebAuthnRegistration ConfirmDevice DeleteWebAuthnCredential ForgetDevice GetDevice GetUserAuthFactors
  ListDevices ListUserSessions ListWebAuthnCredentials RevokeUserSession SetUserSettings StartWebAuthnRegistration UpdateDeviceStatus`.split(
    /\s+/,
  ),
)

function ownOperation(name: string): Operation | undefined {
  if (!NOT_EMULATED_OF_ONES_OWN.has(name)) return undefined
  return operation(z.object({ AccessToken: z.string() }), async (cognito, { AccessToken }) => {
    await userOfAccessToken(cognito, AccessToken)
    throw new NotEmulated(`cognito-idp.${name}`)
  })
}

function wellKnown(cognito: Cognito, poolId: string, document: string): AwsResponse {
  if (!cognito.options.pools.some(({ id }) => id === poolId))
    throw new AwsError('ResourceNotFoundException', `User pool ${poolId} does not exist.`, 404)
  const issuer = `${cognito.options.issuerBase}/${poolId}`
  const body =
    document === 'jwks.json'
      ? cognito.keys.jwks(poolId)
      : {
          issuer,
          jwks_uri: `${issuer}/.well-known/jwks.json`,
          id_token_signing_alg_values_supported: ['RS256'],
          subject_types_supported: ['public'],
          response_types_supported: ['code', 'token'],
        }
  return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

function readJson(request: AwsRequest): unknown {
  try {
    return JSON.parse(request.body.toString() || '{}')
  } catch {
    throw new AwsError('SerializationException', 'The request is not JSON.')
  }
}

const corsHeaders = (request: AwsRequest): Record<string, string> => ({
  'access-control-allow-origin': request.headers.origin ?? '*',
  'access-control-allow-methods': 'POST, GET, OPTIONS',
  'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
  'access-control-expose-headers': 'x-amzn-requestid, x-amzn-errortype, x-amzn-errormessage, date',
  'access-control-max-age': '600',
  vary: 'origin',
})
