import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { createLocalJWKSet, decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose'
import { AwsError } from '../service.ts'
import { claimsOverrides, OWN_SCOPE } from './claims.ts'
import { type ClientOfPool, type Cognito, type Metadata, poolOf } from './context.ts'
import type { Pool } from './options.ts'
import type { Work } from './store.ts'
import { findUser, mustFindUser, type User } from './users.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** One sign-in; as long as it stands, its access tokens and its refresh token are good. */
interface Login {
  readonly poolId: string
  readonly clientId: string
  readonly sub: string
  /** `origin_jti` of all its tokens. */
  readonly originJti: string
  /** Seconds since the epoch. */
  readonly authTime: number
  readonly refreshHash: string
  /** With rotation: the refresh token before this one, and until when it is still taken. */
  readonly previous?: { readonly hash: string; readonly until: number }
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
}

interface AuthenticationResult {
  readonly AccessToken: string
  readonly IdToken: string
  readonly RefreshToken?: string
  readonly ExpiresIn: number
  readonly TokenType: 'Bearer'
}

const loginKey = (poolId: string, sub: string, originJti: string): string =>
  `login/${poolId}/${sub}/${originJti}`
const refreshKey = (hash: string): string => `refresh/${hash}`
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
const refused = (message: string): AwsError => new AwsError('NotAuthorizedException', message)

/** Tokens of a new sign-in, and what to write when it is granted. */
export async function newLogin(
  cognito: Cognito,
  of: ClientOfPool,
  user: User,
  source: string,
  metadata: Metadata,
): Promise<{ result: AuthenticationResult; write: (work: Work) => void }> {
  const now = cognito.now()
  const refresh = randomBytes(48).toString('base64url')
  const login: Login = {
    poolId: of.pool.id,
    clientId: of.client.id,
    sub: user.sub,
    originJti: randomUUID(),
    authTime: Math.floor(now / 1000),
    refreshHash: hashOf(refresh),
    expiresAt: now + of.client.refreshTokenDays * DAY,
  }
  const result = await signPair(cognito, of, user, login, source, metadata)
  return {
    result: { ...result, RefreshToken: refresh },
    write: (work) => {
      const key = loginKey(login.poolId, login.sub, login.originJti)
      work.put(key, login)
      work.put(refreshKey(login.refreshHash), key)
    },
  }
}

/** New access and ID tokens of a standing sign-in. @throws NotAuthorizedException */
export async function refreshLogin(
  cognito: Cognito,
  of: ClientOfPool,
  token: string,
  metadata: Metadata,
): Promise<AuthenticationResult> {
  const login = await loginOfRefresh(cognito.store, token)
  if (!login || login.clientId !== of.client.id) throw refused('Invalid Refresh Token')
  if (cognito.now() >= login.expiresAt) throw refused('Refresh Token has expired')
  assertFresh(login, hashOf(token), cognito.now())
  const user = await findUser(cognito.store, login.poolId, login.sub)
  if (!user) throw refused('Invalid Refresh Token')
  if (!user.enabled) throw refused('User is disabled.')
  const result = await signPair(cognito, of, user, login, 'TokenGeneration_RefreshTokens', metadata)
  if (of.client.rotationGrace === undefined) return result
  const rotated = await rotate(cognito, login, token, of.client.rotationGrace)
  return { ...result, RefreshToken: rotated }
}

/**
 * The next refresh token of a sign-in; the one used is taken again for a moment, for whoever lost the answer.
 * @throws RefreshTokenReuseException after that moment, NotAuthorizedException when the sign-in has ended meanwhile
 */
async function rotate(cognito: Cognito, { poolId, sub, originJti }: Login, token: string, grace: number) {
  const now = cognito.now()
  const next = randomBytes(48).toString('base64url')
  await cognito.store.change(async (work) => {
    const key = loginKey(poolId, sub, originJti)
    const login = await work.get<Login>(key)
    if (!login) throw refused('Refresh Token has been revoked')
    const used = hashOf(token)
    assertFresh(login, used, now)
    if (login.previous && login.previous.hash !== used) work.delete(refreshKey(login.previous.hash))
    const previous = {
      hash: used,
      until: login.previous?.hash === used ? login.previous.until : now + grace * 1000,
    }
    work.put(key, { ...login, refreshHash: hashOf(next), previous })
    work.put(refreshKey(hashOf(next)), key)
  })
  return next
}

function assertFresh({ previous }: Login, used: string, now: number): void {
  if (previous?.hash === used && now >= previous.until)
    throw new AwsError('RefreshTokenReuseException', 'Refresh token has been invalidated by rotation')
}

/** Ends the sign-in of a refresh token; an unknown token is no error (RFC 7009 §2.2). */
export async function revoke(work: Work, of: ClientOfPool, token: string): Promise<void> {
  const login = await loginOfRefresh(work, token)
  if (!login) return
  if (login.clientId !== of.client.id)
    throw new AwsError('UnauthorizedException', 'Refresh token was issued to another client')
  forget(work, loginKey(login.poolId, login.sub, login.originJti), login)
}

function forget(work: Work, key: string, { refreshHash, previous }: Login): void {
  work.delete(key)
  work.delete(refreshKey(refreshHash))
  if (previous) work.delete(refreshKey(previous.hash))
}

/** Ends every sign-in of a user. */
export async function revokeAll(work: Work, poolId: string, sub: string): Promise<void> {
  for (const [key, login] of await work.list<Login>(loginKey(poolId, sub, ''))) forget(work, key, login)
}

/**
 * The user of an access token that carries the scope of a user's own operations.
 * @throws NotAuthorizedException
 */
export async function userOfAccessToken(
  cognito: Cognito,
  token: string,
): Promise<{ pool: Pool; user: User; clientId: string }> {
  const claims = await verifyAccess(cognito, token)
  const { scope } = claims
  if (typeof scope !== 'string' || !scope.split(' ').includes(OWN_SCOPE))
    throw refused('Access Token does not have required scopes')
  const pool = poolOf(cognito, (claims.iss ?? '').split('/').at(-1) ?? '')
  const login = await cognito.store.get<Login>(loginKey(pool.id, claims.sub ?? '', String(claims.origin_jti)))
  if (!login) throw refused('Access Token has been revoked')
  const user = await mustFindUser(cognito.store, pool.id, login.sub)
  if (!user.enabled) throw refused('User is disabled.')
  return { pool, user, clientId: login.clientId }
}

async function verifyAccess(cognito: Cognito, token: string): Promise<JWTPayload> {
  try {
    const issuer = decodeJwt(token).iss ?? ''
    const pool = cognito.options.pools.find(({ id }) => `${cognito.options.issuerBase}/${id}` === issuer)
    if (!pool) throw refused('Invalid Access Token')
    const { payload } = await jwtVerify(token, createLocalJWKSet(cognito.keys.jwks(pool.id)), {
      issuer,
      algorithms: ['RS256'],
      currentDate: new Date(cognito.now()),
    })
    if (payload.token_use !== 'access') throw refused('Invalid Access Token')
    return payload
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw refused('Access Token has expired')
    if (error instanceof errors.JOSEError || error instanceof TypeError) throw refused('Invalid Access Token')
    throw error
  }
}

async function loginOfRefresh(reader: Pick<Work, 'get'>, token: string): Promise<Login | undefined> {
  const key = await reader.get<string>(refreshKey(hashOf(token)))
  return key === undefined ? undefined : reader.get<Login>(key)
}

async function signPair(
  cognito: Cognito,
  { pool, client }: ClientOfPool,
  user: User,
  login: Login,
  source: string,
  metadata: Metadata,
): Promise<AuthenticationResult> {
  const override = await claimsOverrides(cognito, { pool, client }, user, source, metadata)
  const issuedAt = Math.floor(cognito.now() / 1000)
  const common = {
    sub: user.sub,
    ...(override.groups.length > 0 && { 'cognito:groups': override.groups }),
    iss: `${cognito.options.issuerBase}/${pool.id}`,
    origin_jti: login.originJti,
    event_id: randomUUID(),
    auth_time: login.authTime,
    iat: issuedAt,
  }
  const { email_verified, phone_number_verified, ...attributes } = user.attributes
  const id = override.id({
    ...attributes,
    ...(email_verified !== undefined && { email_verified: email_verified === 'true' }),
    ...(phone_number_verified !== undefined && { phone_number_verified: phone_number_verified === 'true' }),
    ...common,
    'cognito:username': user.sub,
    aud: client.id,
    token_use: 'id',
    exp: issuedAt + client.idTokenMinutes * 60,
    jti: randomUUID(),
  })
  const access = override.access({
    ...common,
    client_id: client.id,
    token_use: 'access',
    ...(override.scopes.length > 0 && { scope: override.scopes.join(' ') }),
    exp: issuedAt + client.accessTokenMinutes * 60,
    jti: randomUUID(),
    username: user.sub,
  })
  return {
    AccessToken: await cognito.keys.sign(pool.id, access),
    IdToken: await cognito.keys.sign(pool.id, id),
    ExpiresIn: client.accessTokenMinutes * 60,
    TokenType: 'Bearer',
  }
}
