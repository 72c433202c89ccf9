import * as C from '@aws-sdk/client-cognito-identity-provider'
import { Amplify } from 'aws-amplify'
import {
  confirmSignIn,
  confirmSignUp,
  fetchAuthSession,
  getCurrentUser,
  signIn,
  signOut,
  signUp,
} from 'aws-amplify/auth'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import {
  CLIENT,
  createUser,
  failure,
  newEmail,
  PASSWORD,
  POOL,
  removeFolder,
  type Running,
  startCognito,
  temporaryFolder,
} from './cognito-support.ts'

let folder: string
let running: Running

beforeAll(async () => {
  folder = await temporaryFolder()
  running = await startCognito(folder)
  Amplify.configure({
    Auth: {
      Cognito: { userPoolId: POOL, userPoolClientId: CLIENT, userPoolEndpoint: running.address },
    },
  })
})
afterEach(async () => {
  await signOut()
})
afterAll(async () => {
  await running.stop()
  await removeFolder(folder)
})

const enter = (username: string, password: string) =>
  signIn({ username, password, options: { authFlowType: 'USER_PASSWORD_AUTH' } })

it('signs in, renews and signs out everywhere', async () => {
  const { email, sub } = await createUser(running)
  const result = await enter(email, PASSWORD)
  expect(result).toEqual({ isSignedIn: true, nextStep: { signInStep: 'DONE' } })
  expect((await getCurrentUser()).username).toBe(sub)
  const first = (await fetchAuthSession()).tokens?.accessToken.toString()
  const renewed = (await fetchAuthSession({ forceRefresh: true })).tokens?.accessToken.toString()
  expect(renewed).toBeTruthy()
  expect(renewed).not.toBe(first)
  await signOut({ global: true })
  expect(await failure(running.client.send(new C.GetUserCommand({ AccessToken: renewed })))).toMatchObject({
    message: 'Access Token has been revoked',
  })
})

it('tells a wrong password and an unknown user apart from nothing', async () => {
  const { email } = await createUser(running)
  const refused = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' }
  expect(await failure(enter(email, 'Errada1!'))).toEqual(refused)
  expect(await failure(enter(newEmail(), PASSWORD))).toEqual(refused)
})

it('signs up, confirms and signs in', async () => {
  const email = newEmail()
  const { nextStep } = await signUp({
    username: email,
    password: PASSWORD,
    options: { userAttributes: { email } },
  })
  expect(nextStep.signUpStep).toBe('CONFIRM_SIGN_UP')
  await confirmSignUp({ username: email, confirmationCode: running.code(email) })
  expect((await enter(email, PASSWORD)).isSignedIn).toBe(true)
})

it('asks for a new password after an invitation', async () => {
  const email = newEmail()
  await running.client.send(new C.AdminCreateUserCommand({ UserPoolId: POOL, Username: email }))
  const { nextStep } = await enter(email, running.code(email))
  expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED')
  expect((await confirmSignIn({ challengeResponse: 'NovaSenha1!' })).isSignedIn).toBe(true)
})

it('signs in without a password by the custom challenge', async () => {
  const { email } = await createUser(running)
  running.handlers.DefineAuthChallenge = async ({ request }) =>
    JSON.stringify(request.session).includes('true')
      ? { issueTokens: true, failAuthentication: false }
      : { challengeName: 'CUSTOM_CHALLENGE', issueTokens: false, failAuthentication: false }
  running.handlers.CreateAuthChallenge = async () => ({
    publicChallengeParameters: {},
    privateChallengeParameters: { answer: 'magic' },
  })
  running.handlers.VerifyAuthChallengeResponse = async ({ request }) => ({
    answerCorrect: request.challengeAnswer === 'magic',
  })
  const { nextStep } = await signIn({ username: email, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } })
  expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE')
  expect((await confirmSignIn({ challengeResponse: 'magic' })).isSignedIn).toBe(true)
})
