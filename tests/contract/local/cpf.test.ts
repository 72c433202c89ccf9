import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { pessoaPorCpf } from '#lambdas/providers/cpf.ts'
import { type Cpf, createCpf } from '../../../local/provedores/cpf/service.ts'
import { segredosVivos } from '../../support/pool-vivo.ts'
import { providerPort, temporaryFolder } from '../../support/provedores.ts'

const MARIA = { cpf: '52998224725', nome: 'Maria de Araújo', data_nascimento: '1987-03-14' } as const
const CONTRATO = { chave: 'chave-de-teste', segredo: 'segredo-de-teste' }
const BASIC = `Basic ${Buffer.from('chave-de-teste:segredo-de-teste').toString('base64')}`
const FORM = 'application/x-www-form-urlencoded'

let port: Awaited<ReturnType<typeof providerPort>>
let disk: Awaited<ReturnType<typeof temporaryFolder>>
let provider: Cpf

const open = async () => {
  provider = await createCpf({ folder: disk.folder, ...CONTRATO })
  port.mount([{ prefix: '/cpf', provider }])
}
beforeAll(async () => {
  await import('../../support/env.ts')
  port = await providerPort()
  disk = await temporaryFolder()
  await open()
  await seed({ pessoas: [MARIA] })
})
beforeEach(() => {
  segredosVivos()
  vi.stubEnv('URL_CPF', `${port.url}/cpf`)
  provider.faults.clear()
})
afterAll(async () => {
  await port.close()
  await provider.close()
  await disk.remove()
})

const pedir = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`${port.url}/cpf${path}`, init)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const seed = (corpo: unknown, chave: string = CONTRATO.chave) =>
  pedir('/_semente', { method: 'POST', headers: { 'x-api-key': chave }, body: JSON.stringify(corpo) })
const token = (init: RequestInit = {}) =>
  pedir('/token', {
    method: 'POST',
    headers: { authorization: BASIC, 'content-type': FORM },
    body: 'grant_type=client_credentials',
    ...init,
  })
const passe = async () => String((await token()).body['access_token'])
const consultar = async (caminho: string, authorization?: string) =>
  pedir(`/consulta-cpf-df/v3/cpf/${caminho}`, {
    headers: { authorization: authorization ?? `Bearer ${await passe()}` },
  })

describe('the gateway', () => {
  it('gives a pass to whoever has the contract', async () => {
    expect(await token()).toEqual({
      status: 200,
      body: {
        scope: 'am_application_scope default',
        token_type: 'Bearer',
        expires_in: 3600,
        access_token: expect.any(String),
      },
    })
  })

  it.each([
    ['without the form’s type', { headers: { authorization: BASIC }, body: new Uint8Array() }, 415],
    ['with another secret', { headers: { authorization: 'Basic eDp5', 'content-type': FORM } }, 401],
    ['for another grant', { body: 'grant_type=password' }, 400],
  ])('refuses one asked %s', async (_nome, init, status) => {
    expect((await token(init)).status).toBe(status)
  })

  it('knows no other path, in no other case', async () => {
    const authorization = `Bearer ${await passe()}`
    for (const caminho of ['/cpf/52998224725', '/Consulta-Cpf-df/v3/cpf/52998224725/14031987'])
      expect(await pedir(caminho, { headers: { authorization } })).toMatchObject({ status: 403 })
  })

  it('says that it is there', async () => {
    const status = (authorization: string) =>
      pedir('/consulta-cpf-df/v3/status', { headers: { authorization } })
    expect((await status(`Bearer ${await passe()}`)).status).toBe(200)
    expect((await status('Bearer nada')).status).toBe(401)
  })
})

