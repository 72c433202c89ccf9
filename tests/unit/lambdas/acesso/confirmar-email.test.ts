import {
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AliasExistsException,
} from '@aws-sdk/client-cognito-identity-provider'
import { beforeEach, describe, expect, it } from 'vitest'
import * as acesso from '#domain/acesso/contract.ts'
import { handler as entrar } from '#lambdas/acesso/entrar.lambda.ts'
import * as cognito from '#lambdas/aws/cognito.ts'
import * as aparelhos from '#lambdas/acesso/store/aparelhos.ts'
import * as fatores from '#lambdas/store/fatores.ts'
import { chaveKey, kycKey, usuarioKey } from '#lambdas/store/keys.ts'
import { type Key, NEW, put, write } from '#lambdas/store/table.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { ANA, CARLA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { cenaDosLinks, confirmar, pedir } from './links.ts'

let cena: Awaited<ReturnType<typeof cenaDosLinks>>

beforeEach(async () => {
  cena = await cenaDosLinks()
})

describe('confirmar-email', () => {
  const { id, email } = CARLA.usuario
  const linha = ({ pk, sk }: Key) => cena.tabela.items.get(`${pk}|${sk}`) ?? {}
  const tokenDaCarla = async () => {
    await pedir.confirmacao(email)
    return (await cena.correio.recebidas()).at(-1)?.segredos.get('confirmacao') ?? ''
  }
  const INVALIDO = {
    status: 410,
    body: {
      type: 'https://acolhe.app/erros/link_invalido',
      title: 'Link inválido ou expirado',
      status: 410,
      detail: 'Peça um novo link e tente novamente.',
      codigo: 'link_invalido',
      request_id: 'req-1',
    },
  }

  it('in the account’s own session: confirmed, its own lock for good and no other, nothing revoked', async () => {
    const token = await tokenDaCarla()
    expect(await confirmar(token, cena.pool.entrar(id))).toEqual({
      status: 200,
      body: { email, entrada: null },
    })
    expect(await usuarios.find(id)).toEqual({
      ...CARLA.usuario,
      email_confirmado: true,
      updated_at: expect.any(String),
    })
    const travas = cena.tabela.of('unico').filter(({ usuario_id }) => usuario_id === id)
    expect(travas.map(({ campo, provisorio_ate }) => [campo, provisorio_ate])).toEqual([
      ['email', undefined],
      ['cpf', expect.stringMatching(/^20/)],
      ['telefone', expect.stringMatching(/^20/)],
    ])
    expect(cena.pool.logins.get(id)).toEqual({ id, email, verificado: true, senha: 'Antiga123', saidas: 0 })
    expect(await confirmar(token, cena.pool.entrar(id))).toEqual(INVALIDO)
  })

  it('outside a session: password and sessions of before are gone, and the person is let in once', async () => {
    const velho = await tokenDaCarla()
    const token = await tokenDaCarla()
    const { status, body } = await confirmar(token, cena.pool.entrar(ANA.usuario.id))
    expect({ status, body }).toEqual({
      status: 200,
      body: { email, entrada: expect.stringMatching(/^[\w-]{43}$/) },
    })
    const login = cena.pool.logins.get(id)
    expect(login?.senha).not.toBe('Antiga123')
    expect(login?.saidas).toBe(1)
    expect(await usuarios.find(id)).toMatchObject({
      email_confirmado: true,
      password_set: false,
      sessoes_encerradas_em: expect.stringMatching(/^20\d\d-/),
    })
    expect(await confirmar(velho)).toEqual(INVALIDO)
    const { entrada } = body as { entrada: string }
    const comLink = { entrada: { por: 'link', email, token: entrada } }
    expect(await invoke(entrar, acesso.entrar, comLink)).toMatchObject({
      status: 200,
      body: { passo: 'dentro', usuario_id: id },
    })
    expect(await invoke(entrar, acesso.entrar, comLink)).toMatchObject({
      status: 410,
      body: { codigo: 'link_invalido' },
    })
  })

  it('that the pool did not follow is not said to be done by the second click', async () => {
    const token = await tokenDaCarla()
    const existe = new AliasExistsException({ $metadata: {}, message: 'exists' })
    cena.pool.client.on(AdminUpdateUserAttributesCommand).rejectsOnce(existe).rejectsOnce(existe)
    const clicar = () => confirmar(token, cena.pool.entrar(id))
    expect(await clicar()).toMatchObject({ body: { codigo: 'duplicado' } })
    expect(await clicar()).toMatchObject({ body: { codigo: 'duplicado' } })
    expect(await clicar()).toMatchObject({ status: 200 })
  })

  it('outside a session: what else opened the account goes too, and its browsers are strangers', async () => {
    const agora = new Date()
    await fatores.ligar(id, agora)
    await cognito.exigirAutenticador(id)
    await write(put({ ...chaveKey(id, 'k1'), entidade: 'chave', usuario_id: id, id: 'k1' }, NEW))
    const navegador = { usuario_id: id, aparelho: 'a1', navegador: 'Chrome', endereco: '203.0.113.1' }
    await aparelhos.lembrar(navegador, false, agora)
    await confirmar(await tokenDaCarla())
    expect(['chave', 'segundo_fator', 'aparelho'].flatMap((entidade) => cena.tabela.of(entidade))).toEqual([])
    expect(cena.pool.logins.get(id)?.segundoFator).toBe(false)
    expect(await usuarios.find(id)).toMatchObject({ email_confirmado: true })
  })

  it.each([
    ['approved', { kyc_status: 'approved', access_tier: 'full' }, {}],
    ['in analysis', { kyc_status: 'pending', access_tier: 'restricted' }, { current_state: 'em_analise' }],
    ['rejected', { kyc_status: 'rejected', access_tier: 'blocked' }, { current_state: 'rejected' }],
    ['being checked', {}, { current_state: 'facematch', corrida_id: 'k1' }],
    ['asked for its pictures again', {}, { current_state: 'draft', corrida_id: 'k1' }],
  ] as const)(
    'outside a session, an account that is %s is not given to whoever has the mailbox',
    async (_, conta, kyc) => {
      Object.assign(linha(usuarioKey(id)), conta)
      Object.assign(linha(kycKey(id)), kyc)
      const antes = structuredClone([linha(usuarioKey(id)), cena.pool.logins.get(id)])
      let token = ''
      for (const pedido of [pedir.confirmacao, pedir.link, pedir.redefinicao]) {
        await pedido(email)
        token = (await cena.correio.recebidas()).at(-1)?.segredos.get('confirmacao') ?? ''
        for (const headers of [{}, cena.pool.entrar(ANA.usuario.id)])
          expect(await confirmar(token, headers)).toMatchObject({
            status: 401,
            body: { codigo: 'nao_autenticado', detail: expect.stringContaining('Entre na sua conta') },
          })
        expect([linha(usuarioKey(id)), cena.pool.logins.get(id)]).toEqual(antes)
      }
      // The owner signs in with what is theirs, and the same link goes on.
      expect(await confirmar(token, cena.pool.entrar(id))).toEqual({
        status: 200,
        body: { email, entrada: null },
      })
    },
  )

  it('an identity that is sent while the link is being opened keeps the account', async () => {
    const token = await tokenDaCarla()
    cena.pool.client.on(AdminSetUserPasswordCommand).callsFake(() => {
      Object.assign(linha(kycKey(id)), { current_state: 'uploading', corrida_id: 'k1' })
      return {}
    })
    expect(await confirmar(token)).toMatchObject({ status: 409, body: { codigo: 'conflito' } })
    expect(await usuarios.find(id)).toMatchObject({ email_confirmado: false })
  })

  it('refuses unknown, expired and foreign tokens alike', async () => {
    expect(await confirmar('a'.repeat(43))).toEqual(INVALIDO)
    expect((await confirmar('curto')).status).toBe(400)
    const token = await tokenDaCarla()
    for (const item of cena.tabela.items.values())
      if (item['entidade'] === 'token') Object.assign(item, { expira_em: '2020-01-01T00:00:00.000Z' })
    expect(await confirmar(token)).toEqual(INVALIDO)
    await pedir.link(ANA.usuario.email)
    const link = (await cena.correio.recebidas()).at(-1)?.segredos.get('token') ?? ''
    expect(await confirmar(link)).toEqual(INVALIDO)
  })

  it('keeps the link good when the confirmation could not be carried out', async () => {
    const token = await tokenDaCarla()
    cena.tabela.falhar()
    expect((await confirmar(token)).status).toBe(500)
    expect((await confirmar(token)).status).toBe(200)
  })

  it('lets one of two win who open the same link at once', async () => {
    const token = await tokenDaCarla()
    const answers = await Promise.all([confirmar(token), confirmar(token)])
    expect(answers.map(({ status }) => Number(status)).sort((a, b) => a - b)).toEqual([200, 410])
  })
})
