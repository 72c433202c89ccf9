import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { AwsRequest, AwsResponse } from '../../aws/service.ts'
import { sameSecret } from '../json-api.ts'
import { json } from '../provider.ts'
import {
  type Context,
  checkClient,
  holderOf,
  invalid,
  MAX_LIFETIME,
  OAuthError,
  otpOf,
  SCOPES,
  sha256,
} from './context.ts'
import { codeKey, type Token, tokenKey, type Wish, wishKey } from './stored.ts'

const CODE_MS = 60 * 1000
const form = (request: AwsRequest): URLSearchParams => {
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded'))
    throw new OAuthError(415, 'invalid_request', 'Use application/x-www-form-urlencoded.')
  return new URLSearchParams(request.body.toString('utf8'))
}

/** POST token: a code for a token, once, to whoever proves to have asked for it. */
export async function exchange(context: Context, request: AwsRequest): Promise<AwsResponse> {
  const given = form(request)
  const field = (name: string) => given.get(name) ?? ''
  checkClient(context, field('client_id'), field('client_secret'))
  if (field('grant_type') !== 'authorization_code')
    throw new OAuthError(400, 'unsupported_grant_type', 'grant_type desconhecido.')
  const id = await context.storage.get<string>(codeKey(field('code')))
  const wish = id === undefined ? undefined : await context.storage.get<Wish>(wishKey(id))
  const refuse = (why: string) => new OAuthError(400, 'invalid_grant', why)
  if (!id || !wish || wish.vendor !== context.name) throw refuse('code desconhecido.')
  if (wish.used) throw refuse('code já utilizado.')
  if (context.now() - wish.at > 2 * CODE_MS + CODE_MS) throw refuse('code vencido.')
  if (field('redirect_uri') !== wish.redirect_uri) throw refuse('redirect_uri diferente da pedida.')
  if (sha256(field('code_verifier')).toString('base64url') !== wish.challenge)
    throw refuse('code_verifier não corresponde ao desafio.')
  await context.storage.put(wishKey(id), { ...wish, used: true })
  return issue(context, wish.by ?? '', wish.scope, wish.lifetime)
}

const passwordSchema = z.object({
  client_id: z.string(),
  client_secret: z.string(),
  username: z.string().regex(/^\d{11}$/),
  password: z.string(),
  grant_type: z.literal('password'),
  scope: z.string(),
  lifetime: z.number().int().positive().max(MAX_LIFETIME),
})

/** POST pwd_authorize: a code of the holder's app, which is good once. */
export async function byCode(context: Context, body: unknown): Promise<AwsResponse> {
  const parsed = passwordSchema.safeParse(body)
  if (!parsed.success || !SCOPES.includes(parsed.data.scope)) throw invalid('Pedido fora do formato.')
  const { client_id, client_secret, username, password, scope, lifetime } = parsed.data
  checkClient(context, client_id, client_secret)
  const used = `otp!${context.name}!${username}!${password}`
  const right = (await holderOf(context, username)) && sameSecret(password, otpOf(context, username))
  if (!right || (await context.storage.get(used)))
    throw new OAuthError(400, 'invalid_grant', 'Código errado, vencido ou já utilizado.')
  await context.storage.put(used, true)
  return issue(context, username, scope, lifetime)
}

async function issue(context: Context, cpf: string, scope: string, wished: number): Promise<AwsResponse> {
  const lasting = scope === 'signature_session' || scope === 'authentication_session'
  const expires_in = lasting ? wished : Math.min(wished, 300)
  const access_token = `psc_${randomBytes(32).toString('base64url')}`
  const token: Token = {
    vendor: context.name,
    cpf,
    scope,
    until: context.now() + expires_in * 1000,
    signed: 0,
  }
  await context.storage.put(tokenKey(sha256(access_token).toString('hex')), token)
  return json(200, {
    access_token,
    token_type: 'Bearer',
    expires_in,
    scope,
    authorized_identification_type: 'CPF',
    authorized_identification: cpf,
    slot_alias: `slot-${cpf}`,
  })
}

/** POST revoke: the token ends now; a token nobody knows is as gone. */
export async function revoke(context: Context, request: AwsRequest): Promise<AwsResponse> {
  const given = form(request)
  checkClient(context, given.get('client_id') ?? '', given.get('client_secret') ?? '')
  const key = tokenKey(sha256(given.get('token') ?? '').toString('hex'))
  const token = await context.storage.get<Token>(key)
  if (token?.vendor === context.name) await context.storage.put(key, { ...token, revoked: true })
  return json(200, {})
}

/** The token a request brings. @throws OAuthError when it does not open anything */
export async function tokenOf(
  context: Context,
  request: AwsRequest,
): Promise<{ readonly key: string; readonly token: Token }> {
  const given = /^Bearer (.+)$/.exec(request.headers['authorization'] ?? '')?.[1] ?? ''
  const key = tokenKey(sha256(given).toString('hex'))
  const token = await context.storage.get<Token>(key)
  if (token?.vendor !== context.name || token.revoked || token.until <= context.now())
    throw new OAuthError(401, 'invalid_token', 'Token desconhecido, vencido ou revogado.')
  return { key, token }
}
