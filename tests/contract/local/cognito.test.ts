import * as C from '@aws-sdk/client-cognito-identity-provider'
import { createLocalJWKSet, createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errado } from '../../support/codigo-errado.ts'
import {
  CLIENT,
  createUser,
  failure,
  LEGACY_CLIENT,
  newEmail,
  PASSWORD,
  POOL,
  removeFolder,
  type Running,
  signInWithPassword,
  SRP_ONLY_CLIENT,
  startCognito,
  temporaryFolder,
  tokensOf,
} from './cognito-support.ts'

let folder: string
let running: Running

beforeAll(async () => {
  folder = await temporaryFolder()
  running = await startCognito(folder)
})
afterAll(async () => {
  await running.stop()
  await removeFolder(folder)
})
beforeEach(() => {
  running.clock = 0
  running.freeze(false)
  running.events.length = 0
  for (const name of Object.keys(running.handlers)) Reflect.deleteProperty(running.handlers, name)
})

const INCORRECT = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' }
const LIMIT = {
  name: 'LimitExceededException',
  message: 'Attempt limit exceeded, please try after some time.',
}
const signUp = (email: string, password = PASSWORD, attributes: C.AttributeType[] = []) =>
  running.client.send(
    new C.SignUpCommand({
      ClientId: CLIENT,
      Username: email,
      Password: password,
      UserAttributes: [{ Name: 'email', Value: email }, ...attributes],
      ClientMetadata: { origem: 'teste' },
    }),
  )
const confirm = (email: string, code: string) =>
  running.client.send(
    new C.ConfirmSignUpCommand({ ClientId: CLIENT, Username: email, ConfirmationCode: code }),
  )

