import * as C from '@aws-sdk/client-cognito-identity-provider'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { SENHA } from '#semente/personas.ts'
import { novoPaciente, type Pessoa } from '../support/pessoas.ts'
import { entrar, type Pool, poolDe } from '../support/sessao.ts'
import { alvo } from './alvo.ts'

/** The user pool as somebody reaches it besides our operations: with a token of their own, or with nothing at all. */

/** Every call of the SDK that a user's own access token speaks for, by the published model. */
function dosTokens(): string[] {
  const require = createRequire(import.meta.url)
  const tipos = path.join(
    path.dirname(require.resolve('@aws-sdk/client-cognito-identity-provider/package.json')),
    'dist-types/models',
  )
  const modelos = ['models_0.d.ts', 'models_1.d.ts'].map((nome) =>
    readFileSync(path.join(tipos, nome), 'utf8'),
  )
  return [...modelos.join('\n').matchAll(/export interface (\w+)Request \{([\s\S]*?)\n\}/g)]
    .filter(([, , campos = '']) => /\n {4}AccessToken\??:/.test(campos))
    .map(([, nome = '']) => nome)
    .toSorted()
}

const ON = { Enabled: true, PreferredMfa: true }
const ENTRADAS: Readonly<Record<string, (AccessToken: string) => object>> = {
  AssociateSoftwareToken: (AccessToken) => ({ AccessToken }),
  ChangePassword: (AccessToken) => ({
    AccessToken,
    PreviousPassword: SENHA,
    ProposedPassword: 'OutraSenha9',
  }),
  CompleteWebAuthnRegistration: (AccessToken) => ({ AccessToken, Credential: {} }),
  ConfirmDevice: (AccessToken) => ({ AccessToken, DeviceKey: 'k' }),
  DeleteUser: (AccessToken) => ({ AccessToken }),
  DeleteUserAttributes: (AccessToken) => ({ AccessToken, UserAttributeNames: ['email'] }),
  DeleteWebAuthnCredential: (AccessToken) => ({ AccessToken, CredentialId: 'c' }),
  ForgetDevice: (AccessToken) => ({ AccessToken, DeviceKey: 'k' }),
  GetDevice: (AccessToken) => ({ AccessToken, DeviceKey: 'k' }),
  GetUser: (AccessToken) => ({ AccessToken }),
  GetUserAttributeVerificationCode: (AccessToken) => ({ AccessToken, AttributeName: 'email' }),
  GetUserAuthFactors: (AccessToken) => ({ AccessToken }),
  GlobalSignOut: (AccessToken) => ({ AccessToken }),
  ListDevices: (AccessToken) => ({ AccessToken }),
  ListUserSessions: (AccessToken) => ({ AccessToken }),
  ListWebAuthnCredentials: (AccessToken) => ({ AccessToken }),
  RevokeUserSession: (AccessToken) => ({ AccessToken, SessionId: 's' }),
  SetUserMFAPreference: (AccessToken) => ({ AccessToken, SoftwareTokenMfaSettings: ON }),
  SetUserSettings: (AccessToken) => ({ AccessToken, MFAOptions: [] }),
  StartWebAuthnRegistration: (AccessToken) => ({ AccessToken }),
  UpdateDeviceStatus: (AccessToken) => ({ AccessToken, DeviceKey: 'k' }),
  UpdateUserAttributes: (AccessToken) => ({
    AccessToken,
    UserAttributes: [{ Name: 'email', Value: 'futura-administracao@acolhe.app' }],
  }),
  VerifySoftwareToken: (AccessToken) => ({ AccessToken, UserCode: '123456' }),
  VerifyUserAttribute: (AccessToken) => ({ AccessToken, AttributeName: 'email', Code: '123456' }),
}

type Comando = new (input: object) => never
const comando = (nome: string, entrada: object) => {
  const Classe = (C as unknown as Readonly<Record<string, Comando>>)[`${nome}Command`]
  if (!Classe) throw new Error(`the SDK has no ${nome}`)
  return new Classe(entrada)
}

