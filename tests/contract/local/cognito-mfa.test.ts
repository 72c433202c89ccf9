import * as C from '@aws-sdk/client-cognito-identity-provider'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errado } from '../../support/codigo-errado.ts'
import {
  CLIENT,
  createUser,
  failure,
  newEmail,
  PASSWORD,
  POOL,
  removeFolder,
  type Running,
  signInWithPassword,
  startCognito,
  temporaryFolder,
  tokensOf,
} from './cognito-support.ts'

const STEP = 30_000
const ON = { Enabled: true, PreferredMfa: true }
const SETTINGS = { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'], PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' }
const MISMATCH = { name: 'CodeMismatchException', message: 'Invalid code received for user' }
const USED = { name: 'ExpiredCodeException', message: 'Your software token has already been used once.' }

let folder: string
let running: Running

const start = () => startCognito(folder, { mfa: 'OPTIONAL' }, 'http://cognito.teste')
beforeAll(async () => {
  folder = await temporaryFolder()
  running = await start()
})
afterAll(async () => {
  await running.stop()
  await removeFolder(folder)
})
/** Stops the clock: the test says which step it is. */
const stopAt = (now: number) => {
  running.clock = 0
  running.freeze(true)
  running.clock = now - running.now()
}
beforeEach(() => stopAt(Math.floor(Date.now() / STEP) * STEP + STEP / 2))

/** The code an application shows `steps` from now. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: running.now() + steps * STEP })

const associate = async (AccessToken: string): Promise<string> =>
  (await running.client.send(new C.AssociateSoftwareTokenCommand({ AccessToken }))).SecretCode ?? ''
const verify = (AccessToken: string, UserCode: string) =>
  running.client.send(new C.VerifySoftwareTokenCommand({ AccessToken, UserCode }))
const prefer = (AccessToken: string) =>
  running.client.send(new C.SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings: ON }))
const settingsOf = async (Username: string) => {
  const { UserMFASettingList, PreferredMfaSetting } = await running.client.send(
    new C.AdminGetUserCommand({ UserPoolId: POOL, Username }),
  )
  return { UserMFASettingList, PreferredMfaSetting }
}
const answer = (email: string, Session: string | undefined, code: string) =>
  running.client.send(
    new C.RespondToAuthChallengeCommand({
      ClientId: CLIENT,
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session,
      ChallengeResponses: { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE: code },
    }),
  )

/** A user who turned an authenticator on, with the code of the step before this one. */
async function enrolled() {
  const user = await createUser(running)
  const { access } = await tokensOf(running, user.email)
  const secret = await associate(access)
  await verify(access, codeOf(secret, -1))
  await prefer(access)
  return { ...user, access, secret }
}

