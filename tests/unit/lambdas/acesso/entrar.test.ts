import { describe, expect, it } from 'vitest'
import * as fatores from '#lambdas/store/fatores.ts'
import * as papeis from '#semente/papeis.ts'
import { query } from '#lambdas/store/table.ts'
import * as sessoes from '#lambdas/store/sessoes.ts'
import * as tokens from '#lambdas/store/tokens.ts'
import { CODIGO } from '../../../support/pool-vivo.ts'
import { cookiesOf, comAna, comSenha, dentroDe, email, entrar, id, pool, SENHA } from './entrada.ts'

comAna()

describe('entrar', () => {
  it('by password: tokens for the page, what renews them in a cookie that no script reads', async () => {
    const { status, body, cookies } = await comSenha()
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        passo: 'dentro',
        usuario_id: id,
        email,
        token: expect.any(String) as string,
        vale_por: 600,
      },
    })
    for (const linha of cookies)
      expect(linha).toMatch(/; Path=\/api\/acesso; HttpOnly; Secure; SameSite=Strict$/)
    expect(cookies).toHaveLength(2)
    expect(JSON.stringify(body)).not.toContain(cookiesOf(cookies)[1]?.split('=')[1])
    const [sessao] = await sessoes.doUsuario(id)
    expect(sessao).toMatchObject({ metodo: 'senha', segundo_fator: false, endereco: '127.0.0.1' })
  })

  it('says the same of a wrong password and of nobody', async () => {
    const errada = await comSenha('Errada123')
    const ninguem = await entrar({ por: 'senha', email: 'ninguem@exemplo.com.br', senha: SENHA })
    expect(errada).toMatchObject({ status: 401, body: { codigo: 'credenciais_invalidas' } })
    expect(ninguem.body).toEqual(errada.body)
    expect(errada.cookies).toEqual([])
  })

  it('waits for the authenticator’s code, and keeps that it was asked for', async () => {
    const login = pool().logins.get(id)
    if (login) login.segundoFator = true
    const { desafio, passo } = dentroDe((await comSenha()).body)
    expect(passo).toBe('codigo')
    expect(await entrar({ por: 'codigo', desafio, codigo: '000000' })).toMatchObject({
      status: 422,
      body: { codigo: 'codigo_invalido' },
    })
    const outro = `${desafio.slice(0, -1)}${desafio.endsWith('0') ? '1' : '0'}`
    expect(await entrar({ por: 'codigo', desafio: outro, codigo: CODIGO })).toMatchObject({
      status: 410,
      body: { codigo: 'entrada_vencida' },
    })
    expect((await entrar({ por: 'codigo', desafio, codigo: CODIGO })).status).toBe(200)
    expect(await sessoes.doUsuario(id)).toMatchObject([{ metodo: 'senha', segundo_fator: true }])
  })

  it('by a mailed link, once, and by none of whoever has a second factor or administers', async () => {
    const link = () => tokens.emitir({ uso: 'link', usuario_id: id, email }, new Date())
    const token = await link()
    expect((await entrar({ por: 'link', email, token })).status).toBe(200)
    expect((await entrar({ por: 'link', email, token })).status).toBe(410)
    expect((await entrar({ por: 'link', email: 'outra@exemplo.com.br', token: await link() })).status).toBe(
      410,
    )
    await papeis.mudarAdmin(
      { usuario_id: id, ativo: true, ator_id: 'operador:rita', motivo: null },
      new Date(),
    )
    const recusa = {
      status: 403,
      body: {
        detail:
          'Contas com verificação em duas etapas não entram por link. Entre com a senha e o código do autenticador.',
      },
    }
    expect(await entrar({ por: 'link', email, token: await link() })).toMatchObject(recusa)
    await papeis.mudarAdmin(
      { usuario_id: id, ativo: false, ator_id: 'operador:rita', motivo: null },
      new Date(),
    )
    await fatores.ligar(id, new Date())
    expect(await entrar({ por: 'link', email, token: await link() })).toMatchObject(recusa)
  })

  it('a browser the account did not know is told of, but not the first one of all, nor one it knows', async () => {
    const primeira = await comSenha()
    const avisos = async () =>
      (await query({ pk: `USUARIO#${id}`, prefix: 'APARELHO#' })).map(({ aviso }) => aviso)
    expect(await avisos()).toEqual([false])
    await comSenha(SENHA, { cookies: cookiesOf(primeira.cookies) })
    expect(await avisos()).toEqual([false])
    await comSenha()
    expect((await avisos()).filter(Boolean)).toHaveLength(1)
  })

  it('five bogus attempts shut the place they come from, and nobody else’s', async () => {
    const conhecido = cookiesOf((await comSenha()).cookies)
    const deFora = { ip: '203.0.113.9' }
    for (let vez = 0; vez < 5; vez += 1) expect((await comSenha('Errada123', deFora)).status).toBe(401)
    expect(await comSenha(SENHA, deFora)).toMatchObject({
      status: 429,
      body: { codigo: 'muitas_tentativas' },
    })
    expect((await comSenha(SENHA, { ip: '198.51.100.7' })).status).toBe(200)
    expect((await comSenha(SENHA, { ...deFora, cookies: conhecido })).status).toBe(200)
  })

  it('many addresses guess no faster than the account allows, and its own browsers get in meanwhile', async () => {
    const conhecido = cookiesOf((await comSenha()).cookies)
    const respostas = []
    for (let vez = 0; vez < 12; vez += 1)
      respostas.push((await comSenha('Errada123', { ip: `203.0.113.${vez}` })).status)
    expect(respostas).toEqual([...Array<number>(8).fill(401), ...Array<number>(4).fill(429)])
    expect((await comSenha(SENHA, { ip: '198.51.100.7', cookies: conhecido })).status).toBe(200)
    const token = await tokens.emitir({ uso: 'link', usuario_id: id, email }, new Date())
    expect((await entrar({ por: 'link', email, token }, { ip: '198.51.100.8' })).status).toBe(200)
  })
})