let pool: Pool
let cognito: C.CognitoIdentityProviderClient
let pessoa: Pessoa

beforeAll(async () => {
  pool = await poolDe(alvo())
  cognito = new C.CognitoIdentityProviderClient({
    endpoint: pool.endpoint,
    region: 'sa-east-1',
    // A browser has no credentials: the model signs none of these.
    credentials: { accessKeyId: 'teste', secretAccessKey: 'teste' },
  })
  pessoa = await novoPaciente(alvo())
})

const recusa = async (nome: string, entrada: object): Promise<string> =>
  cognito.send(comando(nome, entrada)).then(
    () => 'done',
    (error: Error) => `${error.name}: ${error.message}`,
  )

describe('a user’s own token at the pool', () => {
  it('the table names every call there is', () => {
    expect(Object.keys(ENTRADAS).toSorted()).toEqual(dosTokens())
  })

  it.each(Object.keys(ENTRADAS))('%s is refused', async (nome) => {
    expect(await recusa(nome, ENTRADAS[nome]?.(pessoa.token) ?? {})).toBe(
      'NotAuthorizedException: Invalid Access Token',
    )
  })

  it('and nothing of it happened: the person signs in as before', async () => {
    await expect(entrar(alvo(), pessoa.usuario.email)).resolves.toMatchObject({ id: pessoa.id })
  })
})

describe('the pool’s public side', () => {
  const SEM_SEGREDO = /is configured with secret but SECRET_HASH was not received/
  const cliente = () => ({ ClientId: pool.clientId })
  const dela = () => pessoa.usuario.email

  it.each<readonly [string, () => readonly [string, object], RegExp]>([
    [
      'a password, by SRP',
      () => [
        'InitiateAuth',
        { ...cliente(), AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: dela(), SRP_A: 'a1' } },
      ],
      /USER_SRP_AUTH flow not enabled/,
    ],
    [
      'a password',
      () => [
        'InitiateAuth',
        {
          ...cliente(),
          AuthFlow: 'USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: dela(), PASSWORD: SENHA },
        },
      ],
      /USER_PASSWORD_AUTH flow not enabled/,
    ],
    [
      'a challenge',
      () => ['InitiateAuth', { ...cliente(), AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME: dela() } }],
      SEM_SEGREDO,
    ],
    [
      'a sign-up',
      () => ['SignUp', { ...cliente(), Username: 'eu@exemplo.com.br', Password: SENHA }],
      SEM_SEGREDO,
    ],
    ['a forgotten password', () => ['ForgotPassword', { ...cliente(), Username: dela() }], SEM_SEGREDO],
    [
      'a code for one',
      () => [
        'ConfirmForgotPassword',
        { ...cliente(), Username: dela(), Password: SENHA, ConfirmationCode: '123456' },
      ],
      SEM_SEGREDO,
    ],
    [
      'another confirmation',
      () => ['ResendConfirmationCode', { ...cliente(), Username: dela() }],
      SEM_SEGREDO,
    ],
    [
      'a renewal, by the older call',
      () => [
        'InitiateAuth',
        { ...cliente(), AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN: 'x' } },
      ],
      SEM_SEGREDO,
    ],
    [
      'a renewal',
      () => ['GetTokensFromRefreshToken', { ...cliente(), RefreshToken: 'x' }],
      /Unable to verify the secret/,
    ],
    ['an end', () => ['RevokeToken', { ...cliente(), Token: 'x' }], /Unable to verify the secret/],
  ])('takes %s from nobody but our functions', async (_nome, pedido, dita) => {
    expect(await recusa(...pedido())).toMatch(dita)
  })

  it('five of them shut nobody out', async () => {
    const srp = { ...cliente(), AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: dela(), SRP_A: 'a1' } }
    for (let vez = 0; vez < 6; vez += 1) await recusa('InitiateAuth', srp)
    await expect(entrar(alvo(), dela())).resolves.toMatchObject({ id: pessoa.id })
  })
})
