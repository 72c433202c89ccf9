import { beforeEach, describe, expect, it } from 'vitest'
import * as create from '#lambdas/acesso/create-auth-challenge.ts'
import * as define from '#lambdas/acesso/define-auth-challenge.ts'
import * as post from '#lambdas/acesso/post-authentication.ts'
import * as pre from '#lambdas/acesso/pre-authentication.ts'
import * as verify from '#lambdas/acesso/verify-auth-challenge-response.ts'
import * as tokens from '#lambdas/store/tokens.ts'
import { ANA, CARLA } from '#semente/personas.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { disparar } from './gatilho.ts'

const { id, email } = ANA.usuario
let tabela: ReturnType<typeof tabelaViva>

beforeEach(() => {
  tabela = tabelaViva()
  segredosVivos()
})

describe('password sign-in', () => {
  const RECUSA = 'Muitas tentativas de login. Tente novamente em 30 minutos.'

  it('refuses the sixth try with a sentence for people; a success starts afresh', async () => {
    for (let i = 0; i < 4; i++) expect(await disparar(pre.handler, id)).toEqual({})
    await disparar(post.handler, id)
    for (let i = 0; i < 5; i++) await disparar(pre.handler, id)
    await expect(disparar(pre.handler, id)).rejects.toThrow(RECUSA)
  })

  it('treats an unknown name the same and keeps it out of the keys', async () => {
    const nome = 'ninguem@exemplo.com.br'
    for (let i = 0; i < 5; i++) await disparar(pre.handler, nome, { userNotFound: true })
    await expect(disparar(pre.handler, nome, { userNotFound: true })).rejects.toThrow(RECUSA)
    expect([...tabela.items.keys()].join()).not.toContain('ninguem')
  })

  it('says nothing of what broke', async () => {
    tabela.client.onAnyCommand().rejects(new Error('TABELA secreta'))
    await expect(disparar(pre.handler, id)).rejects.toThrow(
      'Algo deu errado do nosso lado. Tente novamente em alguns instantes.',
    )
  })
})

describe('sign-in by link', () => {
  it('asks one challenge, the same for everybody', async () => {
    expect(await disparar(define.handler, id, { session: [] })).toEqual({
      challengeName: 'CUSTOM_CHALLENGE',
      issueTokens: false,
      failAuthentication: false,
    })
    expect(await disparar(create.handler, id)).toEqual(
      await disparar(create.handler, 'x', { userNotFound: true }),
    )
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
    expect(await disparar(define.handler, id, request)).toEqual({
      issueTokens,
      failAuthentication: !issueTokens,
    })
  })

  const emitir = (uso: tokens.UsoDoToken = 'link') =>
    tokens.emitir({ uso, usuario_id: id, email }, new Date())
  const responder = (challengeAnswer: string, sub = id, atual = email) =>
    disparar(verify.handler, sub, { challengeAnswer, userAttributes: { sub, email: atual } })

  it('accepts the token once', async () => {
    const token = await emitir()
    expect(await responder(token)).toEqual({ answerCorrect: true })
    expect(await responder(token)).toEqual({ answerCorrect: false })
  })

  it.each([
    ['for somebody else', () => emitir(), CARLA.usuario.id, email],
    ['after the e-mail changed', () => emitir(), id, 'outra@exemplo.com.br'],
    ['of another use', () => emitir('redefinicao'), id, email],
    ['invented', async () => 'x'.repeat(43), id, email],
  ])('refuses a token %s', async (_nome, token, sub, atual) => {
    expect(await responder(await token(), sub, atual)).toEqual({ answerCorrect: false })
  })

  it('refuses without looking when there is no such user', async () => {
    const answer = await disparar(verify.handler, id, {
      challengeAnswer: await emitir(),
      userNotFound: true,
    })
    expect(answer).toEqual({ answerCorrect: false })
  })
})
