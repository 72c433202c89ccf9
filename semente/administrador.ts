import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import { env } from '#lambdas/runtime/env.ts'
import { mudarAdmin } from '#lambdas/store/papeis.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'

const cognito = new CognitoIdentityProviderClient({})

export interface Pedido {
  readonly email: string
  /** False takes the role away. */
  readonly ativo: boolean
  /** Who runs the command. */
  readonly operador: string
  readonly motivo: string | null
}

/**
 * Gives the admin role to the account of an e-mail, or takes it away.
 * @returns what was done, in one sentence
 * @throws Error with a sentence when there is no such account, or it cannot be an administrator's
 */
export async function administrar({ email, ativo, operador, motivo }: Pedido, agora: Date): Promise<string> {
  const usuario_id = await contaDe(email)
  const perfil = usuario_id === undefined ? undefined : await usuarios.find(usuario_id)
  if (!perfil || perfil.closed_at !== undefined)
    throw new Error(`Não há cadastro com o e-mail ${email}. A pessoa precisa se cadastrar antes.`)
  if (ativo && !perfil.email_confirmado)
    throw new Error(`O e-mail ${email} ainda não foi confirmado: sem isso a conta pode não ser da pessoa.`)
  if ((await usuarios.isAdmin(perfil.id)) === ativo)
    return ativo ? `${email} já é administração.` : `${email} já não é administração.`
  await mudarAdmin({ usuario_id: perfil.id, ativo, ator_id: `operador:${operador}`, motivo }, agora)
  return ativo ? `${email} agora é administração.` : `${email} deixou de ser administração.`
}

async function contaDe(Username: string): Promise<string | undefined> {
  try {
    const { UserAttributes = [] } = await cognito.send(
      new AdminGetUserCommand({ UserPoolId: env('USER_POOL_ID'), Username }),
    )
    return UserAttributes.find(({ Name }) => Name === 'sub')?.Value
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined
    throw error
  }
}
