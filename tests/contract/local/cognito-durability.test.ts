import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import * as C from '@aws-sdk/client-cognito-identity-provider'
import { afterAll, beforeAll, expect, it } from 'vitest'
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

const ISSUER = 'http://cognito.teste'
let folder: string

beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(() => removeFolder(folder))

const restart = async (running: Running): Promise<Running> => {
  await running.stop()
  return startCognito(folder, {}, ISSUER)
}
const getUser = (running: Running, access: string) =>
  running.client.send(new C.GetUserCommand({ AccessToken: access }))
const renew = (running: Running, refresh: string) =>
  running.client.send(new C.GetTokensFromRefreshTokenCommand({ ClientId: CLIENT, RefreshToken: refresh }))

it('keeps users, passwords, keys, sign-ins, revocations, codes and counters over a restart', async () => {
  let running = await startCognito(folder, {}, ISSUER)
  const { email, sub } = await createUser(running)
  await running.client.send(
    new C.AdminAddUserToGroupCommand({ UserPoolId: POOL, Username: email, GroupName: 'admin' }),
  )
  const [kept, revoked] = [await tokensOf(running, email), await tokensOf(running, email)]
  await running.client.send(new C.RevokeTokenCommand({ ClientId: CLIENT, Token: revoked.refresh }))
  const jwks = running.service.jwks(POOL)
  const pending = newEmail()
  await running.client.send(new C.SignUpCommand({ ClientId: CLIENT, Username: pending, Password: PASSWORD }))
  const code = running.code(pending)
  const locked = await createUser(running)
  for (let tries = 0; tries < 8; tries += 1) {
    running.clock += 10_000
    await failure(signInWithPassword(running, locked.email, 'Errada1!'))
  }

  running = await restart(running)
  running.clock = 80_000
  expect(running.service.jwks(POOL)).toEqual(jwks)
  expect((await getUser(running, kept.access)).Username).toBe(sub)
  expect((await renew(running, kept.refresh)).AuthenticationResult?.AccessToken).toBeTruthy()
  expect(await failure(getUser(running, revoked.access))).toMatchObject({
    message: 'Access Token has been revoked',
  })
  expect(await failure(renew(running, revoked.refresh))).toMatchObject({ message: 'Invalid Refresh Token' })
  expect(await failure(signInWithPassword(running, locked.email))).toMatchObject({
    message: 'Password attempts exceeded',
  })
  await running.client.send(
    new C.ConfirmSignUpCommand({ ClientId: CLIENT, Username: pending, ConfirmationCode: code }),
  )
  await signInWithPassword(running, pending)
  await running.stop()
})

it('keeps what it answered when the process is killed', async () => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, 'cognito-child.ts'), folder, ISSUER],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [printed] = (await once(child.stdout, 'data')) as [Buffer]
  const client = new C.CognitoIdentityProviderClient({
    endpoint: printed.toString().trim(),
    region: 'sa-east-1',
    credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
    maxAttempts: 1,
  })
  const email = newEmail()
  await client.send(
    new C.AdminCreateUserCommand({ UserPoolId: POOL, Username: email, MessageAction: 'SUPPRESS' }),
  )
  await client.send(
    new C.AdminSetUserPasswordCommand({
      UserPoolId: POOL,
      Username: email,
      Password: PASSWORD,
      Permanent: true,
    }),
  )
  const { AuthenticationResult: tokens } = await client.send(
    new C.InitiateAuthCommand({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: CLIENT,
      AuthParameters: { USERNAME: email, PASSWORD },
    }),
  )
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  client.destroy()

  const running = await startCognito(folder, {}, ISSUER)
  expect((await getUser(running, tokens?.AccessToken ?? '')).UserAttributes).toContainEqual({
    Name: 'email',
    Value: email,
  })
  expect((await renew(running, tokens?.RefreshToken ?? '')).AuthenticationResult?.IdToken).toBeTruthy()
  await signInWithPassword(running, email)
  await running.stop()
})
