import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { env } from '#lambdas/runtime/env.ts'
import { proximaFicha } from '#domain/ficha/carimbo.ts'
import * as fichas from '#lambdas/ficha/store/fichas.ts'
import * as contas from '#lambdas/store/contas.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { kycKey, papelKey } from '#lambdas/store/keys.ts'
import { ALWAYS, EXISTS, put, update, write } from '#lambdas/store/table.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { registrarNosCadastros } from './cadastros.ts'
import { darCertificados } from './certificados.ts'
import { registrarMedico } from './medicos.ts'
import { CRIANCAS, semearDependente, TEO } from './dependentes.ts'
import { ADMINISTRADORES, ANA, MEDICOS, PERSONAS, type Persona, SENHA } from './personas.ts'
import { semearVerificacao } from './verificacao.ts'

const cognito = new CognitoIdentityProviderClient({})

/** Creates every persona's sign-in, profile and registration; a persona that exists is left as it is. */
export async function semearPersonas(agora: Date): Promise<void> {
  await registrarNosCadastros([...PERSONAS.map(({ usuario }) => usuario), ...CRIANCAS], MEDICOS)
  const ids = new Map<Persona, string>()
  for (const persona of PERSONAS) {
    const usuario = { ...persona.usuario, id: await contaDe(persona.usuario) }
    ids.set(persona, usuario.id)
    if (await usuarios.find(usuario.id)) continue
    await criarConta(persona, usuario, agora)
    await preencherFicha(persona, usuario.id, agora)
  }
  await semearDependente(TEO, ids.get(ANA) ?? '', agora)
  for (const medico of MEDICOS) {
    const id = ids.get(medico) ?? ''
    if (await medicos.find(id)) continue
    await darCertificados([medico.usuario])
    await registrarMedico(medico, id, agora)
  }
  for (const administrador of ADMINISTRADORES) await tornarAdministrador(ids.get(administrador) ?? '')
}

/** The health profile, as the persona would have saved it. */
async function preencherFicha({ ficha }: Persona, id: string, agora: Date): Promise<void> {
  const carimbo = { fonte: 'paciente', em: agora.toISOString() } as const
  if (ficha) await write(fichas.fichaWrite(id, proximaFicha(undefined, ficha, carimbo)))
}

/** Profile, locks and identity check; one that did not end in an approval is carried to its end by the rules. */
export async function criarConta({ rosto, licenca }: Persona, usuario: Usuario, agora: Date): Promise<void> {
  if (licenca) {
    await contas.criar({ ...usuario, kyc_status: 'pending', access_tier: 'blocked' }, agora)
    return semearVerificacao(rosto, licenca, usuario, agora)
  }
  await contas.criar(usuario, agora)
  if (usuario.kyc_status === 'approved')
    await write(update(kycKey(usuario.id), { set: { current_state: 'approved' } }, EXISTS))
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
