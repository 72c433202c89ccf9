import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as acesso from '#domain/acesso/contract.ts'
import type { Operation } from '#domain/contrato.ts'
import * as confirmarEmail from '#lambdas/acesso/confirmar-email.ts'
import * as pedirLink from '#lambdas/acesso/pedir-link.ts'
import * as pedirRedefinicao from '#lambdas/acesso/pedir-redefinicao.ts'
import * as reenviar from '#lambdas/acesso/reenviar-confirmacao.ts'
import * as verificar from '#lambdas/acesso/verify-auth-challenge-response.ts'
import type { HttpHandler } from '#lambdas/runtime/http.ts'
import * as contas from '#lambdas/store/contas.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { ANA, CARLA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { correioVivo, poolVivo, segredosVivos } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { disparar } from './gatilho.ts'

let tabela: ReturnType<typeof tabelaViva>
let pool: ReturnType<typeof poolVivo>
let correio: ReturnType<typeof correioVivo>

beforeEach(async () => {
  vi.stubEnv('PRAZOS', JSON.stringify({ resposta_uniforme: 1 }))
  tabela = tabelaViva()
  pool = poolVivo()
  correio = correioVivo()
  segredosVivos()
  for (const { usuario } of [ANA, CARLA]) {
    await contas.criar(usuario, new Date())
    pool.com(usuario.id, usuario.email)
  }
})

const chamar = async (
  handler: HttpHandler,
  operation: Operation,
  entrada: Record<string, unknown>,
  headers: Record<string, string> = {},
) => {
  const { status, body } = await invoke(handler, operation, { entrada, headers })
  return { status, body }
}
const pedir = {
  link: (email: string) => chamar(pedirLink.handler, acesso.pedirLink, { email, mode: 'paciente' }),
  redefinicao: (email: string) =>
    chamar(pedirRedefinicao.handler, acesso.pedirRedefinicao, { email, mode: 'medico' }),
  confirmacao: (email: string) =>
    chamar(reenviar.handler, acesso.reenviarConfirmacao, { email, mode: 'paciente' }),
}
const RECEBIDO = { status: 200, body: { recebido: true } }

describe.each(['link', 'redefinicao', 'confirmacao'] as const)('asking for a %s', (qual) => {
  it('answers the same for an account, an unconfirmed one and nobody', async () => {
    for (const email of [ANA.usuario.email, CARLA.usuario.email, 'ninguem@exemplo.com.br'])
      expect(await pedir[qual](email)).toEqual(RECEBIDO)
  })

  it('refuses what is no e-mail', async () => {
    expect(await pedir[qual]('nada')).toMatchObject({
      status: 400,
      body: { campos: [{ campo: 'email', motivo: 'E-mail inválido.' }] },
    })
  })
})

describe('what is mailed', () => {
  it('the magic link leads to the callback with mode, token and e-mail', async () => {
    await pedir.link(' Ana@Exemplo.com.br ')
    const [mensagem, ...mais] = await correio.recebidas()
    expect(mais).toEqual([])
    expect(mensagem?.para).toEqual([ANA.usuario.email])
    expect(mensagem?.assunto).toBe('Seu link de acesso ao Acolhe')
    expect(mensagem?.html).toContain('Acessar Minha Conta')
    expect(mensagem?.link.href).toMatch(
      /^http:\/\/127\.0\.0\.1:4600\/auth\/callback\?mode=paciente&token=[\w-]{43}&email=ana%40exemplo\.com\.br$/,
    )
  })

  it('the reset leads to its screen and warns who did not ask', async () => {
    await pedir.redefinicao(ANA.usuario.email)
    const [mensagem] = await correio.recebidas()
    expect(mensagem?.html).toContain('Redefinir Minha Senha')
    expect(mensagem?.texto).toContain('Se não foi você quem solicitou, ignore este email')
    expect(mensagem?.link.href).toMatch(
      /^http:\/\/127\.0\.0\.1:4600\/reset-senha\?mode=medico&token=[\w-]{43}$/,
    )
  })

  it('an unproven e-mail gets its confirmation instead; a proven one no second', async () => {
    await pedir.link(CARLA.usuario.email)
    await pedir.redefinicao(CARLA.usuario.email)
    await pedir.confirmacao(ANA.usuario.email)
    const assuntos = (await correio.recebidas()).map(({ assunto, para }) => [assunto, para[0]])
    expect(assuntos).toEqual([
      ['Confirme sua conta no Acolhe', CARLA.usuario.email],
      ['Confirme sua conta no Acolhe', CARLA.usuario.email],
    ])
  })

  it('stores the token only as a hash, for 15 minutes', async () => {
    await pedir.link(ANA.usuario.email)
    const [mensagem] = await correio.recebidas()
    const token = mensagem?.link.searchParams.get('token') ?? ''
    expect(JSON.stringify([...tabela.items])).not.toContain(token)
    const [guardado] = tabela.of('token')
    const vida = Date.parse(String(guardado?.['expira_em'])) - Date.parse(String(guardado?.['criado_em']))
    expect(vida).toBe(15 * 60_000)
  })

  it('stops after five requests from one address, and after three resets with the sentence of the limit', async () => {
    for (let i = 0; i < 5; i++) expect(await pedir.link(ANA.usuario.email)).toEqual(RECEBIDO)
    expect((await pedir.link(ANA.usuario.email)).status).toBe(429)
    for (let i = 0; i < 3; i++) expect(await pedir.redefinicao('ninguem@exemplo.com.br')).toEqual(RECEBIDO)
    expect(await pedir.redefinicao('ninguem@exemplo.com.br')).toEqual({
      status: 429,
      body: {
        type: 'https://acolhe.app/erros/muitas_tentativas',
        title: 'Muitas tentativas',
        status: 429,
        detail: 'Limite de redefinição de senha atingido. Tente novamente em 60 minutos.',
        codigo: 'muitas_tentativas',
        request_id: 'req-1',
        retry_after: 3600,
      },
    })
  })

  it('fills nobody’s inbox: after ten an hour nothing is sent and the answer stays the same', async () => {
    for (let ip = 0; ip < 12; ip++)
      expect(
        await chamar(
          pedirLink.handler,
          acesso.pedirLink,
          { email: ANA.usuario.email, mode: 'paciente' },
          { 'x-acolhe-ip': `10.0.0.${ip}` },
        ),
      ).toEqual(RECEBIDO)
    expect(await correio.recebidas()).toHaveLength(10)
  })
})

