import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { env } from '#lambdas/runtime/env.ts'
import * as contas from '#lambdas/store/contas.ts'
import { kycKey, papelKey } from '#lambdas/store/keys.ts'
import { ALWAYS, EXISTS, put, update, write } from '#lambdas/store/table.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { semearAnalise } from './analise.ts'
import { registrarNosCadastros } from './cadastros.ts'
import { registrarMedico } from './medicos.ts'
import { ADMINISTRADORES, MEDICOS, PERSONAS, type Persona, SENHA } from './personas.ts'

const cognito = new CognitoIdentityProviderClient({})

/** Creates every persona's sign-in, profile and registration; a persona that exists is left as it is. */
export async function semearPersonas(agora: Date): Promise<void> {
  await registrarNosCadastros(
    PERSONAS.map(({ usuario }) => usuario),
    MEDICOS,
  )
  const ids = new Map<Persona, string>()
  for (const persona of PERSONAS) {
    const usuario = { ...persona.usuario, id: await contaDe(persona.usuario) }
    ids.set(persona, usuario.id)
    if (!(await usuarios.find(usuario.id))) await criarConta(persona, usuario, agora)
  }
  for (const medico of MEDICOS) await registrarMedico(medico, ids.get(medico) ?? '', agora)
  for (const administrador of ADMINISTRADORES) await tornarAdministrador(ids.get(administrador) ?? '')
}

/** Profile, locks and identity check, the check standing where the profile says it ended. */
async function criarConta(persona: Persona, usuario: Usuario, agora: Date): Promise<void> {
  await contas.criar(usuario, agora)
  const { kyc_status, access_tier } = usuario
  if (kyc_status !== 'pending')
    await write(update(kycKey(usuario.id), { set: { current_state: kyc_status } }, EXISTS))
  else if (access_tier === 'restricted') await semearAnalise(persona, usuario, agora)
}

/** The `sub` of the persona's sign-in, made when missing. */
async function contaDe({ email }: Usuario): Promise<string> {
  const UserPoolId = env('USER_POOL_ID')
  try {
    const { Username = '' } = await cognito.send(new AdminGetUserCommand({ UserPoolId, Username: email }))
    return Username
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error
  }
  const { User } = await cognito.send(
    new AdminCreateUserCommand({
      UserPoolId,
      Username: email,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ],
    }),
  )
  await cognito.send(
    new AdminSetUserPasswordCommand({ UserPoolId, Username: email, Password: SENHA, Permanent: true }),
  )
  return User?.Username ?? ''
}

const tornarAdministrador = (id: string): Promise<void> =>
  write(
    put({ ...papelKey(id, 'admin'), entidade: 'papel', user_id: id, role: 'admin', is_active: true }, ALWAYS),
  )
