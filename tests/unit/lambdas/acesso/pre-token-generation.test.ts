import { describe, expect, it } from 'vitest'
import { handler } from '#lambdas/acesso/pre-token-generation.ts'
import { disparar } from './gatilho.ts'

const tirados = async (clientMetadata?: Record<string, string>) =>
  disparar(handler, 'u1', { userAttributes: { sub: 'u1' }, ...(clientMetadata && { clientMetadata }) })
const resposta = (scopesToSuppress: readonly string[]) => ({
  claimsAndScopeOverrideDetails: { accessTokenGeneration: { scopesToSuppress } },
})

describe('pre-token-generation', () => {
  it('no token may change the account at the pool', async () => {
    expect(await tirados()).toEqual(resposta(['aws.cognito.signin.user.admin']))
    expect(await tirados({ alcance: 'tudo' })).toEqual(resposta(['aws.cognito.signin.user.admin']))
  })

  it('but the one our function turns an authenticator on with', async () => {
    expect(await tirados({ alcance: 'autenticador' })).toEqual(resposta([]))
  })
})
