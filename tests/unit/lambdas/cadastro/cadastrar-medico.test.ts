import { beforeEach, describe, expect, it } from 'vitest'
import * as cadastro from '#domain/cadastro/contract.ts'
import { VERSAO_LEGAL } from '#domain/legal/aceite.ts'
import { handler } from '#lambdas/cadastro/cadastrar.lambda.ts'
import { handler as precheck } from '#lambdas/cadastro/precheck-identity.lambda.ts'
import { invoke } from '../../../support/invoke.ts'
import { correioVivo, poolVivo, segredosVivos } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const RAFAELA = {
  nome: 'Rafaela Prado Moura',
  cpf: '529.982.247-25',
  email: 'rafaela@exemplo.com.br',
  telefone: '(11) 98765-4321',
  data_nascimento: '14/03/1980',
  password: 'Segura2026',
  aceite_legal: { versao: VERSAO_LEGAL },
  tipo: 'medico',
  crm: '0123456',
  uf: 'sp',
  variante: 'B',
  especialidades: [
    { especialidade: 'Cardiologia', rqe: '45871' },
    { especialidade: 'clinica_medica', rqe: '12' },
  ],
}
const OUTRA = {
  ...RAFAELA,
  nome: 'Outra Doutora',
  cpf: '111.444.777-35',
  email: 'outra@exemplo.com.br',
  telefone: '11911112222',
}

const JA_EXISTE = {
  status: 409,
  body: {
    type: 'https://acolhe.app/erros/ja_existe',
    title: 'Usuário já existe',
    status: 409,
    detail: 'Este e-mail já possui uma conta. Faça login para continuar.',
    codigo: 'ja_existe',
    request_id: 'req-1',
  },
}

let tabela: ReturnType<typeof tabelaViva>
let pool: ReturnType<typeof poolVivo>

beforeEach(() => {
  tabela = tabelaViva()
  pool = poolVivo()
  correioVivo()
  segredosVivos()
})

async function cadastrar(entrada: object, headers: Record<string, string> = {}) {
  const { status, body } = await invoke(handler, cadastro.cadastrar, { entrada: { ...entrada }, headers })
  return { status, body }
}

const registro = () =>
  tabela.of('medico').map(({ id: _id, created_at: _c, updated_at: _u, ...resto }) => resto)
const campos = (body: unknown) => (body as { campos?: unknown }).campos

