import * as C from '@aws-sdk/client-cognito-identity-provider'
import { decodeJwt } from 'jose'
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

let folder: string
let running: Running

beforeAll(async () => {
  folder = await temporaryFolder()
  running = await startCognito(folder, { preTokenGenerationVersion: 'V2_0' })
})
afterAll(async () => {
  await running.stop()
  await removeFolder(folder)
})

const user = (email: string) => ({ UserPoolId: POOL, Username: email })
const send: C.CognitoIdentityProviderClient['send'] = (...call: [never]) => running.client.send(...call)

it('creates a user by invitation, and resends it', async () => {
  const email = newEmail()
  const made = await send(new C.AdminCreateUserCommand({ ...user(email), TemporaryPassword: 'Temporaria1!' }))
  const sub = made.User?.Username ?? ''
  expect(made.User).toEqual({
    Username: expect.stringMatching(/^[0-9a-f-]{36}$/),
    Attributes: [
      { Name: 'sub', Value: sub },
      { Name: 'email_verified', Value: 'false' },
      { Name: 'email', Value: email },
    ],
    UserCreateDate: expect.any(Date),
    UserLastModifiedDate: expect.any(Date),
    Enabled: true,
    UserStatus: 'FORCE_CHANGE_PASSWORD',
  })
  expect(running.messages.at(-1)).toMatchObject({
    to: email,
    code: 'Temporaria1!',
    html: `Your username is ${email} and temporary password is Temporaria1!.`,
  })
  expect(await failure(send(new C.AdminCreateUserCommand(user(email.toUpperCase()))))).toEqual({
    name: 'UsernameExistsException',
    message: 'User account already exists',
  })
  await send(new C.AdminCreateUserCommand({ ...user(email), MessageAction: 'RESEND' }))
  const { ChallengeName } = await signInWithPassword(running, email, running.code(email))
  expect(ChallengeName).toBe('NEW_PASSWORD_REQUIRED')
})

it('gives the caller data to PreSignUp, and tells nobody when suppressed', async () => {
  running.handlers.PreSignUp = async () => ({})
  const email = newEmail()
  const sent = running.messages.length
  await send(
    new C.AdminCreateUserCommand({
      ...user(email),
      MessageAction: 'SUPPRESS',
      ClientMetadata: { origem: 'cadastro' },
      ValidationData: [{ Name: 'chave', Value: 'valor' }],
    }),
  )
  Reflect.deleteProperty(running.handlers, 'PreSignUp')
  expect(running.messages).toHaveLength(sent)
  expect(running.events.at(-1)?.event).toMatchObject({
    triggerSource: 'PreSignUp_AdminCreateUser',
    callerContext: { clientId: null },
    request: { validationData: { chave: 'valor' }, clientMetadata: { origem: 'cadastro' } },
  })
})

it('reads, changes, disables and deletes a user, by e-mail or sub', async () => {
  const { email, sub } = await createUser(running)
  await send(
    new C.AdminUpdateUserAttributesCommand({
      ...user(sub),
      UserAttributes: [
        { Name: 'name', Value: 'Ana Lima' },
        { Name: 'custom:papel', Value: 'patient' },
      ],
    }),
  )
  const { $metadata: _, ...found } = await send(new C.AdminGetUserCommand(user(email)))
  expect(found).toEqual({
    Username: sub,
    UserAttributes: [
      { Name: 'sub', Value: sub },
      { Name: 'email_verified', Value: 'true' },
      { Name: 'email', Value: email },
      { Name: 'name', Value: 'Ana Lima' },
      { Name: 'custom:papel', Value: 'patient' },
    ],
    UserCreateDate: expect.any(Date),
    UserLastModifiedDate: expect.any(Date),
    Enabled: true,
    UserStatus: 'CONFIRMED',
  })
  await send(new C.AdminDisableUserCommand(user(email)))
  expect(await failure(signInWithPassword(running, email))).toEqual({
    name: 'NotAuthorizedException',
    message: 'User is disabled.',
  })
  await send(new C.AdminEnableUserCommand(user(email)))
  const { access } = await tokensOf(running, email)
  await send(new C.AdminDeleteUserCommand(user(email)))
  expect(await failure(send(new C.AdminGetUserCommand(user(email))))).toEqual({
    name: 'UserNotFoundException',
    message: 'User does not exist.',
  })
  expect(await failure(send(new C.GetUserCommand({ AccessToken: access })))).toMatchObject({
    name: 'NotAuthorizedException',
  })
  await createUser(running, email)
})

it('confirms a sign-up, and asks for a new password', async () => {
  const email = newEmail()
  await send(new C.SignUpCommand({ ClientId: CLIENT, Username: email, Password: PASSWORD }))
  await send(new C.AdminConfirmSignUpCommand(user(email)))
  await signInWithPassword(running, email)
  expect(await failure(send(new C.AdminResetUserPasswordCommand(user(email))))).toMatchObject({
    name: 'InvalidParameterException',
  })
  await send(
    new C.AdminUpdateUserAttributesCommand({
      ...user(email),
      UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
    }),
  )
  await send(new C.AdminResetUserPasswordCommand(user(email)))
  expect(await failure(signInWithPassword(running, email))).toMatchObject({
    name: 'PasswordResetRequiredException',
  })
  await send(
    new C.ConfirmForgotPasswordCommand({
      ClientId: CLIENT,
      Username: email,
      ConfirmationCode: running.code(email),
      Password: 'NovaSenha1!',
    }),
  )
  await signInWithPassword(running, email, 'NovaSenha1!')
})