describe('an authenticator', () => {
  it('is asked for only once it was verified and turned on', async () => {
    const { email } = await createUser(running)
    const { access } = await tokensOf(running, email)
    expect(await failure(prefer(access))).toEqual({
      name: 'InvalidParameterException',
      message: 'User does not have delivery config set to turn on SOFTWARE_TOKEN_MFA',
    })
    const secret = await associate(access)
    expect(secret).toMatch(/^[A-Z2-7]{52}$/)
    expect(await failure(verify(access, errado(codeOf(secret))))).toEqual({
      name: 'EnableSoftwareTokenMFAException',
      message: 'Code mismatch',
    })
    expect((await verify(access, codeOf(secret))).Status).toBe('SUCCESS')
    expect(await settingsOf(email)).toEqual({})
    expect((await signInWithPassword(running, email)).AuthenticationResult?.AccessToken).toBeTruthy()
    await prefer(access)
    expect(await settingsOf(email)).toEqual(SETTINGS)
    expect(await running.client.send(new C.GetUserCommand({ AccessToken: access }))).toMatchObject(SETTINGS)
  })

  it('is asked for after the password, and lets in by its code', async () => {
    const { email, sub, secret } = await enrolled()
    const asked = await signInWithPassword(running, email)
    expect(asked).toMatchObject({
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      ChallengeParameters: { USER_ID_FOR_SRP: sub },
    })
    expect(asked.AuthenticationResult).toBeUndefined()
    const { AuthenticationResult } = await answer(email, asked.Session, codeOf(secret))
    const { Username } = await running.client.send(
      new C.GetUserCommand({ AccessToken: AuthenticationResult?.AccessToken }),
    )
    expect(Username).toBe(sub)
  })

  it('takes a code once, of this step or its neighbours, and leaves the challenge open after a wrong one', async () => {
    const { email, secret } = await enrolled()
    const { Session } = await signInWithPassword(running, email)
    expect(await failure(answer(email, Session, codeOf(secret, 2)))).toEqual(MISMATCH)
    expect(await failure(answer(email, Session, codeOf(secret, -2)))).toEqual(MISMATCH)
    expect(await failure(answer(email, Session, codeOf(secret, -1)))).toEqual(USED)
    expect((await answer(email, Session, codeOf(secret, 1))).AuthenticationResult).toBeTruthy()
    expect(await failure(answer(email, Session, codeOf(secret, 1)))).toMatchObject({
      name: 'NotAuthorizedException',
    })
    const again = await signInWithPassword(running, email)
    expect(await failure(answer(email, again.Session, codeOf(secret, 1)))).toEqual(USED)
    expect(await failure(answer(email, again.Session, codeOf(secret)))).toEqual(USED)
  })

  it('counts wrong codes as wrong passwords, whoever knows the password', async () => {
    const { email, secret } = await enrolled()
    for (let tries = 0; tries < 5; tries += 1) {
      const { Session } = await signInWithPassword(running, email)
      expect(await failure(answer(email, Session, errado(codeOf(secret))))).toEqual(MISMATCH)
    }
    expect(await failure(signInWithPassword(running, email))).toEqual({
      name: 'NotAuthorizedException',
      message: 'Password attempts exceeded',
    })
    running.clock += 1000
    const { Session } = await signInWithPassword(running, email)
    expect((await answer(email, Session, codeOf(secret, 1))).AuthenticationResult).toBeTruthy()
  })

  it('stays on over a new password, a temporary one and a restart', async () => {
    const { email, secret } = await enrolled()
    const set = (Permanent: boolean) =>
      running.client.send(
        new C.AdminSetUserPasswordCommand({
          UserPoolId: POOL,
          Username: email,
          Password: PASSWORD,
          Permanent,
        }),
      )
    await set(true)
    expect((await signInWithPassword(running, email)).ChallengeName).toBe('SOFTWARE_TOKEN_MFA')
    await set(false)
    const first = await signInWithPassword(running, email)
    const chosen = await running.client.send(
      new C.RespondToAuthChallengeCommand({
        ClientId: CLIENT,
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        Session: first.Session,
        ChallengeResponses: { USERNAME: email, NEW_PASSWORD: `${PASSWORD}2` },
      }),
    )
    expect(chosen).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' })
    const now = running.now()
    await running.stop()
    running = await start()
    stopAt(now)
    const after = await signInWithPassword(running, email, `${PASSWORD}2`)
    expect(await failure(answer(email, after.Session, codeOf(secret, -1)))).toEqual(USED)
    expect((await answer(email, after.Session, codeOf(secret, 1))).AuthenticationResult).toBeTruthy()
  })

  it('is replaced by another only when that one was shown to work', async () => {
    const { email, access, secret } = await enrolled()
    const next = await associate(access)
    const { Session } = await signInWithPassword(running, email)
    expect((await answer(email, Session, codeOf(secret))).AuthenticationResult).toBeTruthy()
    await verify(access, codeOf(next))
    const again = await signInWithPassword(running, email)
    expect(await failure(answer(email, again.Session, codeOf(secret, 1)))).toEqual(MISMATCH)
    expect((await answer(email, again.Session, codeOf(next, 1))).AuthenticationResult).toBeTruthy()
  })

  it('is taken away by the back end, with credentials alone', async () => {
    const { email } = await enrolled()
    const off = { Enabled: false, PreferredMfa: false }
    await running.client.send(
      new C.AdminSetUserMFAPreferenceCommand({
        UserPoolId: POOL,
        Username: email,
        SoftwareTokenMfaSettings: off,
      }),
    )
    expect(await settingsOf(email)).toEqual({})
    expect((await signInWithPassword(running, email)).AuthenticationResult).toBeTruthy()
    const response = await fetch(running.address, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.AdminSetUserMFAPreference',
      },
      body: JSON.stringify({ UserPoolId: POOL, Username: email, SoftwareTokenMfaSettings: off }),
    })
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 400,
      body: { __type: 'MissingAuthenticationTokenException', message: 'Missing Authentication Token' },
    })
  })

  it('refuses by name what is not emulated, and answers nobody without a token', async () => {
    const { email, access } = await enrolled()
    const other = (input: object) =>
      failure(running.client.send(new C.SetUserMFAPreferenceCommand({ AccessToken: access, ...input })))
    expect((await other({ SMSMfaSettings: { Enabled: true } })).message).toContain(
      'cognito-idp.SetUserMFAPreference SMSMfaSettings',
    )
    expect(
      (await failure(running.client.send(new C.AssociateSoftwareTokenCommand({ Session: 'x'.repeat(20) }))))
        .message,
    ).toContain('cognito-idp.AssociateSoftwareToken Session')
    expect(await failure(associate('nada'))).toMatchObject({ name: 'NotAuthorizedException' })
    expect(await failure(answer(email, 'x'.repeat(20), '000000'))).toMatchObject({
      name: 'NotAuthorizedException',
    })
    expect(
      (await running.client.send(new C.DescribeUserPoolCommand({ UserPoolId: POOL }))).UserPool,
    ).toMatchObject({ MfaConfiguration: 'OPTIONAL' })
  })
})

it('a pool without a second factor offers none', async () => {
  const other = await temporaryFolder()
  const plain = await startCognito(other)
  const { access } = await tokensOf(plain, (await createUser(plain, newEmail())).email)
  expect(
    await failure(plain.client.send(new C.AssociateSoftwareTokenCommand({ AccessToken: access }))),
  ).toEqual({
    name: 'SoftwareTokenMFANotFoundException',
    message: 'Software Token MFA has not been enabled by the userPool.',
  })
  await plain.stop()
  await removeFolder(other)
})
