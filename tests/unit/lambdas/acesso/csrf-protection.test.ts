import { beforeEach, describe, expect, it } from 'vitest'
import * as acesso from '#domain/acesso/contract.ts'
import { handler } from '#lambdas/acesso/csrf-protection.lambda.ts'
import * as contas from '#lambdas/store/contas.ts'
import * as csrf from '#lambdas/acesso/store/csrf.ts'
import { ANA, CARLA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const SESSAO = '0b7c9f0e-0000-4000-8000-000000000001'
const OUTRA = '0b7c9f0e-0000-4000-8000-000000000002'
const { id } = ANA.usuario
let tabela: ReturnType<typeof tabelaViva>

beforeEach(async () => {
  tabela = tabelaViva()
  segredosVivos()
  for (const { usuario } of [ANA, CARLA]) await contas.criar(usuario, new Date())
})

const pedir = (entrada: object = {}, como = ANA) =>
  invoke(handler, acesso.csrfProtection, {
    como,
    entrada: { action: 'generate', endpoint: 'two-factor-auth', session_id: SESSAO, ...entrada },
  })
const tokenDe = async () => {
  const { body } = await pedir()
  return (body as { csrf_token: string }).csrf_token
}

describe('csrf-protection', () => {
  it('answers a token that is stored as a hash only, with an end', async () => {
    const { status, body } = await pedir()
    expect({ status, body }).toEqual({
      status: 200,
      body: { csrf_token: expect.stringMatching(/^[\w-]{43}$/) },
    })
    const { csrf_token } = body as { csrf_token: string }
    expect(JSON.stringify([...tabela.items])).not.toContain(csrf_token)
    expect(JSON.stringify([...tabela.items])).not.toContain(SESSAO)
    expect(tabela.of('csrf')).toEqual([
      {
        entidade: 'csrf',
        token: expect.any(String),
        expira_em: expect.any(String),
        ttl: expect.any(Number),
      },
    ])
  })

  it('is good once, for the person and the browser session it was given to, for 15 minutes', async () => {
    const agora = new Date()
    const token = await tokenDe()
    const usar = (usuario_id: string, sessao: string, quando = agora) =>
      csrf.consumir({ usuario_id, sessao }, token, quando)
    expect(await usar(CARLA.usuario.id, SESSAO)).toBe(false)
    expect(await usar(id, OUTRA)).toBe(false)
    expect(await usar(id, SESSAO, new Date(agora.getTime() + 16 * 60_000))).toBe(false)
    expect(await usar(id, SESSAO)).toBe(true)
    expect(await usar(id, SESSAO)).toBe(false)
  })

  it.each([
    ['action', { action: 'x' }, 'Ação desconhecida.'],
    ['endpoint', { endpoint: 'x' }, 'Destino desconhecido.'],
    ['session_id', { session_id: 'x' }, 'Sessão do navegador inválida.'],
  ])('refuses a wrong %s', async (campo, entrada, motivo) => {
    expect(await pedir(entrada)).toMatchObject({ status: 400, body: { campos: [{ campo, motivo }] } })
  })
})