it('keeps groups', async () => {
  const { email } = await createUser(running)
  const { Group } = await send(
    new C.CreateGroupCommand({
      UserPoolId: POOL,
      GroupName: 'medico',
      Description: 'Médicos',
      Precedence: 2,
    }),
  )
  expect(Group).toMatchObject({ GroupName: 'medico', UserPoolId: POOL, Precedence: 2 })
  expect(
    await failure(send(new C.CreateGroupCommand({ UserPoolId: POOL, GroupName: 'medico' }))),
  ).toMatchObject({ name: 'GroupExistsException' })
  await send(new C.AdminAddUserToGroupCommand({ ...user(email), GroupName: 'medico' }))
  await send(new C.AdminAddUserToGroupCommand({ ...user(email), GroupName: 'admin' }))
  await send(new C.AdminAddUserToGroupCommand({ ...user(email), GroupName: 'admin' }))
  expect(
    await failure(send(new C.AdminAddUserToGroupCommand({ ...user(email), GroupName: 'nenhum' }))),
  ).toMatchObject({ name: 'ResourceNotFoundException' })
  const names = async () =>
    (await send(new C.AdminListGroupsForUserCommand(user(email)))).Groups?.map(({ GroupName }) => GroupName)
  expect(await names()).toEqual(['medico', 'admin'])
  await send(new C.AdminRemoveUserFromGroupCommand({ ...user(email), GroupName: 'medico' }))
  expect(await names()).toEqual(['admin'])
  expect(decodeJwt((await tokensOf(running, email)).id)['cognito:groups']).toEqual(['admin'])
})

it('finds users by filter, page by page', async () => {
  const { email, sub } = await createUser(running)
  const list = async (input: Omit<C.ListUsersCommandInput, 'UserPoolId'>) =>
    send(new C.ListUsersCommand({ UserPoolId: POOL, ...input }))
  const found = await list({ Filter: `email = "${email.toLowerCase()}"`, AttributesToGet: ['email'] })
  expect(found.Users).toMatchObject([{ Username: sub, Attributes: [{ Name: 'email', Value: email }] }])
  expect((await list({ Filter: `sub = "${sub}"` })).Users).toHaveLength(1)
  expect((await list({ Filter: `email ^= "${email.slice(0, 9)}"` })).Users?.length).toBeGreaterThan(0)
  expect((await list({ Filter: 'email = "nada"' })).Users).toEqual([])
  expect(await failure(list({ Filter: 'email > "a"' }))).toMatchObject({ name: 'InvalidParameterException' })
  const all = (await list({})).Users?.map(({ Username }) => Username)
  const paged: (string | undefined)[] = []
  let token: string | undefined
  do {
    const page: C.ListUsersCommandOutput = await list({ Limit: 2, PaginationToken: token })
    paged.push(...(page.Users ?? []).map(({ Username }) => Username))
    token = page.PaginationToken
  } while (token)
  expect(paged).toEqual(all)
})

it('describes the pool, and knows no other', async () => {
  const { UserPool } = await send(new C.DescribeUserPoolCommand({ UserPoolId: POOL }))
  expect(UserPool).toMatchObject({ Id: POOL, UsernameAttributes: ['email'] })
  expect(await failure(send(new C.DescribeUserPoolCommand({ UserPoolId: 'sa-east-1_outro' })))).toEqual({
    name: 'ResourceNotFoundException',
    message: 'User pool sa-east-1_outro does not exist.',
  })
})

it('lets version 2 of PreTokenGeneration change the access token and its scopes', async () => {
  const { email } = await createUser(running)
  running.handlers.PreTokenGeneration = async () => ({
    claimsAndScopeOverrideDetails: {
      idTokenGeneration: { claimsToAddOrOverride: { lista: ['a', 'b'] } },
      accessTokenGeneration: {
        claimsToAddOrOverride: { tier: 'full', client_id: 'outro' },
        scopesToAdd: ['acolhe/medico'],
        scopesToSuppress: ['aws.cognito.signin.user.admin'],
      },
      groupOverrideDetails: { groupsToOverride: ['medico'] },
    },
  })
  const { id, access } = await tokensOf(running, email)
  Reflect.deleteProperty(running.handlers, 'PreTokenGeneration')
  expect(decodeJwt(id)).toMatchObject({ lista: ['a', 'b'], 'cognito:groups': ['medico'] })
  expect(decodeJwt(access)).toMatchObject({
    tier: 'full',
    client_id: CLIENT,
    scope: 'acolhe/medico',
    'cognito:groups': ['medico'],
  })
  expect(running.events.at(-1)?.event).toMatchObject({
    version: '2',
    request: { scopes: ['aws.cognito.signin.user.admin'] },
  })
})