describe('confirmar-email', () => {
  const confirmar = (token: string, headers: Record<string, string> = {}) =>
    chamar(confirmarEmail.handler, acesso.confirmarEmail, { token }, headers)
  const { id, email } = CARLA.usuario
  const tokenDaCarla = async () => {
    await pedir.confirmacao(email)
    return (await correio.recebidas()).at(-1)?.link.searchParams.get('confirmacao') ?? ''
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

  it('in the account’s own session: confirmed, locks permanent, nothing revoked', async () => {
    const token = await tokenDaCarla()
    expect(await confirmar(token, pool.entrar(id))).toEqual({ status: 200, body: { email, entrada: null } })
    expect(await usuarios.find(id)).toEqual({
      ...CARLA.usuario,
      email_confirmado: true,
      updated_at: expect.any(String),
    })
    const travas = tabela.of('unico').filter(({ usuario_id }) => usuario_id === id)
    expect(travas.map(({ campo, provisorio_ate }) => [campo, provisorio_ate])).toEqual([
      ['email', undefined],
      ['cpf', undefined],
      ['telefone', undefined],
    ])
    expect(pool.logins.get(id)).toEqual({ id, email, verificado: true, senha: 'Antiga123', saidas: 0 })
    expect(await confirmar(token, pool.entrar(id))).toEqual(INVALIDO)
  })

  it('outside a session: password and sessions of before are gone, and the person is let in once', async () => {
    const velho = await tokenDaCarla()
    const token = await tokenDaCarla()
    const { status, body } = await confirmar(token, pool.entrar(ANA.usuario.id))
    expect({ status, body }).toEqual({
      status: 200,
      body: { email, entrada: expect.stringMatching(/^[\w-]{43}$/) },
    })
    const login = pool.logins.get(id)
    expect(login?.senha).not.toBe('Antiga123')
    expect(login?.saidas).toBe(1)
    expect(await usuarios.find(id)).toMatchObject({ email_confirmado: true, password_set: false })
    expect(await confirmar(velho)).toEqual(INVALIDO)
    const { entrada } = body as { entrada: string }
    const resposta = () =>
      disparar(verificar.handler, id, { challengeAnswer: entrada, userAttributes: { sub: id, email } })
    expect(await resposta()).toEqual({ answerCorrect: true })
    expect(await resposta()).toEqual({ answerCorrect: false })
  })

  it('refuses unknown, expired and foreign tokens alike', async () => {
    expect(await confirmar('a'.repeat(43))).toEqual(INVALIDO)
    expect((await confirmar('curto')).status).toBe(400)
    const token = await tokenDaCarla()
    for (const item of tabela.items.values())
      if (item['entidade'] === 'token') Object.assign(item, { expira_em: '2020-01-01T00:00:00.000Z' })
    expect(await confirmar(token)).toEqual(INVALIDO)
    await pedir.link(ANA.usuario.email)
    const link = (await correio.recebidas()).at(-1)?.link.searchParams.get('token') ?? ''
    expect(await confirmar(link)).toEqual(INVALIDO)
  })

  it('keeps the link good when the confirmation could not be carried out', async () => {
    const token = await tokenDaCarla()
    tabela.falhar()
    expect((await confirmar(token)).status).toBe(500)
    expect((await confirmar(token)).status).toBe(200)
  })

  it('lets one of two win who open the same link at once', async () => {
    const token = await tokenDaCarla()
    const answers = await Promise.all([confirmar(token), confirmar(token)])
    expect(answers.map(({ status }) => Number(status)).sort((a, b) => a - b)).toEqual([200, 410])
  })
})
