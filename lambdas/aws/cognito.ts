import { randomBytes } from 'node:crypto'
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  AliasExistsException,
  type AttributeType,
  CognitoIdentityProviderClient,
  InvalidPasswordException,
  UsernameExistsException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import { MENSAGENS } from '#domain/base/campos.ts'
import { DomainError } from '#domain/base/erros.ts'
import { env } from '#lambdas/runtime/env.ts'

/** Who can sign in. Ids are Cognito's `sub`, which is also the profile's id. */

const client = new CognitoIdentityProviderClient({})

interface Login {
  readonly id: string
  /** Never had a password of its own: nobody can sign in yet. */
  readonly semSenha: boolean
  /** Made by this call. */
  readonly novo: boolean
}

/** The sign-in of an e-mail, made when there is none; it cannot be used until a password is set. */
export async function abrirLogin(email: string): Promise<Login> {
  const criado = await client
    .send(
      new AdminCreateUserCommand({
        UserPoolId: env('USER_POOL_ID'),
        Username: email,
        MessageAction: 'SUPPRESS',
        TemporaryPassword: senhaInutil(),
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: 'false' },
        ],
      }),
    )
    .catch((error: unknown) => {
      if (error instanceof UsernameExistsException) return undefined
      throw error
    })
  if (criado) return { id: subDe(criado.User?.Attributes), semSenha: true, novo: true }
  const { UserAttributes, UserStatus } = await client.send(
    new AdminGetUserCommand({ UserPoolId: env('USER_POOL_ID'), Username: email }),
  )
  return { id: subDe(UserAttributes), semSenha: UserStatus === 'FORCE_CHANGE_PASSWORD', novo: false }
}

/** @throws DomainError campos_invalidos when the pool's policy refuses the password */
export async function definirSenha(id: string, password: string): Promise<void> {
  try {
    await client.send(
      new AdminSetUserPasswordCommand({
        UserPoolId: env('USER_POOL_ID'),
        Username: id,
        Password: password,
        Permanent: true,
      }),
    )
  } catch (error) {
    if (!(error instanceof InvalidPasswordException)) throw error
    throw new DomainError('campos_invalidos', { campos: [{ campo: 'password', motivo: MENSAGENS.password }] })
  }
}

/** The old password stops working and nobody knows the new one: only a mailed link leads in. */
export const inutilizarSenha = (id: string): Promise<void> => definirSenha(id, senhaInutil())

/**
 * Ends every session: none can be renewed. Tokens already given are refused by the stamp on the profile
 * (`usuarios.registrarSaida`). A sign-in that is gone has none left.
 */
export async function encerrarSessoes(id: string): Promise<void> {
  await client
    .send(new AdminUserGlobalSignOutCommand({ UserPoolId: env('USER_POOL_ID'), Username: id }))
    .catch((error: unknown) => {
      if (!(error instanceof UserNotFoundException)) throw error
    })
}

/**
 * The e-mail a person signs in with, and whether it is proven.
 * @throws DomainError duplicado when another sign-in has it
 */
export async function mudarEmail(id: string, email: string, confirmado: boolean): Promise<void> {
  try {
    await client.send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId: env('USER_POOL_ID'),
        Username: id,
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: String(confirmado) },
        ],
      }),
    )
  } catch (error) {
    if (!(error instanceof AliasExistsException)) throw error
    throw new DomainError('duplicado', { extra: { duplicate_found: true, duplicate_type: 'email' } })
  }
}

/** Deletes the user and with it every session; a user already deleted is no error. */
export async function apagarLogin(id: string): Promise<void> {
  await client
    .send(new AdminDeleteUserCommand({ UserPoolId: env('USER_POOL_ID'), Username: id }))
    .catch((error: unknown) => {
      if (!(error instanceof UserNotFoundException)) throw error
    })
}

/** The e-mail address of a user; undefined when the user was deleted. */
export async function emailDe(id: string): Promise<string | undefined> {
  try {
    const { UserAttributes } = await client.send(
      new AdminGetUserCommand({ UserPoolId: env('USER_POOL_ID'), Username: id }),
    )
    return UserAttributes?.find(({ Name }) => Name === 'email')?.Value
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined
    throw error
  }
}

/** From here on every sign-in by password asks for the authenticator's code. */
export const exigirAutenticador = (id: string): Promise<void> => preferirAutenticador(id, true)

/** From here on no sign-in asks for it. */
export const dispensarAutenticador = (id: string): Promise<void> => preferirAutenticador(id, false)

async function preferirAutenticador(id: string, sim: boolean): Promise<void> {
  await client.send(
    new AdminSetUserMFAPreferenceCommand({
      UserPoolId: env('USER_POOL_ID'),
      Username: id,
      SoftwareTokenMfaSettings: { Enabled: sim, PreferredMfa: sim },
    }),
  )
}

function subDe(attributes: readonly AttributeType[] | undefined): string {
  const sub = attributes?.find(({ Name }) => Name === 'sub')?.Value
  if (!sub) throw new Error('The user pool answered a user without sub')
  return sub
}

/** A random password that satisfies any policy and is stored nowhere: nobody knows it. */
const senhaInutil = (): string => `${randomBytes(32).toString('base64url')}aA1!`
