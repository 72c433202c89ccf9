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
import { DomainError } from '#domain/erros.ts'
import { env } from '#lambdas/runtime/env.ts'
import * as tokens from '#lambdas/store/tokens.ts'

/**
 * Sign-ins as the user pool gives them. Its client has a secret and no flow open to browsers, so that every attempt comes
 * through the product: by its firewall, its limits and its record.
 */

const client = new CognitoIdentityProviderClient({})

export interface Tokens {
  /** The ID token: what the product's calls carry. It moves nothing at the pool. */
  readonly token: string
  /** The access token, which does: it never leaves our functions. */
  readonly noPool: string
  readonly renovacao: string
  readonly vale_por: number
}

export type Passo =
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

/** A sign-in of somebody the product has already made sure of, by other means than a password. */
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

/** New tokens; undefined when the sign-in has ended. What renews them stays the same to its end. */
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

/** Ends a sign-in by what renews it; one that ended already is no error. */
export async function revogar(renovacao: string): Promise<void> {
  const { ClientId } = doCliente()
  await client
    .send(new RevokeTokenCommand({ ClientId, ClientSecret: await segredo(), Token: renovacao }))
    .catch((error: unknown) => {
      if (!(error instanceof UnauthorizedException)) throw error
    })
}

/** A new authenticator's key for somebody: it counts from the first right code on. */
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

/** What shows the pool that a call about a user comes from who knows the client's secret. */
const marca = async (usuario: string): Promise<string> =>
  createHmac('sha256', await segredo())
    .update(usuario + env('USER_POOL_CLIENT_ID'))
    .digest('base64')

function tokensDe({ AccessToken, IdToken, RefreshToken, ExpiresIn }: AuthenticationResultType): Tokens {
  if (!AccessToken || !IdToken || !RefreshToken) throw new Error('The user pool gave no tokens')
  return { token: IdToken, noPool: AccessToken, renovacao: RefreshToken, vale_por: ExpiresIn ?? 0 }
}

/** The pool's refusal in our words; `senao` for those that name nothing more. */
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
