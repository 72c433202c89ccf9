import { randomUUID } from 'node:crypto'
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  GetUserCommand,
  NotAuthorizedException,
  UsernameExistsException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import { SecretsManagerClient, GetSecretValueCommand } from '@aws-sdk/client-secrets-manager'
import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses'
import { mockClient } from 'aws-sdk-client-mock'
import PostalMime from 'postal-mime'

export interface Login {
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

/** A user pool in memory: who can sign in, with which password. Sessions are `Bearer` tokens made by `entrar`. */
export function poolVivo() {
  const logins = new Map<string, Login>()
  const sessoes = new Map<string, Login>()
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
    for (const [token, of] of sessoes) if (of === login) sessoes.delete(token)
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
  client.on(GetUserCommand).callsFake(async ({ AccessToken }: { AccessToken: string }) => {
    const login = sessoes.get(AccessToken)
    if (!login) throw new NotAuthorizedException({ ...meta, message: 'Access Token has been revoked' })
    return { UserAttributes: atributos(login) }
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
      const claims = { auth_time: Math.floor((Date.now() - haMs) / 1000) }
      const token = `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${randomUUID()}`
      sessoes.set(token, achar(nome))
      return { authorization: `Bearer ${token}` }
    },
  }
}

export interface Recebida {
  readonly para: readonly string[]
  readonly assunto: string
  readonly html: string
  readonly texto: string
  /** The first address in the text. */
  readonly link: URL
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
          return { para, assunto: subject, html, texto: text, link: new URL(address) }
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
