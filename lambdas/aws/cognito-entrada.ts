import { createHmac } from 'node:crypto'
import {
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AssociateSoftwareTokenCommand,
  type AuthenticationResultType,
  CodeMismatchException,
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
  EnableSoftwareTokenMFAException,
  ExpiredCodeException,
  GetTokensFromRefreshTokenCommand,
  NotAuthorizedException,
  PasswordResetRequiredException,
  RevokeTokenCommand,
  UnauthorizedException,
  UserNotConfirmedException,
  UserNotFoundException,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { DomainError } from '#domain/base/erros.ts'
import { env } from '#lambdas/runtime/env.ts'
import * as tokens from '#lambdas/store/tokens.ts'

/**
 * Sessions as the user pool gives them. Our client of the pool has a secret and no flow open to browsers, so that every
 * attempt has to come through the product, with its firewall, limits and log.
 */

const client = new CognitoIdentityProviderClient({})

export interface Tokens {
  /** The ID token, which the product's calls carry. The pool accepts it for no operation on the account. */
  readonly token: string
  /** The access token, which the pool accepts for changes to the account: it never leaves our functions. */
  readonly noPool: string
  readonly renovacao: string
  readonly vale_por: number
}

type Passo =
  | { readonly passo: 'dentro'; readonly tokens: Tokens }
  | { readonly passo: 'codigo'; readonly sessao: string; readonly usuario: string }

/** @throws DomainError credenciais_invalidas, muitas_tentativas */
export async function comSenha(email: string, senha: string): Promise<Passo> {
  const resposta = await client
    .send(
      new AdminInitiateAuthCommand({
        ...doCliente(),
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: senha, SECRET_HASH: await marca(email) },
      }),
    )
    .catch(recusar('credenciais_invalidas'))
  const { AuthenticationResult, ChallengeName, Session = '', ChallengeParameters } = resposta
  if (AuthenticationResult) return { passo: 'dentro', tokens: tokensDe(AuthenticationResult) }
  if (ChallengeName !== 'SOFTWARE_TOKEN_MFA') throw new DomainError('credenciais_invalidas')
  return { passo: 'codigo', sessao: Session, usuario: ChallengeParameters?.USER_ID_FOR_SRP ?? email }
}

/** @throws DomainError codigo_invalido, codigo_usado, entrada_vencida, muitas_tentativas */
export async function comCodigo(usuario: string, sessao: string, codigo: string): Promise<Tokens> {
  const { AuthenticationResult } = await client
    .send(
      new AdminRespondToAuthChallengeCommand({
        ...doCliente(),
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        Session: sessao,
        ChallengeResponses: {
          USERNAME: usuario,
          SOFTWARE_TOKEN_MFA_CODE: codigo,
          SECRET_HASH: await marca(usuario),
        },
      }),
    )
    .catch(recusar('entrada_vencida'))
  if (!AuthenticationResult) throw new DomainError('entrada_vencida')
  return tokensDe(AuthenticationResult)
}

/** A session for somebody whose identity the product has already established by other means than a password. */
export async function semSenha(
  dono: { readonly id: string; readonly email: string },
  agora: Date,
): Promise<Tokens> {
  const ANSWER = await tokens.emitir({ uso: 'entrada', usuario_id: dono.id, email: dono.email }, agora)
  const comum = { USERNAME: dono.id, SECRET_HASH: await marca(dono.id) }
  const { ChallengeName, Session } = await client
    .send(
      new AdminInitiateAuthCommand({
        ...doCliente(),
        AuthFlow: 'CUSTOM_AUTH',
        AuthParameters: comum,
      }),
    )
    .catch(recusar('credenciais_invalidas'))
  const { AuthenticationResult } = await client
    .send(
      new AdminRespondToAuthChallengeCommand({
        ...doCliente(),
        ChallengeName,
        Session,
        ChallengeResponses: { ...comum, ANSWER },
      }),
    )
    .catch(recusar('credenciais_invalidas'))
  if (!AuthenticationResult) throw new DomainError('credenciais_invalidas')
  return tokensDe(AuthenticationResult)
}

