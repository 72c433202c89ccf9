import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider'
import { SendRawEmailCommand } from '@aws-sdk/client-ses'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testarEmail } from '#domain/email/contract.ts'
import { handler } from '#lambdas/email/testar-email.lambda.ts'
import * as contas from '#lambdas/store/contas.ts'
import { papelKey } from '#lambdas/store/keys.ts'
import * as supressoes from '#lambdas/store/supressoes.ts'
import { ALWAYS, put, write } from '#lambdas/store/table.ts'
import { ANA, CARLA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { correioVivo, poolVivo, segredosVivos } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const ALGUEM = 'alguem@exemplo.com.br'

let tabela: ReturnType<typeof tabelaViva>
let pool: ReturnType<typeof poolVivo>
let correio: ReturnType<typeof correioVivo>

beforeEach(async () => {
  tabela = tabelaViva()
  segredosVivos()
  pool = poolVivo()
  correio = correioVivo()
  for (const { usuario } of [ANA, CARLA]) await contas.criar(usuario, new Date())
})
afterEach(() => {
  vi.unstubAllEnvs()
})

const testar = async (tipo: string, email = ALGUEM, mais: Partial<Parameters<typeof invoke>[2]> = {}) => {
  const { status, body } = await invoke(handler, testarEmail, { entrada: { tipo, email }, ...mais })
  return { status, body }
}

describe('testar-email', () => {
  it.each([
    ['magic_link', 'Seu link de acesso ao Acolhe', 'Acessar Minha Conta', '/auth/callback'],
    ['recovery', 'Redefina sua senha do Acolhe', 'Redefinir Minha Senha', '/reset-senha'],
  ])('%s: one message to the address itself, back with mode=test', async (tipo, assunto, botao, caminho) => {
    expect(await testar(tipo)).toEqual({ status: 200, body: { tipo, destinatario: ALGUEM } })
    const [mensagem, ...mais] = await correio.recebidas()
    expect(mais).toEqual([])
    expect(mensagem).toMatchObject({ para: [ALGUEM], assunto })
    expect(mensagem?.html).toContain(botao)
    expect(mensagem?.link.pathname).toBe(caminho)
    expect(mensagem?.link.searchParams.get('mode')).toBe('test')
  })

  it('twofa: a code of six digits that opens nothing', async () => {
    expect(await testar('twofa')).toEqual({ status: 200, body: { tipo: 'twofa', destinatario: ALGUEM } })
    const [mensagem] = await correio.recebidas()
    expect(mensagem?.assunto).toBe('Seu código de verificação do Acolhe')
    expect(mensagem?.texto).toMatch(/\n\d{6}\n[^]*15 minutos/)
    expect(tabela.of('dois_fatores')).toEqual([])
  })

  it('confirmation: a sign-up of an alias that leaves nobody behind', async () => {
    const { status, body } = await testar('confirmation')
    const { destinatario } = body as { destinatario: string }
    expect(status).toBe(200)
    expect(destinatario).toMatch(/^alguem\+test\d{13}@exemplo\.com\.br$/)
    const [mensagem] = await correio.recebidas()
    expect(mensagem).toMatchObject({ para: [destinatario], assunto: 'Confirme sua conta no Acolhe' })
    const [criado] = pool.client.commandCalls(AdminCreateUserCommand)
    expect(criado?.args[0].input).toMatchObject({ Username: destinatario, MessageAction: 'SUPPRESS' })
    expect(pool.logins.size).toBe(0)
    expect(tabela.of('usuario')).toHaveLength(2)
  })

  it('confirmation: nobody is left behind when the mail cannot be sent', async () => {
    correio.client.on(SendRawEmailCommand).rejects(new Error('Throttling'))
    expect(await testar('confirmation')).toMatchObject({ status: 503 })
    expect(pool.client.commandCalls(AdminDeleteUserCommand)).toHaveLength(1)
    expect(pool.logins.size).toBe(0)
  })

  it('confirmation: a sign-in that is there already is not touched', async () => {
    pool.client
      .on(AdminCreateUserCommand)
      .rejects(new UsernameExistsException({ $metadata: {}, message: '' }))
    pool.com('x', 'outro@exemplo.com.br')
    pool.client
      .on(AdminGetUserCommand)
      .resolves({ UserAttributes: [{ Name: 'sub', Value: 'x' }], UserStatus: 'CONFIRMED' })
    expect(await testar('confirmation')).toMatchObject({
      status: 409,
      body: { codigo: 'ja_existe', detail: 'User already registered' },
    })
    expect(pool.logins.size).toBe(1)
    expect(await correio.recebidas()).toEqual([])
  })

  it('confirmation: an address whose alias is too long to be one is refused before anything is made', async () => {
    const dominio = `${'a.'.repeat(116)}com.br`
    expect(await testar('confirmation', `ana@${dominio}`)).toMatchObject({
      status: 400,
      body: { campos: [{ campo: 'email', motivo: 'E-mail inválido.' }] },
    })
    expect(pool.client.commandCalls(AdminCreateUserCommand)).toEqual([])
  })

  it('a link works for the account of a proven address, and for nobody else', async () => {
    await testar('magic_link', ANA.usuario.email)
    await testar('magic_link', CARLA.usuario.email)
    await testar('magic_link', ALGUEM)
    const [ana, carla, alguem] = tabela.of('token').map(({ usuario_id }) => usuario_id)
    expect(ana).toBe(ANA.usuario.id)
    for (const id of [carla, alguem]) expect([ANA.usuario.id, CARLA.usuario.id]).not.toContain(id)
  })

  it('refuses what it does not know by its name', async () => {
    expect(await testar('newsletter')).toMatchObject({
      status: 400,
      body: { campos: [{ campo: 'tipo', motivo: 'Template não reconhecido' }] },
    })
    expect(await testar('twofa', 'nada')).toMatchObject({
      status: 400,
      body: { campos: [{ campo: 'email', motivo: 'E-mail inválido.' }] },
    })
  })

  it('sends few to one address, from wherever they are asked', async () => {
    for (let lugar = 0; lugar < 12; lugar++)
      expect((await testar('twofa', ALGUEM, { ip: `10.0.0.${lugar}` })).status).toBe(200)
    expect(await testar('twofa', ALGUEM, { ip: '10.0.1.1' })).toMatchObject({
      status: 429,
      body: { codigo: 'muitas_tentativas', retry_after: expect.any(Number) },
    })
    expect(await correio.recebidas()).toHaveLength(12)
  })

  it('sends few from one place, to whomever', async () => {
    for (let n = 0; n < 30; n++) expect((await testar('twofa', `a${n}@exemplo.com.br`)).status).toBe(200)
    expect((await testar('twofa', 'b@exemplo.com.br')).status).toBe(429)
  })

  it('says when an address is closed to our messages', async () => {
    const agora = new Date()
    const devolucao = { aviso: 'd', motivo: 'devolvido', definitiva: true, em: agora.toISOString() } as const
    await supressoes.registrar({ ...devolucao, enderecos: [ALGUEM] }, agora)
    expect(await testar('twofa')).toMatchObject({ status: 409, body: { codigo: 'email_suprimido' } })
    expect(await correio.recebidas()).toEqual([])
  })

  it('says when the mail service does not know its credentials, and hides every other failure', async () => {
    const falha = (name: string) => Object.assign(new Error('segredo interno'), { name })
    correio.client.on(SendRawEmailCommand).rejects(falha('InvalidClientTokenId'))
    expect(await testar('twofa')).toMatchObject({
      status: 503,
      body: { detail: '535 Authentication Credentials Invalid' },
    })
    correio.client.on(SendRawEmailCommand).rejects(falha('Throttling'))
    const { body } = await testar('twofa')
    expect(JSON.stringify(body)).not.toMatch(/535|segredo/)
  })

  describe.each(['dev', 'prod'])('in the stage %s', (estagio) => {
    beforeEach(() => {
      vi.stubEnv('ESTAGIO', estagio)
      pool.com(ANA.usuario.id, ANA.usuario.email)
    })

    it('asks for a session', async () => {
      expect(await testar('twofa')).toMatchObject({ status: 401, body: { codigo: 'nao_autenticado' } })
    })

    it('asks for the active admin role', async () => {
      const headers = pool.entrar(ANA.usuario.id)
      expect(await testar('twofa', ALGUEM, { headers })).toMatchObject({
        status: 403,
        body: { codigo: 'sem_permissao' },
      })
      await write(put({ ...papelKey(ANA.usuario.id, 'admin'), entidade: 'papel', is_active: true }, ALWAYS))
      expect((await testar('twofa', ALGUEM, { headers })).status).toBe(200)
      expect(await correio.recebidas()).toHaveLength(1)
    })
  })
})
