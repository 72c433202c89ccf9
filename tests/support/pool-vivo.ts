import { createSign, randomUUID } from 'node:crypto'
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  AssociateSoftwareTokenCommand,
  CodeMismatchException,
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
  EnableSoftwareTokenMFAException,
  GetTokensFromRefreshTokenCommand,
  NotAuthorizedException,
  UsernameExistsException,
  RevokeTokenCommand,
  UserNotFoundException,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { SecretsManagerClient, GetSecretValueCommand } from '@aws-sdk/client-secrets-manager'
import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses'
import { mockClient } from 'aws-sdk-client-mock'
import PostalMime from 'postal-mime'
import { vi } from 'vitest'
import * as tokens from '#lambdas/store/tokens.ts'
import { rsaPair } from '../../local/aws/cognito/rsa-pair.ts'

interface Login {
  readonly id: string
  email: string
  verificado: boolean
  senha: string | null
  /** Raised by every global sign-out. */
  saidas: number
  /** Asks for an authenticator's code after the password. */
  segundoFator?: boolean
}

const meta = { $metadata: {} }
/** The one code that every authenticator shows. */
export const CODIGO = '123456'

const { privateKey, publicKey } = await rsaPair()
const EMISSOR = 'https://cognito-idp.sa-east-1.amazonaws.com/sa-east-1_Unit'
const parte = (valor: unknown) => Buffer.from(JSON.stringify(valor)).toString('base64url')

/** A token as the unit stage's pool signs it. */
function assinar(claims: Readonly<Record<string, unknown>>): string {
  const agora = Math.floor(Date.now() / 1000)
  const comuns = { iss: EMISSOR, aud: 'cliente', token_use: 'id', iat: agora, exp: agora + 600 }
  const dados = `${parte({ alg: 'RS256', kid: 'unit' })}.${parte({ ...comuns, ...claims })}`
  return `${dados}.${createSign('RSA-SHA256').update(dados).sign(privateKey, 'base64url')}`
}

/** The pool's published keys; every other address is asked as before. */
function publicarChaves(): void {
  const antes = globalThis.fetch
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'unit', alg: 'RS256', use: 'sig' }]
  vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) =>
    new Request(args[0]).url === `${EMISSOR}/.well-known/jwks.json`
      ? Response.json({ keys })
      : antes(...args),
  )
}

