import { SendRawEmailCommand } from '@aws-sdk/client-ses'
import { beforeEach, describe, expect, it } from 'vitest'
import { ANA, CARLA } from '#semente/personas.ts'
import { cenaDosLinks, pedir, RECEBIDO } from './links.ts'

/** What kind of item a call writes, if it says so. */
const entidadeDe = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'Item' in input && typeof input.Item === 'object'
    ? Reflect.get(input.Item ?? {}, 'entidade')
    : undefined

let cena: Awaited<ReturnType<typeof cenaDosLinks>>

beforeEach(async () => {
  cena = await cenaDosLinks()
})

describe('pedir-link', () => {
  it('answers the same for an account, an unconfirmed one and nobody', async () => {
    for (const email of [ANA.usuario.email, CARLA.usuario.email, 'ninguem@exemplo.com.br'])
      expect(await pedir.link(email)).toEqual(RECEBIDO)
  })

  it('does the same work for an account and for nobody, but for the sending itself', async () => {
    const feito = async (email: string, lugar: string) => {
      cena.tabela.client.resetHistory()
      cena.correio.client.resetHistory()
      expect(await pedir.link(email, lugar)).toEqual(RECEBIDO)
      const escritas = cena.tabela.client
        .calls()
        .map(({ args: [{ constructor, input }] }) => [
          constructor.name,
          Object.keys(input).toSorted(),
          entidadeDe(input),
        ])
      return { escritas, enviadas: cena.correio.client.calls().length }
    }
    const conta = await feito(ANA.usuario.email, '10.0.0.1')
    const ninguem = await feito('ninguem@exemplo.com.br', '10.0.1.2')
    expect(conta.escritas.length).toBeGreaterThan(8)
    expect(ninguem.escritas).toEqual(conta.escritas)
    expect([conta.enviadas, ninguem.enviadas]).toEqual([1, 0])
  })

  it('answers the same while the mail service is away', async () => {
    cena.correio.client.on(SendRawEmailCommand).rejects(new Error('away'))
    for (const email of [ANA.usuario.email, 'ninguem@exemplo.com.br'])
      expect(await pedir.link(email)).toEqual(RECEBIDO)
  })

  it('refuses what is no e-mail', async () => {
    expect(await pedir.link('nada')).toMatchObject({
      status: 400,
      body: { campos: [{ campo: 'email', motivo: 'E-mail inválido.' }] },
    })
  })

  it('leads to the callback with mode, token and e-mail', async () => {
    await pedir.link(' Ana@Exemplo.com.br ')
    const [mensagem, ...mais] = await cena.correio.recebidas()
    expect(mais).toEqual([])
    expect(mensagem?.para).toEqual([ANA.usuario.email])
    expect(mensagem?.assunto).toBe('Seu link de acesso ao Acolhe')
    expect(mensagem?.html).toContain('Acessar Minha Conta')
    expect(mensagem?.link.href).toMatch(
      /^http:\/\/127\.0\.0\.1:4600\/auth\/callback\?mode=paciente#token=[\w-]{43}&email=ana%40exemplo\.com\.br$/,
    )
  })

  it('stores the token only as a hash, for 15 minutes', async () => {
    await pedir.link(ANA.usuario.email)
    const [mensagem] = await cena.correio.recebidas()
    const token = mensagem?.segredos.get('token') ?? ''
    expect(JSON.stringify([...cena.tabela.items])).not.toContain(token)
    const [guardado] = cena.tabela.of('token')
    const vida = Date.parse(String(guardado?.['expira_em'])) - Date.parse(String(guardado?.['criado_em']))
    expect(vida).toBe(15 * 60_000)
  })

  it('sends the confirmation instead to an unproven e-mail', async () => {
    await pedir.link(CARLA.usuario.email)
    const assuntos = (await cena.correio.recebidas()).map(({ assunto, para }) => [assunto, para[0]])
    expect(assuntos).toEqual([['Confirme sua conta no Acolhe', CARLA.usuario.email]])
  })

  it('stops after five requests from one address', async () => {
    for (let i = 0; i < 5; i++) expect(await pedir.link(ANA.usuario.email)).toEqual(RECEBIDO)
    expect((await pedir.link(ANA.usuario.email)).status).toBe(429)
  })

  it('fills nobody’s inbox: after ten an hour nothing is sent and the answer stays the same', async () => {
    for (let lugar = 0; lugar < 12; lugar++)
      expect(await pedir.link(ANA.usuario.email, `10.0.0.${lugar}`)).toEqual(RECEBIDO)
    expect(await cena.correio.recebidas()).toHaveLength(10)
  })
})
