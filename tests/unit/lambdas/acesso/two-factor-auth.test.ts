import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as acesso from '#domain/acesso/contract.ts'
import { handler as gerar } from '#lambdas/acesso/csrf-protection.lambda.ts'
import { handler } from '#lambdas/acesso/two-factor-auth.lambda.ts'
import * as contas from '#lambdas/store/contas.ts'
import * as doisFatores from '#lambdas/acesso/store/codigos-por-email.ts'
import * as supressoes from '#lambdas/store/supressoes.ts'
import { ANA, CARLA } from '#semente/personas.ts'
import { errado } from '../../../support/codigo-errado.ts'
import { invoke } from '../../../support/invoke.ts'
import { correioVivo, segredosVivos } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const SESSAO = '0b7c9f0e-0000-4000-8000-000000000001'
const OUTRA = '0b7c9f0e-0000-4000-8000-000000000002'
const ACAO = 'critical_data_change'
const { id, email } = ANA.usuario
let tabela: ReturnType<typeof tabelaViva>
let correio: ReturnType<typeof correioVivo>

beforeEach(async () => {
  tabela = tabelaViva()
  correio = correioVivo()
  segredosVivos()
  for (const { usuario } of [ANA, CARLA]) await contas.criar(usuario, new Date())
})

const chamar = async (entrada: object, headers: Record<string, string> = {}, como = ANA) => {
  const { status, body } = await invoke(handler, acesso.twoFactorAuth, {
    como,
    entrada: { action_type: ACAO, ...entrada },
    headers: { 'x-session-id': SESSAO, ...headers },
  })
  return { status, body }
}
const csrf = async () => {
  const { body } = await invoke(gerar, acesso.csrfProtection, {
    como: ANA,
    entrada: { action: 'generate', endpoint: 'two-factor-auth', session_id: SESSAO },
  })
  return { 'csrf-token': (body as { csrf_token: string }).csrf_token }
}
const enviar = async () => chamar({ verify: false, email }, await csrf())
const conferir = (token: string, headers: Record<string, string> = {}) =>
  chamar({ verify: true, token }, headers)
const codigo = async () => /\b\d{6}\b/.exec((await correio.recebidas()).at(-1)?.texto ?? '')?.[0] ?? ''

const CERTO = { status: 200, body: { verified: true, message: 'Verificação bem-sucedida' } }
const ERRADO = {
  status: 200,
  body: { verified: false, message: 'O código informado está incorreto ou expirado.' },
}

describe('two-factor-auth: sending', () => {
  it('mails six digits, good for 15 minutes, and stores what nobody can read them from', async () => {
    expect(await enviar()).toEqual({
      status: 200,
      body: { message: 'Verifique seu email para o código de verificação.', expires_in: 900 },
    })
    const [mensagem] = await correio.recebidas()
    expect(mensagem?.para).toEqual([email])
    expect(mensagem?.assunto).toBe('Seu código de verificação do Acolhe')
    expect(mensagem?.texto).toContain('O código vale por 15 minutos')
    const certo = await codigo()
    expect(certo).toMatch(/^\d{6}$/)
    expect(JSON.stringify([...tabela.items])).not.toContain(certo)
  })

  it('only to the own address', async () => {
    const recusa = await chamar({ verify: false, email: CARLA.usuario.email }, await csrf())
    expect(recusa).toMatchObject({ status: 404, body: { codigo: 'nao_encontrado' } })
    expect(await correio.recebidas()).toEqual([])
  })

  it('asks for a token of this browser session, once used', async () => {
    const recusado = { status: 403, body: { codigo: 'csrf_invalido' } }
    const pedido = { verify: false, email }
    expect(await chamar(pedido)).toMatchObject(recusado)
    const headers = await csrf()
    expect(await chamar(pedido, { ...headers, 'x-session-id': OUTRA })).toMatchObject(recusado)
    expect((await chamar(pedido, headers)).status).toBe(200)
    expect(await chamar(pedido, headers)).toMatchObject(recusado)
    expect(await chamar(pedido, { 'x-session-id': 'x' })).toMatchObject({
      status: 400,
      body: { campos: [{ campo: 'x-session-id', motivo: 'Sessão do navegador inválida.' }] },
    })
  })

  it('says when nothing reaches the address', async () => {
    const em = new Date()
    await supressoes.registrar(
      { aviso: 'd', motivo: 'devolvido', definitiva: true, em: em.toISOString(), enderecos: [email] },
      em,
    )
    expect(await enviar()).toMatchObject({ status: 409, body: { codigo: 'email_suprimido' } })
    expect(await correio.recebidas()).toEqual([])
  })

  it('stops after ten codes an hour', async () => {
    for (let i = 0; i < 10; i++) expect((await enviar()).status).toBe(200)
    const recusa = await enviar()
    expect(recusa).toMatchObject({ status: 429, body: { retry_after: 3600 } })
    const { error, detail } = recusa.body as Record<string, unknown>
    expect([typeof error, error]).toEqual(['string', detail])
  })
})

describe('two-factor-auth: checking', () => {
  it('accepts the code once, in the session that asked for it', async () => {
    await enviar()
    const certo = await codigo()
    expect(await conferir(certo, { 'x-session-id': OUTRA })).toEqual(ERRADO)
    expect(await conferir(certo)).toEqual(CERTO)
    expect(await conferir(certo)).toEqual(ERRADO)
    expect(await doisFatores.confirmado(id, ACAO, new Date())).toBe(true)
    const depois = new Date(Date.now() + 6 * 60_000)
    expect(await doisFatores.confirmado(id, ACAO, depois)).toBe(false)
  })

  it('burns the code after five wrong tries, also when they come at once', async () => {
    await enviar()
    const certo = await codigo()
    const tentativas = await Promise.all(
      Array.from({ length: 30 }, (_, i) => conferir(i === 20 ? certo : errado(certo, i + 1))),
    )
    expect(tentativas.every(({ body }) => JSON.stringify(body) === JSON.stringify(ERRADO.body))).toBe(true)
    expect(tabela.of('dois_fatores')[0]).toMatchObject({ tentativas: 5 })
    expect(await conferir(certo)).toEqual(ERRADO)
  })

  it('forgets the code before when a new one is sent, and any after 15 minutes', async () => {
    await enviar()
    const velho = await codigo()
    await enviar()
    const novo = await codigo()
    // One time in a million both are the same number, and right.
    expect(await conferir(velho === novo ? errado(novo) : velho)).toEqual(ERRADO)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 901_000 })
    expect(await conferir(novo)).toEqual(ERRADO)
    vi.useRealTimers()
    expect(await conferir(novo)).toEqual(CERTO)
  })

  it.each(['12345', '1234567', 'abcdef', ''])('refuses what is no code: "%s"', async (token) => {
    expect(await conferir(token)).toMatchObject({
      status: 400,
      body: { campos: [{ campo: 'token', motivo: 'Informe os 6 dígitos do código.' }] },
    })
  })
})