/** A user pool in memory: who can sign in, with which password. Sessions are `Bearer` tokens made by `entrar`. */
export function poolVivo() {
  const logins = new Map<string, Login>()
  const renovacoes = new Map<string, { readonly login: Login; readonly jti: string }>()
  publicarChaves()
  const client = mockClient(CognitoIdentityProviderClient)
  const crashes: Error[] = []

  const achar = (nome: string): Login => {
    const login = [...logins.values()].find(({ id, email }) => id === nome || email === nome)
    if (!login) throw new UserNotFoundException({ ...meta, message: 'User does not exist.' })
    return login
  }
  const atributos = ({ id, email, verificado }: Login) => [
    { Name: 'sub', Value: id },
    { Name: 'email', Value: email },
    { Name: 'email_verified', Value: String(verificado) },
  ]

  client.on(AdminCreateUserCommand).callsFake(async ({ Username }: { Username: string }) => {
    if ([...logins.values()].some(({ email }) => email === Username))
      throw new UsernameExistsException({ ...meta, message: 'User account already exists' })
    const login = { id: randomUUID(), email: Username, verificado: false, senha: null, saidas: 0 }
    logins.set(login.id, login)
    return { User: { Attributes: atributos(login) } }
  })
  client.on(AdminGetUserCommand).callsFake(async ({ Username }: { Username: string }) => {
    const login = achar(Username)
    return {
      UserAttributes: atributos(login),
      UserStatus: login.senha === null ? 'FORCE_CHANGE_PASSWORD' : 'CONFIRMED',
      ...(login.segundoFator && { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] }),
    }
  })
  client
    .on(AdminSetUserPasswordCommand)
    .callsFake(async ({ Username, Password }: { Username: string; Password: string }) => {
      const crash = crashes.shift()
      if (crash) throw crash
      achar(Username).senha = Password
      return {}
    })
  client.on(AdminUserGlobalSignOutCommand).callsFake(async ({ Username }: { Username: string }) => {
    const login = achar(Username)
    login.saidas++
    for (const [token, of] of renovacoes) if (of.login === login) renovacoes.delete(token)
    return {}
  })
  client
    .on(AdminUpdateUserAttributesCommand)
    .callsFake(
      async (input: { Username: string; UserAttributes: readonly { Name: string; Value: string }[] }) => {
        const login = achar(input.Username)
        for (const { Name, Value } of input.UserAttributes) {
          if (Name === 'email') login.email = Value
          else login.verificado = Value === 'true'
        }
        return {}
      },
    )
  client.on(AdminDeleteUserCommand).callsFake(async ({ Username }: { Username: string }) => {
    logins.delete(achar(Username).id)
    return {}
  })
  const tokensDe = (login: Login, jti: string = randomUUID()) => {
    const renovacao = randomUUID()
    renovacoes.set(renovacao, { login, jti })
    const claims = { sub: login.id, origin_jti: jti, auth_time: Math.floor(Date.now() / 1000) }
    return {
      AuthenticationResult: {
        AccessToken: assinar({ ...claims, aud: undefined, client_id: 'cliente', token_use: 'access' }),
        IdToken: assinar(claims),
        RefreshToken: renovacao,
        ExpiresIn: 600,
      },
    }
  }
  const recusado = (message: string) => new NotAuthorizedException({ ...meta, message })
  client
    .on(DescribeUserPoolClientCommand)
    .resolves({ UserPoolClient: { ClientSecret: 'segredo-do-cliente' } })
  client
    .on(AdminInitiateAuthCommand)
    .callsFake(
      async (input: { AuthFlow: string; AuthParameters: { USERNAME: string; PASSWORD?: string } }) => {
        const { USERNAME, PASSWORD } = input.AuthParameters
        if (input.AuthFlow === 'CUSTOM_AUTH')
          return { ChallengeName: 'CUSTOM_CHALLENGE', Session: achar(USERNAME).id }
        const login = [...logins.values()].find(({ email }) => email === USERNAME)
        if (!login || login.senha === null || login.senha !== PASSWORD)
          throw recusado('Incorrect username or password.')
        if (!login.segundoFator) return tokensDe(login)
        return {
          ChallengeName: 'SOFTWARE_TOKEN_MFA',
          Session: login.id,
          ChallengeParameters: { USER_ID_FOR_SRP: login.id },
        }
      },
    )
  client
    .on(AdminRespondToAuthChallengeCommand)
    .callsFake(
      async (input: {
        ChallengeName: string
        Session: string
        ChallengeResponses: Record<string, string>
      }) => {
        const { ANSWER = '', SOFTWARE_TOKEN_MFA_CODE } = input.ChallengeResponses
        const login = achar(input.Session)
        if (input.ChallengeName === 'CUSTOM_CHALLENGE') {
          const { usuario_id } = await tokens.consumir('entrada', ANSWER, new Date())
          if (usuario_id !== login.id) throw recusado('Incorrect username or password.')
        } else if (SOFTWARE_TOKEN_MFA_CODE !== CODIGO)
          throw new CodeMismatchException({ ...meta, message: 'Invalid code received for user' })
        return tokensDe(login)
      },
    )
  client
    .on(GetTokensFromRefreshTokenCommand)
    .callsFake(async ({ RefreshToken }: { RefreshToken: string }) => {
      const antes = renovacoes.get(RefreshToken)
      if (!antes) throw recusado('Invalid Refresh Token')
      const { RefreshToken: _outra, ...renovados } = tokensDe(antes.login, antes.jti).AuthenticationResult
      return { AuthenticationResult: renovados }
    })
  client.on(RevokeTokenCommand).callsFake(async ({ Token }: { Token: string }) => {
    renovacoes.delete(Token)
    return {}
  })
  client.on(AssociateSoftwareTokenCommand).resolves({ SecretCode: 'JBSWY3DPEHPK3PXP' })
  client.on(VerifySoftwareTokenCommand).callsFake(async ({ UserCode }: { UserCode: string }) => {
    if (UserCode !== CODIGO) throw new EnableSoftwareTokenMFAException({ ...meta, message: 'Code mismatch' })
    return { Status: 'SUCCESS' }
  })
  client
    .on(AdminSetUserMFAPreferenceCommand)
    .callsFake(async (input: { Username: string; SoftwareTokenMfaSettings: { Enabled: boolean } }) => {
      achar(input.Username).segundoFator = input.SoftwareTokenMfaSettings.Enabled
      return {}
    })

  return {
    client,
    logins,
    /** The next password does not reach the pool. */
    falhar: (): void => void crashes.push(new Error('crash')),
    /** A person who can already sign in. */
    com: (id: string, email: string, senha: string | null = 'Antiga123'): Login => {
      const login = { id, email, verificado: true, senha, saidas: 0 }
      logins.set(id, login)
      return login
    },
    /** The `authorization` header of somebody who signed in this long ago (ms). */
    entrar: (nome: string, haMs = 0): { authorization: string } => {
      const auth_time = Math.floor((Date.now() - haMs) / 1000)
      const token = assinar({ sub: achar(nome).id, auth_time, origin_jti: randomUUID() })
      return { authorization: `Bearer ${token}` }
    },
  }
}

interface Recebida {
  readonly para: readonly string[]
  readonly assunto: string
  readonly html: string
  readonly texto: string
  /** The first address in the text. */
  readonly link: URL
  /** What it carries in its fragment. */
  readonly segredos: URLSearchParams
}

/** The mail service in memory: what was sent, in order. */
export function correioVivo() {
  const client = mockClient(SESClient)
  const crus: { para: readonly string[]; raw: Uint8Array }[] = []
  client
    .on(SendRawEmailCommand)
    .callsFake(async (input: { Destinations: readonly string[]; RawMessage: { Data: Uint8Array } }) => {
      crus.push({ para: input.Destinations, raw: input.RawMessage.Data })
      return { MessageId: `m${crus.length}` }
    })
  return {
    client,
    recebidas: (): Promise<Recebida[]> =>
      Promise.all(
        crus.map(async ({ para, raw }) => {
          const { subject = '', html = '', text = '' } = await PostalMime.parse(raw)
          const [address = 'about:blank'] = /https?:\/\/\S+/.exec(text) ?? []
          const link = new URL(address)
          const segredos = new URLSearchParams(link.hash.slice(1))
          return { para, assunto: subject, html, texto: text, link, segredos }
        }),
      ),
  }
}

/** Secrets of the unit stage. */
export function segredosVivos(): void {
  mockClient(SecretsManagerClient)
    .on(GetSecretValueCommand)
    .resolves({
      SecretString: JSON.stringify({
        chave: 'chave-de-teste',
        segredo: 'segredo-de-teste',
        segredo_webhook: 'x',
      }),
    })
}
