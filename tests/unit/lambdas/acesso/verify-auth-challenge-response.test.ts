import { beforeEach, describe, expect, it } from 'vitest'
import { handler } from '#lambdas/acesso/verify-auth-challenge-response.lambda.ts'
import * as tokens from '#lambdas/store/tokens.ts'
import { ANA, CARLA } from '#semente/personas.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { disparar } from './gatilho.ts'

const { id, email } = ANA.usuario

beforeEach(() => {
  tabelaViva()
  segredosVivos()
})

describe('verify-auth-challenge-response', () => {
  const emitir = (uso: tokens.UsoDoToken = 'entrada') =>
    tokens.emitir({ uso, usuario_id: id, email }, new Date())
  const responder = (challengeAnswer: string, sub = id) =>
    disparar(handler, sub, { challengeAnswer, userAttributes: { sub } })

  it('accepts what our own function issued, once', async () => {
    const token = await emitir()
    expect(await responder(token)).toEqual({ answerCorrect: true })
    expect(await responder(token)).toEqual({ answerCorrect: false })
  })

  it.each([
    ['for somebody else', () => emitir(), CARLA.usuario.id],
    ['that was mailed', () => emitir('link'), id],
    ['of a reset', () => emitir('redefinicao'), id],
    ['invented', async () => 'x'.repeat(43), id],
    ['left out', async () => '', id],
  ])('refuses a token %s', async (_nome, token, sub) => {
    expect(await responder(await token(), sub)).toEqual({ answerCorrect: false })
  })

  it('lets nobody in by a name the pool does not know', async () => {
    const certo = { challengeAnswer: await emitir(), userAttributes: { sub: id }, userNotFound: true }
    expect(await disparar(handler, id, certo)).toEqual({ answerCorrect: false })
  })
})
