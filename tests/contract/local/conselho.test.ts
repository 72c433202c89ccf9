import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createConselho } from '../../../local/provedores/conselho/service.ts'
import type { Provider } from '../../../local/provedores/provider.ts'
import { providerPort, temporaryFolder } from '../../support/provedores.ts'

const MEDICA = {
  crm: '123456',
  uf: 'SP',
  nome: 'Maria Aparecida de Araújo',
  situacao: 'ativo',
  especialidades: [{ especialidade: 'Cardiologia', rqe: '45678' }],
  inscrito_em: '2012-02-10',
} as const
const PESSOA = {
  cpf: '52998224725',
  nome: 'Maria Aparecida de Araújo',
  data_nascimento: '1987-03-14',
  situacao: 'regular',
} as const

let port: Awaited<ReturnType<typeof providerPort>>
let disk: Awaited<ReturnType<typeof temporaryFolder>>
let provider: Provider

const open = async () => {
  provider = await createConselho({ folder: disk.folder, registros: { medicos: [MEDICA], cpfs: [PESSOA] } })
  port.mount([{ prefix: '/conselho', provider }])
}
beforeAll(async () => {
  port = await providerPort()
  disk = await temporaryFolder()
  await open()
})
beforeEach(() => provider.faults.clear())
afterAll(async () => {
  await port.close()
  await provider.close()
  await disk.remove()
})

const call = async (path: string, init: RequestInit = {}, key = 'conselho_local') => {
  const response = await fetch(`${port.url}/conselho${path}`, { ...init, headers: { 'x-api-key': key } })
  const body: unknown = await response.json()
  return { status: response.status, body }
}
const seed = (registros: unknown) => call('/_semente', { method: 'POST', body: JSON.stringify(registros) })

describe('the registry', () => {
  it('knows the doctors it was told of', async () => {
    expect(await call('/medicos/SP/123456')).toEqual({ status: 200, body: MEDICA })
    expect(await call('/medicos/sp/00123456')).toEqual({ status: 200, body: MEDICA })
    const nobody = { codigo: 'nao_encontrado', mensagem: 'Nenhum médico com este CRM nesta UF.' }
    expect(await call('/medicos/RJ/123456')).toEqual({ status: 404, body: nobody })
    expect(await call('/medicos/SP/654321')).toEqual({ status: 404, body: nobody })
  })

  it('knows the people it was told of and invents nobody', async () => {
    expect(await call('/cpf/52998224725')).toEqual({ status: 200, body: PESSOA })
    expect(await call('/cpf/11144477735')).toEqual({
      status: 404,
      body: { codigo: 'nao_encontrado', mensagem: 'Nenhuma pessoa com este CPF.' },
    })
  })

  it.each([
    ['/medicos/XX/123456', 'uf_invalida'],
    ['/medicos/SP/12a', 'crm_invalido'],
    ['/medicos/SP/123456789', 'crm_invalido'],
    ['/cpf/52998224724', 'cpf_invalido'],
    ['/cpf/11111111111', 'cpf_invalido'],
    ['/cpf/529.982.247-25', 'cpf_invalido'],
  ])('refuses %s', async (path, codigo) => {
    expect(await call(path)).toMatchObject({ status: 400, body: { codigo } })
  })

  it('asks for its key', async () => {
    const body = { codigo: 'nao_autorizado', mensagem: 'Chave de API ausente ou inválida.' }
    expect(await call('/medicos/SP/123456', {}, 'outra')).toEqual({ status: 401, body })
    expect(await call('/_semente', { method: 'POST', body: '{}' }, 'outra')).toEqual({ status: 401, body })
    expect(await call('/outro')).toMatchObject({ status: 404, body: { codigo: 'endereco_desconhecido' } })
  })
})

describe('the seed', () => {
  it('adds and replaces records, which outlive a restart', async () => {
    const doctor = { ...MEDICA, crm: '777', uf: 'MG', situacao: 'suspenso', especialidades: [] }
    const person = { ...PESSOA, cpf: '11144477735', situacao: 'falecido' }
    expect(await seed({ medicos: [doctor], cpfs: [person] })).toEqual({
      status: 200,
      body: { medicos: 1, cpfs: 1 },
    })
    expect(await seed({ medicos: [{ ...doctor, situacao: 'cassado' }] })).toMatchObject({ status: 200 })
    const { crm, uf, ...rest } = MEDICA
    await seed({ medicos: [{ crm, uf, ...rest, situacao: 'suspenso' }] })
    await provider.close()
    await open()
    expect(await call('/medicos/MG/777')).toEqual({ status: 200, body: { ...doctor, situacao: 'cassado' } })
    expect(await call('/cpf/11144477735')).toEqual({ status: 200, body: person })
    expect(await call('/medicos/SP/123456')).toMatchObject({ body: { situacao: 'suspenso' } })
    await seed({ medicos: [MEDICA] })
  })

  it('is all or nothing', async () => {
    const doctor = { ...MEDICA, crm: '888' }
    expect(await seed({ medicos: [doctor, { ...doctor, crm: '889', situacao: 'famoso' }] })).toEqual({
      status: 422,
      body: {
        codigo: 'dados_invalidos',
        mensagem: 'Há campos faltando ou inválidos.',
        campos: ['medicos.1.situacao'],
      },
    })
    expect(await call('/medicos/SP/888')).toMatchObject({ status: 404 })
  })
})

describe('faults', () => {
  it('put it away, slow it down, or leave it silent', async () => {
    provider.faults.add({ kind: 'status', status: 503 })
    expect(await call('/cpf/52998224725')).toEqual({
      status: 503,
      body: { codigo: 'indisponivel', mensagem: 'O cadastro do conselho está fora do ar.' },
    })
    provider.faults.add({ kind: 'delay', ms: 120 })
    const before = performance.now()
    expect((await call('/cpf/52998224725')).status).toBe(200)
    expect(performance.now() - before).toBeGreaterThan(110)
    provider.faults.add({ kind: 'hang' })
    const silent = call('/cpf/52998224725', { signal: AbortSignal.timeout(100) })
    await expect(silent).rejects.toThrow('aborted due to timeout')
    provider.faults.add({ kind: 'drop' })
    await expect(call('/cpf/52998224725')).rejects.toThrow('fetch failed')
    expect((await call('/cpf/52998224725')).status).toBe(200)
  })
})