describe('sign-up', () => {
  it('asks for a code, confirms by it, and signs in', async () => {
    const email = newEmail()
    const made = await signUp(email, PASSWORD, [{ Name: 'given_name', Value: 'Ana' }])
    expect(made).toMatchObject({
      UserConfirmed: false,
      UserSub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'P***@e***' },
    })
    expect(await failure(signInWithPassword(running, email))).toEqual({
      name: 'UserNotConfirmedException',
      message: 'User is not confirmed.',
    })
    const first = running.code(email)
    await running.client.send(new C.ResendConfirmationCodeCommand({ ClientId: CLIENT, Username: email }))
    const second = running.code(email)
    const superseded = first === second ? errado(second) : first
    expect(await failure(confirm(email, superseded))).toMatchObject({ name: 'CodeMismatchException' })
    await confirm(email.toUpperCase(), second)
    expect(await failure(confirm(email, second))).toEqual({
      name: 'NotAuthorizedException',
      message: 'User cannot be confirmed. Current status is CONFIRMED',
    })
    const { access } = await tokensOf(running, email)
    const { UserAttributes } = await running.client.send(new C.GetUserCommand({ AccessToken: access }))
    expect(UserAttributes).toEqual([
      { Name: 'sub', Value: made.UserSub },
      { Name: 'email', Value: email },
      { Name: 'given_name', Value: 'Ana' },
      { Name: 'email_verified', Value: 'true' },
    ])
  })

  it.each([
    ['Ab1!', 'Password not long enough'],
    ['abcdef1!', 'Password must have uppercase characters'],
    ['ABCDEF1!', 'Password must have lowercase characters'],
    ['Abcdefg!', 'Password must have numeric characters'],
    ['Abcdefg1', 'Password must have symbol characters'],
  ])('refuses the password %s by policy', async (password, rule) => {
    expect(await failure(signUp(newEmail(), password))).toEqual({
      name: 'InvalidPasswordException',
      message: `Password did not conform with policy: ${rule}`,
    })
  })

  it('refuses an e-mail in use, in any case, an attribute outside the schema and one a client may not write', async () => {
    const { email } = await createUser(running)
    expect(await failure(signUp(email.toUpperCase()))).toEqual({
      name: 'UsernameExistsException',
      message: 'User already exists',
    })
    expect(await failure(signUp(newEmail(), PASSWORD, [{ Name: 'custom:x', Value: '1' }]))).toMatchObject({
      name: 'InvalidParameterException',
    })
    expect(
      await failure(signUp(newEmail(), PASSWORD, [{ Name: 'email_verified', Value: 'true' }])),
    ).toMatchObject({ name: 'NotAuthorizedException' })
    expect(await failure(signUp('sem-arroba'))).toMatchObject({ name: 'InvalidParameterException' })
  })

  it('only one of two simultaneous sign-ups with one e-mail wins', async () => {
    const email = newEmail()
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => signUp(email)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('lets PreSignUp refuse, or confirm at once', async () => {
    running.handlers.PreSignUp = async ({ request }) => {
      if (JSON.stringify(request).includes('bloqueado')) throw new Error('domínio bloqueado')
      return { autoConfirmUser: true, autoVerifyEmail: true }
    }
    expect(await failure(signUp(`bloqueado-${newEmail()}`))).toEqual({
      name: 'UserLambdaValidationException',
      message: 'PreSignUp failed with error domínio bloqueado.',
    })
    const email = newEmail()
    const made = await signUp(email)
    expect(made.UserConfirmed).toBe(true)
    expect(running.events.at(-1)?.event).toEqual({
      version: '1',
      region: 'sa-east-1',
      userPoolId: POOL,
      userName: made.UserSub,
      callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: CLIENT },
      triggerSource: 'PreSignUp_SignUp',
      request: {
        userAttributes: {
          sub: made.UserSub,
          'cognito:user_status': 'UNCONFIRMED',
          email,
          email_verified: 'false',
        },
        validationData: null,
        clientMetadata: { origem: 'teste' },
      },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    })
    expect(decodeJwt((await tokensOf(running, email)).id).email_verified).toBe(true)
  })

  it('refuses a trigger answer it cannot read', async () => {
    running.handlers.PreSignUp = async () => ({ autoConfirmUser: 'sim' })
    expect(await failure(signUp(newEmail()))).toMatchObject({ name: 'InvalidLambdaResponseException' })
  })

  it('words the message as CustomMessage says', async () => {
    running.handlers.CustomMessage = async ({ request }) => ({
      emailSubject: 'Confirme',
      emailMessage: `Código <b>${String(request.codeParameter)}</b>`,
    })
    const email = newEmail()
    await signUp(email)
    const code = running.code(email)
    expect(code).toMatch(/^\d{6}$/)
    expect(running.messages.at(-1)).toEqual({
      poolId: POOL,
      to: email,
      subject: 'Confirme',
      html: `Código <b>${code}</b>`,
      code,
      source: 'CustomMessage_SignUp',
    })
  })

  it('ends a code after a day, and guessing after five', async () => {
    const late = newEmail()
    await signUp(late)
    running.clock = 24 * 60 * 60_000 + 1
    expect(await failure(confirm(late, running.code(late)))).toMatchObject({ name: 'ExpiredCodeException' })
    running.clock = 0
    const guessed = newEmail()
    await signUp(guessed)
    const code = running.code(guessed)
    for (let tries = 0; tries < 5; tries += 1)
      expect(await failure(confirm(guessed, errado(code)))).toMatchObject({ name: 'CodeMismatchException' })
    expect(await failure(confirm(guessed, code))).toEqual(LIMIT)
    running.clock = 61 * 60_000
    await confirm(guessed, code)
  })
})