describe('the registry', () => {
  it('answers in the words of version 3', async () => {
    expect(await consultar('52998224725/14031987')).toEqual({
      status: 200,
      body: {
        ni: '52998224725',
        nome: 'MARIA DE ARAÚJO',
        situacao: { codigo: '0', descricao: 'Regular' },
        nascimento: '14031987',
        dataInscricao: '03012000',
      },
    })
  })

  it.each([
    ['another birth date', '52998224725/15031987', 404],
    ['nobody', '11144477735/14031987', 404],
    ['no CPF', '52998224724/14031987', 400],
    ['no date', '52998224725/1987-03-14', 400],
    ['the published time-out', '98302514705/14111970', 504],
  ])('answers %s: %s, %i', async (_nome, caminho, status) => {
    expect((await consultar(caminho)).status).toBe(status)
  })

  it.each([
    ['40442820135', 'Regular'],
    ['40532176871', 'Suspensa'],
    ['07691852312', 'Pendente de Regularização'],
    ['18025346790', 'Nula'],
  ])('knows the published %s: %s', async (cpf, descricao) => {
    expect((await consultar(`${cpf}/14111970`)).body['situacao']).toMatchObject({ descricao })
  })

  it('answers in part, or keeps back, whom it was told so of', async () => {
    await seed({
      pessoas: [
        { ...MARIA, cpf: '11144477735', inscrito_em: null, nome_social: 'Mara' },
        { ...MARIA, cpf: '39053344705', protegido: 422 },
        { ...MARIA, cpf: '15350946056', protegido: 451 },
      ],
    })
    const parcial = await consultar('11144477735/14031987')
    expect(parcial.status).toBe(206)
    expect(parcial.body).not.toHaveProperty('dataInscricao')
    expect((await consultar('39053344705/14031987')).status).toBe(422)
    expect((await consultar('15350946056/14031987')).status).toBe(451)
    expect(await pessoaPorCpf('11144477735', '1987-03-14')).toMatchObject({ nome_social: 'MARA' })
    expect(await pessoaPorCpf('39053344705', '1987-03-14')).toBe('protegido')
  })
})

describe('the product', () => {
  const perguntar = () => pessoaPorCpf(MARIA.cpf, MARIA.data_nascimento)
  const pessoa = { nome: 'MARIA DE ARAÚJO', data_nascimento: '1987-03-14', situacao: 'regular' }

  it('reads what it answers', async () => {
    expect(await perguntar()).toEqual(pessoa)
    expect(await pessoaPorCpf(MARIA.cpf, '1987-03-15')).toBe('nao_confere')
    expect(await pessoaPorCpf('10975384600', '1970-11-14')).toMatchObject({
      situacao: 'pendente_de_regularizacao',
    })
  })

  it('renews a pass that was taken back midway', async () => {
    await perguntar()
    provider.expire()
    expect(await perguntar()).toEqual(pessoa)
  })

  it.each([
    ['nonsense', { kind: 'nonsense' }, 'CadastroSemResposta'],
    ['half an answer', { kind: 'half' }, 'CadastroSemResposta'],
    ['a cut after the work', { kind: 'drop' }, 'CadastroSemResposta'],
    ['too many questions', { kind: 'status', status: 429 }, 'CadastroSemResposta'],
    ['a failure', { kind: 'status', status: 500 }, 'CadastroSemResposta'],
    ['silence', { kind: 'hang' }, 'ProvedorDemorou'],
  ] as const)('takes nothing from %s, and asks once', async (_nome, fault, name) => {
    await perguntar()
    // Only silence is waited for: a busy machine may take longer than this to answer.
    const prazo = (ms: number) => vi.stubEnv('PRAZOS', JSON.stringify({ tempo_do_cpf: ms }))
    prazo(fault.kind === 'hang' ? 100 : 10_000)
    provider.faults.add({ ...fault, path: /\/v3\/cpf\// })
    await expect(perguntar()).rejects.toMatchObject({ name })
    prazo(10_000)
    expect(await perguntar()).toEqual(pessoa)
  })
})

describe('the door of whoever runs it', () => {
  it('adds and replaces people, who outlive a restart', async () => {
    const rui = { cpf: '74682489070', nome: 'Rui Dias', data_nascimento: '1990-02-01' }
    expect(await seed({ pessoas: [rui] })).toEqual({ status: 200, body: { pessoas: 1 } })
    // A published one may be changed too, and stays so.
    await seed({
      pessoas: [
        { ...rui, situacao: '3' },
        { ...rui, cpf: '63017285995' },
      ],
    })
    await provider.close()
    await open()
    expect(await pessoaPorCpf(rui.cpf, rui.data_nascimento)).toMatchObject({ situacao: 'falecido' })
    expect(await pessoaPorCpf('63017285995', rui.data_nascimento)).toMatchObject({ nome: 'RUI DIAS' })
  })

  it('is all or nothing, and asks for the key', async () => {
    const bom = { cpf: '86288366757', nome: 'Bia Reis', data_nascimento: '1990-02-01' }
    expect(await seed({ pessoas: [bom, { ...bom, cpf: '1' }] })).toMatchObject({
      status: 422,
      body: { campos: ['pessoas.1.cpf'] },
    })
    expect(await pessoaPorCpf(bom.cpf, bom.data_nascimento)).toBe('nao_confere')
    expect(await seed({ pessoas: [bom] }, 'outra')).toMatchObject({ status: 401 })
  })
})
