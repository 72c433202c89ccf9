import { describe, expect, it } from 'vitest'
import { handler } from '#lambdas/acesso/define-auth-challenge.lambda.ts'
import { ANA } from '#semente/personas.ts'
import { disparar } from './gatilho.ts'

const { id } = ANA.usuario

describe('define-auth-challenge', () => {
  it('asks one challenge', async () => {
    expect(await disparar(handler, id, { session: [] })).toEqual({
      challengeName: 'CUSTOM_CHALLENGE',
      issueTokens: false,
      failAuthentication: false,
    })
  })

  const resposta = (challengeResult: boolean, challengeName = 'CUSTOM_CHALLENGE') => ({
    challengeName,
    challengeResult,
  })
  it.each([
    ['a right answer', { session: [resposta(true)] }, true],
    ['a wrong answer', { session: [resposta(false)] }, false],
    ['a second answer', { session: [resposta(false), resposta(true)] }, false],
    ['another challenge', { session: [resposta(true, 'SRP_A')] }, false],
    ['an unknown name', { session: [resposta(true)], userNotFound: true }, false],
  ])('%s', async (_nome, request, issueTokens) => {
    expect(await disparar(handler, id, request)).toEqual({
      issueTokens,
      failAuthentication: !issueTokens,
    })
  })
})
