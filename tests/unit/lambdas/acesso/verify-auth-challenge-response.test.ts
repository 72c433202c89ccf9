import { beforeEach, describe, expect, it } from 'vitest'
import { handler } from '#lambdas/acesso/verify-auth-challenge-response.ts'
import * as contas from '#lambdas/store/contas.ts'
import * as papeis from '#lambdas/store/papeis.ts'
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

describe('verify-auth-challenge-response', () => {
  const emitir = (uso: tokens.UsoDoToken = 'link') =>
    tokens.emitir({ uso, usuario_id: id, email }, new Date())
  const responder = (challengeAnswer: string, sub = id, atual = email) =>
    disparar(handler, sub, { challengeAnswer, userAttributes: { sub, email: atual } })

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

  it('lets no administrator in, and tells only who holds the token', async () => {
    const papel = { usuario_id: id, ator_id: 'operador:rita', motivo: null }
    await contas.criar(ANA.usuario, new Date())
    await papeis.mudarAdmin({ ...papel, ativo: true }, new Date())
    const token = await emitir()
    expect(await responder('x'.repeat(43))).toEqual({ answerCorrect: false })
    await expect(responder(token)).rejects.toThrow(
      'Contas de administração não entram por link. Entre com a senha e o código do autenticador.',
    )
    expect(await responder(token)).toEqual({ answerCorrect: false })
    await papeis.mudarAdmin({ ...papel, ativo: false }, new Date())
    expect(await responder(await emitir())).toEqual({ answerCorrect: true })
  })

  it('looks as long for nobody as for an account, and lets nobody in', async () => {
    const trabalho = async (request: Parameters<typeof disparar>[2]) => {
      tabela.client.resetHistory()
      expect(await disparar(handler, id, request)).toEqual({ answerCorrect: false })
      return tabela.client.calls().map(({ args: [{ constructor }] }) => constructor.name)
    }
    const challengeAnswer = 'x'.repeat(43)
    const daConta = await trabalho({ challengeAnswer, userAttributes: { sub: id, email } })
    expect(daConta).toEqual(['UpdateCommand'])
    expect(await trabalho({ challengeAnswer, userNotFound: true })).toEqual(daConta)
    const certo = { challengeAnswer: await emitir(), userAttributes: { sub: id, email }, userNotFound: true }
    expect(await disparar(handler, id, certo)).toEqual({ answerCorrect: false })
  })
})
