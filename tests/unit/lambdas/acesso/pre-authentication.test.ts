import { beforeEach, describe, expect, it } from 'vitest'
import * as post from '#lambdas/acesso/post-authentication.ts'
import { handler } from '#lambdas/acesso/pre-authentication.ts'
import { ANA } from '#semente/personas.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { disparar } from './gatilho.ts'

const { id } = ANA.usuario
let tabela: ReturnType<typeof tabelaViva>

beforeEach(() => {
  tabela = tabelaViva()
  segredosVivos()
})

describe('pre-authentication', () => {
  const RECUSA = 'Muitas tentativas de login. Tente novamente em 30 minutos.'

  it('refuses the sixth try with a sentence for people; a success starts afresh', async () => {
    for (let i = 0; i < 4; i++) expect(await disparar(handler, id)).toEqual({})
    await disparar(post.handler, id)
    for (let i = 0; i < 5; i++) await disparar(handler, id)
    await expect(disparar(handler, id)).rejects.toThrow(RECUSA)
  })

  it('treats an unknown name the same and keeps it out of the keys', async () => {
    const nome = 'ninguem@exemplo.com.br'
    for (let i = 0; i < 4; i++) await disparar(handler, nome, { userNotFound: true })
    // An account is one in whatever case it is typed: so is nobody's.
    await disparar(handler, 'Ninguem@Exemplo.com.BR', { userNotFound: true })
    await expect(disparar(handler, nome, { userNotFound: true })).rejects.toThrow(RECUSA)
    expect([...tabela.items.keys()].join()).not.toContain('ninguem')
  })

  it('says nothing of what broke', async () => {
    tabela.client.onAnyCommand().rejects(new Error('TABELA secreta'))
    await expect(disparar(handler, id)).rejects.toThrow(
      'Algo deu errado do nosso lado. Tente novamente em alguns instantes.',
    )
  })
})