describe('sign-in', () => {
  it('gives tokens that the published keys verify, with the claims of Cognito', async () => {
    const { email, sub } = await createUser(running)
    await running.client.send(
      new C.AdminAddUserToGroupCommand({ UserPoolId: POOL, Username: email, GroupName: 'admin' }),
    )
    const { AuthenticationResult: tokens } = await signInWithPassword(running, email.toLowerCase())
    expect(tokens).toMatchObject({ ExpiresIn: 3600, TokenType: 'Bearer' })
    const issuer = `${running.address}/${POOL}`
    const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`))
    const id = await jwtVerify(tokens?.IdToken ?? '', keys, { issuer, audience: CLIENT })
    const access = await jwtVerify(tokens?.AccessToken ?? '', createLocalJWKSet(running.service.jwks(POOL)), {
      issuer,
    })
    const common = {
      sub,
      iss: issuer,
      origin_jti: id.payload.origin_jti,
      event_id: expect.any(String),
      auth_time: id.payload.iat,
      iat: id.payload.iat,
      jti: expect.any(String),
      'cognito:groups': ['admin'],
    }
    expect(id.payload).toEqual({
      ...common,
      aud: CLIENT,
      token_use: 'id',
      'cognito:username': sub,
      email,
      email_verified: true,
      exp: (id.payload.iat ?? 0) + 1800,
    })
    expect(access.payload).toEqual({
      ...common,
      client_id: CLIENT,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      username: sub,
      exp: (id.payload.iat ?? 0) + 3600,
    })
    expect(await (await fetch(`${issuer}/.well-known/openid-configuration`)).json()).toMatchObject({
      issuer,
      jwks_uri: `${issuer}/.well-known/jwks.json`,
    })
  })

  it('refuses flows the client does not list, and unknown clients', async () => {
    const { email } = await createUser(running)
    expect(await failure(signInWithPassword(running, email, PASSWORD, SRP_ONLY_CLIENT))).toEqual({
      name: 'InvalidParameterException',
      message: 'USER_PASSWORD_AUTH flow not enabled for this client',
    })
    const custom = running.client.send(
      new C.InitiateAuthCommand({
        AuthFlow: 'CUSTOM_AUTH',
        ClientId: SRP_ONLY_CLIENT,
        AuthParameters: { USERNAME: email },
      }),
    )
    expect(await failure(custom)).toMatchObject({ name: 'InvalidParameterException' })
    const srp = running.client.send(
      new C.InitiateAuthCommand({
        AuthFlow: 'USER_SRP_AUTH',
        ClientId: SRP_ONLY_CLIENT,
        AuthParameters: { USERNAME: email, SRP_A: 'ab'.repeat(300) },
      }),
    )
    expect((await failure(srp)).message).toContain('cognito-idp.USER_SRP_AUTH')
    expect(await failure(signInWithPassword(running, email, PASSWORD, 'nenhum'))).toEqual({
      name: 'ResourceNotFoundException',
      message: 'User pool client nenhum does not exist.',
    })
  })

  it('locks after five wrong passwords, longer each time, known or not', async () => {
    const { email } = await createUser(running)
    const locked = { name: 'NotAuthorizedException', message: 'Password attempts exceeded' }
    running.freeze(true)
    for (const name of [email, newEmail()]) {
      running.clock = 0
      for (let tries = 0; tries < 5; tries += 1)
        expect(await failure(signInWithPassword(running, name, 'Errada1!'))).toEqual(INCORRECT)
      expect(await failure(signInWithPassword(running, name))).toEqual(locked)
      running.clock = 60_000
      expect(await failure(signInWithPassword(running, name, 'Errada1!'))).toEqual(INCORRECT)
      running.clock = 61_999
      expect(await failure(signInWithPassword(running, name))).toEqual(locked)
    }
    running.clock = 120_000
    await signInWithPassword(running, email)
    expect(await failure(signInWithPassword(running, email, 'Errada1!'))).toEqual(INCORRECT)
    await signInWithPassword(running, email)
  })

  it('tells nobody who is unknown, unless the client is LEGACY', async () => {
    const nobody = newEmail()
    expect(await failure(signInWithPassword(running, nobody))).toEqual(INCORRECT)
    expect(await failure(signInWithPassword(running, nobody, PASSWORD, LEGACY_CLIENT))).toEqual({
      name: 'UserNotFoundException',
      message: 'User does not exist.',
    })
  })

  it('ends a sign-in that takes longer than three minutes, and takes one answer only', async () => {
    const { email } = await createUser(running)
    await running.client.send(
      new C.AdminSetUserPasswordCommand({ UserPoolId: POOL, Username: email, Password: PASSWORD }),
    )
    const respond = (session: string | undefined, password: string) =>
      running.client.send(
        new C.RespondToAuthChallengeCommand({
          ClientId: CLIENT,
          ChallengeName: 'NEW_PASSWORD_REQUIRED',
          Session: session,
          ChallengeResponses: { USERNAME: email, NEW_PASSWORD: password },
        }),
      )
    const first = await signInWithPassword(running, email)
    expect(first.ChallengeName).toBe('NEW_PASSWORD_REQUIRED')
    running.clock = 3 * 60_000 + 1
    expect(await failure(respond(first.Session, 'OutraSenha1!'))).toEqual({
      name: 'NotAuthorizedException',
      message: 'Invalid session for the user, session is expired.',
    })
    const second = await signInWithPassword(running, email)
    expect(await failure(respond(second.Session, 'fraca'))).toMatchObject({
      name: 'InvalidPasswordException',
    })
    expect((await respond(second.Session, 'OutraSenha1!')).AuthenticationResult?.IdToken).toBeTruthy()
    expect(await failure(respond(second.Session, 'OutraSenha2!'))).toMatchObject({
      name: 'NotAuthorizedException',
    })
    await signInWithPassword(running, email, 'OutraSenha1!')
    running.clock += 8 * 24 * 60 * 60_000
    await running.client.send(
      new C.AdminSetUserPasswordCommand({ UserPoolId: POOL, Username: email, Password: PASSWORD }),
    )
    running.clock += 8 * 24 * 60 * 60_000
    expect(await failure(signInWithPassword(running, email))).toEqual({
      name: 'NotAuthorizedException',
      message: 'Temporary password has expired and must be reset by an administrator.',
    })
  })

  it('runs PreAuthentication and PostAuthentication, also for a name nobody has', async () => {
    const { email, sub } = await createUser(running)
    running.handlers.PreAuthentication = async ({ request }) => {
      if (JSON.stringify(request.validationData).includes('bloqueada')) throw new Error('muitas tentativas')
      return {}
    }
    running.handlers.PostAuthentication = async ({ userName }) => {
      await running.client.send(
        new C.AdminUpdateUserAttributesCommand({
          UserPoolId: POOL,
          Username: userName,
          UserAttributes: [{ Name: 'custom:papel', Value: 'patient' }],
        }),
      )
      return {}
    }
    const blocked = running.client.send(
      new C.InitiateAuthCommand({
        AuthFlow: 'USER_PASSWORD_AUTH',
        ClientId: CLIENT,
        AuthParameters: { USERNAME: email, PASSWORD },
        ClientMetadata: { conta: 'bloqueada' },
      }),
    )
    expect(await failure(blocked)).toEqual({
      name: 'UserLambdaValidationException',
      message: 'PreAuthentication failed with error muitas tentativas.',
    })
    await signInWithPassword(running, email)
    expect(running.events.map(({ event }) => [event.triggerSource, event.userName])).toEqual([
      ['PreAuthentication_Authentication', sub],
      ['PreAuthentication_Authentication', sub],
      ['PostAuthentication_Authentication', sub],
    ])
    await failure(signInWithPassword(running, newEmail()))
    expect(running.events.at(-1)?.event.request).toEqual({
      userAttributes: {},
      validationData: null,
      userNotFound: true,
    })
    const { UserAttributes } = await running.client.send(
      new C.AdminGetUserCommand({ UserPoolId: POOL, Username: sub }),
    )
    expect(UserAttributes).toContainEqual({ Name: 'custom:papel', Value: 'patient' })
  })

  it('lets PreTokenGeneration change the ID token and the groups, but no reserved claim', async () => {
    const { email, sub } = await createUser(running)
    running.handlers.PreTokenGeneration = async () => ({
      claimsOverrideDetails: {
        claimsToAddOrOverride: { tier: 'full', sub: 'outro' },
        claimsToSuppress: ['email_verified'],
        groupOverrideDetails: { groupsToOverride: ['medico'] },
      },
    })
    const { id, access } = await tokensOf(running, email)
    expect(decodeJwt(id)).toMatchObject({ sub, tier: 'full', 'cognito:groups': ['medico'] })
    expect(decodeJwt(id)).not.toHaveProperty('email_verified')
    expect(decodeJwt(access)).toMatchObject({ sub, 'cognito:groups': ['medico'] })
    expect(decodeJwt(access)).not.toHaveProperty('tier')
    expect(running.events[0]?.event.triggerSource).toBe('TokenGeneration_Authentication')
  })

  it('signs in by ADMIN_USER_PASSWORD_AUTH', async () => {
    const { email } = await createUser(running)
    const { AuthenticationResult } = await running.client.send(
      new C.AdminInitiateAuthCommand({
        UserPoolId: POOL,
        ClientId: CLIENT,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD },
      }),
    )
    expect(AuthenticationResult?.AccessToken).toBeTruthy()
  })
})

describe('custom sign-in', () => {
  const useChallenges = () => {
    running.handlers.DefineAuthChallenge = async ({ request }) => {
      const session = request.session as { challengeResult: boolean }[]
      if (session.at(-1)?.challengeResult) return { issueTokens: true, failAuthentication: false }
      if (session.length >= 3) return { issueTokens: false, failAuthentication: true }
      return { challengeName: 'CUSTOM_CHALLENGE', issueTokens: false, failAuthentication: false }
    }
    running.handlers.CreateAuthChallenge = async () => ({
      publicChallengeParameters: { canal: 'e-mail' },
      privateChallengeParameters: { answer: 'magic' },
      challengeMetadata: 'LINK',
    })
    running.handlers.VerifyAuthChallengeResponse = async ({ request }) => ({
      answerCorrect:
        request.challengeAnswer === (request.privateChallengeParameters as { answer: string }).answer,
    })
  }
  const start = (email: string) =>
    running.client.send(
      new C.InitiateAuthCommand({
        AuthFlow: 'CUSTOM_AUTH',
        ClientId: CLIENT,
        AuthParameters: { USERNAME: email },
      }),
    )
  const respond = (email: string, session: string | undefined, answer: string) =>
    running.client.send(
      new C.RespondToAuthChallengeCommand({
        ClientId: CLIENT,
        ChallengeName: 'CUSTOM_CHALLENGE',
        Session: session,
        ChallengeResponses: { USERNAME: email, ANSWER: answer },
        ClientMetadata: { aparelho: 'web' },
      }),
    )

  it('asks, checks and gives tokens; the triggers see the history', async () => {
    useChallenges()
    const { email, sub } = await createUser(running)
    const first = await start(email)
    expect(first).toMatchObject({
      ChallengeName: 'CUSTOM_CHALLENGE',
      ChallengeParameters: { USERNAME: sub, canal: 'e-mail' },
    })
    const second = await respond(email, first.Session, 'errada')
    expect(second.ChallengeName).toBe('CUSTOM_CHALLENGE')
    expect(await failure(respond(email, first.Session, 'magic'))).toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Invalid session for the user.',
    })
    const { AuthenticationResult } = await respond(email, second.Session, 'magic')
    expect(decodeJwt(AuthenticationResult?.IdToken ?? '').sub).toBe(sub)
    const last = running.events.findLast(({ trigger }) => trigger === 'DefineAuthChallenge')
    expect(last?.event.request).toEqual({
      userAttributes: {
        sub,
        'cognito:user_status': 'CONFIRMED',
        email,
        email_verified: 'true',
      },
      session: [
        { challengeName: 'CUSTOM_CHALLENGE', challengeResult: false, challengeMetadata: 'LINK' },
        { challengeName: 'CUSTOM_CHALLENGE', challengeResult: true, challengeMetadata: 'LINK' },
      ],
      clientMetadata: { aparelho: 'web' },
      userNotFound: false,
    })
  })

  it('fails as the triggers say, and for a name nobody has even with the right answer', async () => {
    useChallenges()
    const { email } = await createUser(running)
    let session = (await start(email)).Session
    session = (await respond(email, session, 'a')).Session
    session = (await respond(email, session, 'b')).Session
    expect(await failure(respond(email, session, 'c'))).toEqual(INCORRECT)
    const nobody = newEmail()
    const made = await start(nobody)
    expect(made.ChallengeName).toBe('CUSTOM_CHALLENGE')
    const madeUp = made.ChallengeParameters?.USERNAME
    expect(madeUp).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    expect((await start(nobody.toUpperCase())).ChallengeParameters?.USERNAME).toBe(madeUp)
    expect(await failure(respond(nobody, made.Session, 'magic'))).toEqual(INCORRECT)
  })

  it("takes nobody else's answer", async () => {
    useChallenges()
    const [{ email }, other] = [await createUser(running), await createUser(running)]
    const { Session } = await start(email)
    expect(await failure(respond(other.email, Session, 'magic'))).toMatchObject({
      message: 'Invalid session for the user.',
    })
  })

  it('says so when the pool has no challenge triggers', async () => {
    const { email } = await createUser(running)
    expect(await failure(start(email))).toMatchObject({ name: 'InvalidParameterException' })
  })
})

describe('tokens', () => {
  const getUser = (access: string) => running.client.send(new C.GetUserCommand({ AccessToken: access }))
  const renew = (refresh: string) =>
    running.client.send(new C.GetTokensFromRefreshTokenCommand({ ClientId: CLIENT, RefreshToken: refresh }))

  it('renews by both operations, with the same origin and sign-in time', async () => {
    const { email } = await createUser(running)
    const tokens = await tokensOf(running, email)
    running.clock = 10_000
    const old = await running.client.send(
      new C.InitiateAuthCommand({
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        ClientId: CLIENT,
        AuthParameters: { REFRESH_TOKEN: tokens.refresh },
      }),
    )
    const renewed = await renew(tokens.refresh)
    expect(old.AuthenticationResult?.RefreshToken).toBeUndefined()
    for (const token of [old.AuthenticationResult?.AccessToken, renewed.AuthenticationResult?.AccessToken]) {
      const { origin_jti, auth_time } = decodeJwt(tokens.access)
      expect(decodeJwt(token ?? '')).toMatchObject({ origin_jti, auth_time })
      expect(token).not.toBe(tokens.access)
    }
    running.clock = 31 * 24 * 60 * 60_000
    expect(await failure(renew(tokens.refresh))).toEqual({
      name: 'NotAuthorizedException',
      message: 'Refresh Token has expired',
    })
  })

  it('expire, and are refused when they are not access tokens', async () => {
    const { email } = await createUser(running)
    const tokens = await tokensOf(running, email)
    expect(await failure(getUser(tokens.id))).toMatchObject({ message: 'Invalid Access Token' })
    expect(await failure(getUser('lixo'))).toMatchObject({ message: 'Invalid Access Token' })
    expect(await failure(getUser(`${tokens.access.slice(0, -4)}AAAA`))).toMatchObject({
      message: 'Invalid Access Token',
    })
    running.clock = 61 * 60_000
    expect(await failure(getUser(tokens.access))).toEqual({
      name: 'NotAuthorizedException',
      message: 'Access Token has expired',
    })
  })

  it.each<[string, (email: string, tokens: Awaited<ReturnType<typeof tokensOf>>) => Promise<unknown>]>([
    [
      'RevokeToken',
      (_, { refresh }) => running.client.send(new C.RevokeTokenCommand({ ClientId: CLIENT, Token: refresh })),
    ],
    [
      'GlobalSignOut',
      (_, { access }) => running.client.send(new C.GlobalSignOutCommand({ AccessToken: access })),
    ],
    [
      'AdminUserGlobalSignOut',
      (email) =>
        running.client.send(new C.AdminUserGlobalSignOutCommand({ UserPoolId: POOL, Username: email })),
    ],
    [
      'AdminDisableUser',
      (email) => running.client.send(new C.AdminDisableUserCommand({ UserPoolId: POOL, Username: email })),
    ],
  ])('end by %s', async (_name, end) => {
    const { email } = await createUser(running)
    const tokens = await tokensOf(running, email)
    await getUser(tokens.access)
    await end(email, tokens)
    expect(await failure(getUser(tokens.access))).toEqual({
      name: 'NotAuthorizedException',
      message: 'Access Token has been revoked',
    })
    expect(await failure(renew(tokens.refresh))).toEqual({
      name: 'NotAuthorizedException',
      message: 'Invalid Refresh Token',
    })
  })

  it('of one sign-in end alone', async () => {
    const { email } = await createUser(running)
    const [first, second] = [await tokensOf(running, email), await tokensOf(running, email)]
    await running.client.send(new C.RevokeTokenCommand({ ClientId: CLIENT, Token: first.refresh }))
    await getUser(second.access)
    expect((await renew(second.refresh)).AuthenticationResult?.IdToken).toBeTruthy()
  })
})

describe('own account', () => {
  it('changes the password, with the old one', async () => {
    const { email } = await createUser(running)
    const { access } = await tokensOf(running, email)
    const change = (previous: string, proposed: string) =>
      running.client.send(
        new C.ChangePasswordCommand({
          AccessToken: access,
          PreviousPassword: previous,
          ProposedPassword: proposed,
        }),
      )
    expect(await failure(change('Errada1!', 'NovaSenha1!'))).toEqual(INCORRECT)
    expect(await failure(change(PASSWORD, 'fraca'))).toMatchObject({ name: 'InvalidPasswordException' })
    await change(PASSWORD, 'NovaSenha1!')
    expect(await failure(signInWithPassword(running, email))).toEqual(INCORRECT)
    await signInWithPassword(running, email, 'NovaSenha1!')
  })

  it('changes the e-mail: unverified until its code comes back, and never to one in use', async () => {
    const { email } = await createUser(running)
    const other = await createUser(running)
    const { access } = await tokensOf(running, email)
    const update = (attributes: C.AttributeType[]) =>
      running.client.send(
        new C.UpdateUserAttributesCommand({ AccessToken: access, UserAttributes: attributes }),
      )
    expect(await failure(update([{ Name: 'email', Value: other.email }]))).toMatchObject({
      name: 'AliasExistsException',
    })
    expect(await failure(update([{ Name: 'email_verified', Value: 'true' }]))).toMatchObject({
      name: 'NotAuthorizedException',
    })
    const next = newEmail()
    expect(await update([{ Name: 'email', Value: next }])).toMatchObject({
      CodeDeliveryDetailsList: [{ Destination: 'P***@e***' }],
    })
    expect(await failure(signInWithPassword(running, email))).toEqual(INCORRECT)
    expect(decodeJwt((await tokensOf(running, next)).id).email_verified).toBe(false)
    await running.client.send(
      new C.VerifyUserAttributeCommand({
        AccessToken: access,
        AttributeName: 'email',
        Code: running.code(next),
      }),
    )
    expect(decodeJwt((await tokensOf(running, next)).id).email_verified).toBe(true)
  })

  it('recovers a forgotten password by code', async () => {
    const { email } = await createUser(running)
    const forgot = (name: string) =>
      running.client.send(new C.ForgotPasswordCommand({ ClientId: CLIENT, Username: name }))
    const reset = (name: string, code: string, password = 'NovaSenha1!') =>
      running.client.send(
        new C.ConfirmForgotPasswordCommand({
          ClientId: CLIENT,
          Username: name,
          ConfirmationCode: code,
          Password: password,
        }),
      )
    const details = { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'P***@e***' }
    const sent = running.messages.length
    const nobody = newEmail()
    expect((await forgot(nobody)).CodeDeliveryDetails).toEqual(details)
    expect(running.messages).toHaveLength(sent)
    expect(await failure(reset(nobody, '123456'))).toMatchObject({ name: 'CodeMismatchException' })

    expect((await forgot(email)).CodeDeliveryDetails).toEqual(details)
    const code = running.code(email)
    expect(await failure(reset(email, errado(code)))).toMatchObject({ name: 'CodeMismatchException' })
    expect(await failure(reset(email, code, 'fraca'))).toMatchObject({ name: 'InvalidPasswordException' })
    await reset(email, code)
    await signInWithPassword(running, email, 'NovaSenha1!')
    expect(await failure(reset(email, code))).toMatchObject({ name: 'ExpiredCodeException' })
  })

  it('stops sending codes after twenty in an hour, known or not', async () => {
    const { email } = await createUser(running)
    for (const name of [email, newEmail()]) {
      const forgot = () =>
        running.client.send(new C.ForgotPasswordCommand({ ClientId: CLIENT, Username: name }))
      for (let sent = 0; sent < 20; sent += 1) await forgot()
      expect(await failure(forgot())).toEqual(LIMIT)
    }
  })
})

describe('the service', () => {
  it('refuses by name what it does not do', async () => {
    const made = running.client.send(new C.CreateUserPoolCommand({ PoolName: 'p' }))
    expect(await failure(made)).toEqual({
      name: 'NotEmulated',
      message: 'NotEmulated: cognito-idp.CreateUserPool',
    })
  })

  it('answers browsers: pre-flight, headers on errors too, and no back-end operation without credentials', async () => {
    const preflight = await fetch(running.address, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:5173',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-amz-target,x-amz-user-agent,cache-control',
      },
    })
    expect(preflight.status).toBe(200)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
    expect(preflight.headers.get('access-control-allow-headers')).toBe(
      'content-type,x-amz-target,x-amz-user-agent,cache-control',
    )
    const call = (operation: string, body: string) =>
      fetch(running.address, {
        method: 'POST',
        headers: {
          origin: 'http://localhost:5173',
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        },
        body,
      })
    const unsigned = await call('AdminGetUser', JSON.stringify({ UserPoolId: POOL, Username: 'x@y.br' }))
    expect(unsigned.status).toBe(400)
    expect(unsigned.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
    expect(await unsigned.json()).toEqual({
      __type: 'MissingAuthenticationTokenException',
      message: 'Missing Authentication Token',
    })
    expect(await (await call('InitiateAuth', '{')).json()).toMatchObject({ __type: 'SerializationException' })
    expect(await (await call('InitiateAuth', '[]')).json()).toMatchObject({
      __type: 'InvalidParameterException',
    })
    expect(await (await call('constructor', '{}')).json()).toMatchObject({ __type: 'NotEmulated' })
  })
})
