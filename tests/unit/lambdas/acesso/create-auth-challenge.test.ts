import { describe, expect, it } from 'vitest'
import { handler } from '#lambdas/acesso/create-auth-challenge.lambda.ts'
import { ANA } from '#semente/personas.ts'
import { disparar } from './gatilho.ts'

describe('create-auth-challenge', () => {
  it('asks for the link, the same of everybody', async () => {
    const pergunta = await disparar(handler, ANA.usuario.id)
    expect(pergunta).toEqual({
      publicChallengeParameters: { tipo: 'link' },
      privateChallengeParameters: {},
      challengeMetadata: 'link',
    })
    expect(await disparar(handler, 'x', { userNotFound: true })).toEqual(pergunta)
  })
})