describe('cadastrar, a doctor', () => {
  it('makes profile, registration, locks with CRM and UF, and a draft of the identity check', async () => {
    const { status } = await cadastrar(RAFAELA)
    expect(status).toBe(200)
    const [login] = [...pool.logins.values()]
    expect(tabela.of('usuario')).toMatchObject([
      { id: login?.id, tipo: 'medico', kyc_status: 'pending', access_tier: 'blocked' },
    ])
    expect(tabela.of('medico')).toEqual([
      {
        entidade: 'medico',
        id: login?.id,
        crm: '123456',
        uf: 'SP',
        status_crm: 'pendente',
        especialidade: null,
        especialidades_json: [
          { specialty: 'cardiologia', rqe: '45871' },
          { specialty: 'clinica_medica', rqe: '12' },
        ],
        dados_fiscais_json: null,
        created_at: expect.any(String),
        updated_at: expect.any(String),
        // The council is asked within a day at the latest.
        gsi4pk: expect.stringMatching(/^PRAZO#medico#\d$/),
        gsi4sk: expect.stringContaining(`#medico#${login?.id}`),
      },
    ])
    expect(tabela.of('kyc')).toMatchObject([{ user_id: login?.id, current_state: 'draft' }])
    expect(tabela.of('unico').map(({ campo, usuario_id }) => ({ campo, usuario_id }))).toEqual(
      ['email', 'cpf', 'telefone', 'crm'].map((campo) => ({ campo, usuario_id: login?.id })),
    )
    expect([...tabela.items.keys()].join('\n')).not.toContain('123456')
  })

  it('writes what variant A writes', async () => {
    const { especialidades: _especialidades, ...sem } = RAFAELA
    expect((await cadastrar({ ...sem, variante: 'A', crm: '7' })).status).toBe(200)
    expect(registro()).toEqual([
      {
        entidade: 'medico',
        crm: '7',
        uf: 'SP',
        status_crm: 'PENDING',
        especialidade: null,
        especialidades_json: null,
        dados_fiscais_json: null,
        gsi4pk: expect.stringMatching(/^PRAZO#medico#\d$/),
        gsi4sk: expect.stringContaining('#medico#'),
      },
    ])
  })

  it('asks a doctor for CRM, UF and variant, and a patient for none of them', async () => {
    const { crm: _crm, uf: _uf, variante: _variante, ...sem } = RAFAELA
    expect(campos((await cadastrar(sem)).body)).toEqual([
      { campo: 'crm', motivo: 'CRM inválido.' },
      { campo: 'uf', motivo: 'UF inválida.' },
      { campo: 'variante', motivo: 'Informe a variante do cadastro: A ou B.' },
    ])
    expect((await cadastrar({ ...RAFAELA, tipo: 'paciente' })).status).toBe(200)
    expect(tabela.of('medico')).toEqual([])
    expect(tabela.of('unico').map(({ campo }) => campo)).not.toContain('crm')
  })

  it('names a wrong CRM, UF, specialty or RQE', async () => {
    const { body } = await cadastrar({
      ...RAFAELA,
      crm: '12a',
      uf: 'XX',
      especialidades: [
        { especialidade: 'quiromancia', rqe: '1' },
        { especialidade: 'cardiologia', rqe: '' },
      ],
    })
    expect(campos(body)).toEqual([
      { campo: 'crm', motivo: 'CRM inválido.' },
      { campo: 'uf', motivo: 'UF inválida.' },
      { campo: 'especialidades.0.especialidade', motivo: 'Especialidade desconhecida.' },
      { campo: 'especialidades.1.rqe', motivo: 'Informe o RQE desta especialidade.' },
    ])
    const repetida = [
      { especialidade: 'cardiologia', rqe: '1' },
      { especialidade: 'Cardiologia', rqe: '2' },
    ]
    expect(campos((await cadastrar({ ...RAFAELA, especialidades: repetida })).body)).toEqual([
      { campo: 'especialidades', motivo: 'Informe cada especialidade uma vez.' },
    ])
    expect(pool.logins.size).toBe(0)
  })

  it('refuses a CRM of another doctor, whatever its zeros, and takes the same number of another state', async () => {
    await cadastrar(RAFAELA)
    expect(await cadastrar({ ...OUTRA, crm: '123456' })).toEqual({
      status: 409,
      body: {
        type: 'https://acolhe.app/erros/duplicado',
        title: 'Dados em uso',
        status: 409,
        detail: 'Este CRM já está associado a uma conta existente.',
        codigo: 'duplicado',
        request_id: 'req-1',
        duplicate_found: true,
        duplicate_type: 'crm',
      },
    })
    const { cpf, email, telefone } = { ...OUTRA, cpf: '390.533.447-05' }
    const { body } = await invoke(precheck, cadastro.precheckIdentity, {
      entrada: { cpf, email, telefone, tipo: 'medico', crm: '123456', uf: 'SP' },
    })
    expect(body).toEqual({ success: true, duplicate_found: true, duplicate_type: 'crm' })
    expect((await cadastrar({ ...OUTRA, uf: 'RJ' })).status).toBe(200)
  })

  it('lets exactly one of two have the same CRM at once', async () => {
    const answers = await Promise.all([cadastrar(RAFAELA), cadastrar(OUTRA)])
    expect(answers.map(({ status }) => Number(status)).sort((a, b) => a - b)).toEqual([200, 409])
    expect(tabela.of('medico')).toHaveLength(1)
  })

  it('completes on a retry what a crash left, and is never another registration', async () => {
    tabela.falhar()
    expect((await cadastrar(RAFAELA)).status).toBe(500)
    pool.falhar()
    expect((await cadastrar(RAFAELA)).status).toBe(500)
    expect(await cadastrar({ ...RAFAELA, crm: '999' })).toEqual(JA_EXISTE)
    expect((await cadastrar(RAFAELA)).status).toBe(200)
    expect(await cadastrar(RAFAELA)).toEqual(JA_EXISTE)
    expect(tabela.of('medico')).toHaveLength(1)
  })

  it('leaves nothing of a registration that was never confirmed within 48 hours', async () => {
    await cadastrar(RAFAELA)
    for (const item of tabela.items.values())
      if ('provisorio_ate' in item) Object.assign(item, { provisorio_ate: '2020-01-01T00:00:00.000Z' })
    const { status, body } = await cadastrar({ ...OUTRA, email: RAFAELA.email })
    expect(status).toBe(200)
    expect(tabela.of('medico').map(({ id }) => id)).toEqual([(body as { id: string }).id])
  })

  it('completes the profile of a session without one', async () => {
    const { password: _password, ...sem } = RAFAELA
    pool.com('sub-9', 'rafaela@exemplo.com.br')
    expect((await cadastrar(sem, pool.entrar('sub-9'))).status).toBe(200)
    expect(tabela.of('medico').map(({ id }) => id)).toEqual(['sub-9'])
  })
})