/** New tokens; undefined when the session has ended. The refresh token stays the same until then. */
export async function renovar(renovacao: string): Promise<Tokens | undefined> {
  const { ClientId } = doCliente()
  try {
    const { AuthenticationResult } = await client.send(
      new GetTokensFromRefreshTokenCommand({
        ClientId,
        ClientSecret: await segredo(),
        RefreshToken: renovacao,
      }),
    )
    return AuthenticationResult && tokensDe({ RefreshToken: renovacao, ...AuthenticationResult })
  } catch (error) {
    if (error instanceof NotAuthorizedException || error instanceof UserNotFoundException) return undefined
    throw error
  }
}

/** Ends a session by its refresh token; one that has already ended is no error. */
export async function revogar(renovacao: string): Promise<void> {
  const { ClientId } = doCliente()
  await client
    .send(new RevokeTokenCommand({ ClientId, ClientSecret: await segredo(), Token: renovacao }))
    .catch((error: unknown) => {
      if (!(error instanceof UnauthorizedException)) throw error
    })
}

/** The secret of a new authenticator; it takes effect with its first right code. */
export const associarAutenticador = (dono: { id: string; email: string }, agora: Date): Promise<string> =>
  noPool(dono, agora, async (AccessToken) => {
    const { SecretCode = '' } = await client.send(new AssociateSoftwareTokenCommand({ AccessToken }))
    return SecretCode
  })

/** @throws DomainError codigo_invalido, muitas_tentativas */
export const conferirAutenticador = (
  dono: { id: string; email: string },
  codigo: string,
  agora: Date,
): Promise<void> =>
  noPool(dono, agora, async (AccessToken) => {
    await client
      .send(new VerifySoftwareTokenCommand({ AccessToken, UserCode: codigo }))
      .catch(recusar('codigo_invalido'))
  })

async function noPool<T>(
  dono: { id: string; email: string },
  agora: Date,
  ato: (token: string) => Promise<T>,
): Promise<T> {
  const tokens = await semSenha(dono, agora)
  try {
    return await ato(tokens.noPool)
  } finally {
    await revogar(tokens.renovacao)
  }
}

const doCliente = () => ({ UserPoolId: env('USER_POOL_ID'), ClientId: env('USER_POOL_CLIENT_ID') })

let lido: Promise<string> | undefined

/** The client's secret, read once per container. */
function segredo(): Promise<string> {
  lido ??= lerSegredo().catch((error: unknown) => {
    lido = undefined
    throw error
  })
  return lido
}

async function lerSegredo(): Promise<string> {
  const { UserPoolClient } = await client.send(new DescribeUserPoolClientCommand(doCliente()))
  if (!UserPoolClient?.ClientSecret) throw new Error('The user pool client has no secret')
  return UserPoolClient.ClientSecret
}

/** The pool's SECRET_HASH: proves that whoever calls about a user knows the client's secret. */
const marca = async (usuario: string): Promise<string> =>
  createHmac('sha256', await segredo())
    .update(usuario + env('USER_POOL_CLIENT_ID'))
    .digest('base64')

function tokensDe({ AccessToken, IdToken, RefreshToken, ExpiresIn }: AuthenticationResultType): Tokens {
  if (!AccessToken || !IdToken || !RefreshToken) throw new Error('The user pool gave no tokens')
  return { token: IdToken, noPool: AccessToken, renovacao: RefreshToken, vale_por: ExpiresIn ?? 0 }
}

/** Translates the pool's errors to the product's; `senao` answers those that have no more specific one. */
const recusar =
  (senao: 'credenciais_invalidas' | 'entrada_vencida' | 'codigo_invalido') =>
  (error: unknown): never => {
    if (error instanceof CodeMismatchException || error instanceof EnableSoftwareTokenMFAException)
      throw new DomainError('codigo_invalido')
    if (error instanceof ExpiredCodeException) throw new DomainError('codigo_usado')
    if (error instanceof NotAuthorizedException && /attempts exceeded/i.test(error.message))
      throw new DomainError('muitas_tentativas', { retry_after: 60 })
    const conhecida =
      error instanceof NotAuthorizedException ||
      error instanceof UserNotFoundException ||
      error instanceof UserNotConfirmedException ||
      error instanceof PasswordResetRequiredException
    if (conhecida) throw new DomainError(senao)
    throw error
  }
