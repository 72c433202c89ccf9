import { beforeEach, describe, expect, it } from 'vitest'
import { salvarMedico } from '#domain/medico/contract-crm.ts'
import { handler } from '#lambdas/medico/salvar-medico.lambda.ts'
import { conferir } from '#lambdas/store/crm-conferencia.ts'
import { medicoKey } from '#lambdas/store/keys.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { ALWAYS, remove, write } from '#lambdas/store/table.ts'
import { dono } from '#lambdas/store/unicos.ts'
import { ANA, HELENA, IGOR, JULIA, type Persona } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { AGORA, type Cena, cena, DIA, em, registrado } from './conselho.ts'

let mundo: Cena
beforeEach(async () => {
  mundo = await cena()
  return () => mundo.fim()
})

const salvar = (como: Persona, dados: Readonly<Record<string, unknown>> = {}) =>
  invoke(handler, salvarMedico, {
    como,
    entrada: {
      id: como.usuario.id,
      crm: '77001',
      uf: 'MG',
      status_crm: 'PENDING',
      especialidade: null,
      dados_fiscais_json: null,
      ...dados,
    },
  })
const FISCAIS = { tipo: 'pessoa_fisica', cpf: HELENA.usuario.cpf } as const
const donoDe = (crm: string) => dono('crm', crm, 'medico', new Date())
const semRegistro = ({ usuario }: Persona) => write(remove(medicoKey(usuario.id), ALWAYS))

describe('salvar-medico', () => {
  it('registers a doctor who had none, with the lock, and answers the row', async () => {
    await semRegistro(JULIA)
    const { status, body } = await salvar(JULIA, { crm: '077001', uf: 'mg' })
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        id: JULIA.usuario.id,
        crm: '77001',
        uf: 'MG',
        status_crm: 'PENDING',
        especialidade: null,
        especialidades_json: null,
        dados_fiscais_json: null,
      },
    })
    expect(await donoDe('77001/MG')).toBe(JULIA.usuario.id)
    expect(mundo.medico(JULIA)).toMatchObject({
      created_at: AGORA.toISOString(),
      gsi4sk: `${em(DIA).toISOString()}#medico#${JULIA.usuario.id}`,
    })
  })

  it('moves the lock with another CRM, and forgets what was said about the first', async () => {
    await salvar(JULIA, { crm: '77001' })
    await conferir(JULIA.usuario.id, null, AGORA)
    expect(mundo.medico(JULIA)).toMatchObject({ status_crm: 'REJECTED' })
    expect((await salvar(JULIA, { crm: '77002' })).body).toMatchObject({
      crm: '77002',
      status_crm: 'PENDING',
    })
    expect([await donoDe('77001/MG'), await donoDe('77002/MG')]).toEqual([undefined, JULIA.usuario.id])
    expect(mundo.medico(JULIA)).not.toHaveProperty('verificado_em')
    expect(mundo.linhas(JULIA)).toEqual([])
  })

  it('lets a rejected CRM wait again, and leaves a waiting one as it is', async () => {
    const { crm, uf } = JULIA.medico
    const antes = mundo.medico(JULIA)
    expect((await salvar(JULIA, { crm, uf })).status).toBe(200)
    expect(mundo.medico(JULIA)).toEqual(antes)
    await conferir(JULIA.usuario.id, null, AGORA)
    expect((await salvar(JULIA, { crm, uf })).body).toMatchObject({ status_crm: 'PENDING' })
    expect(mundo.medico(JULIA)).toMatchObject({ gsi4pk: expect.stringMatching(/^PRAZO#medico#\d$/) })
  })

  it('keeps what the account already has: fiscal data, and a confirmed CRM', async () => {
    await medicos.mudar(HELENA.usuario.id, { dados_fiscais_json: FISCAIS }, AGORA)
    const { crm, uf } = HELENA.medico
    expect((await salvar(HELENA, { crm, uf })).body).toMatchObject({
      status_crm: 'VERIFIED',
      dados_fiscais_json: FISCAIS,
    })
    expect(await salvar(HELENA)).toMatchObject({
      status: 409,
      body: {
        codigo: 'transicao_invalida',
        detail: 'Seu CRM já foi confirmado e não pode ser trocado por aqui.',
      },
    })
  })

  it('is one account’s: of two who take a CRM one is told so', async () => {
    for (const persona of [IGOR, JULIA]) await semRegistro(persona)
    const respostas = await Promise.all([salvar(IGOR), salvar(JULIA)])
    expect(new Set(respostas.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(respostas.find(({ status }) => status === 409)?.body).toMatchObject({
      codigo: 'duplicado',
      duplicate_found: true,
      duplicate_type: 'crm',
      detail: 'Este CRM já está associado a uma conta existente.',
    })
    expect(mundo.tabela.of('medico').filter(({ crm }) => crm === '77001')).toHaveLength(1)
  })

  it('is the own row’s, and a doctor’s', async () => {
    expect(await salvar(JULIA, { id: HELENA.usuario.id })).toMatchObject({
      status: 404,
      body: { codigo: 'nao_encontrado' },
    })
    expect(await salvar(ANA)).toMatchObject({ status: 403, body: { codigo: 'sem_permissao' } })
    expect((await invoke(handler, salvarMedico, { entrada: {} })).status).toBe(401)
  })

  it.each([
    [{ status_crm: 'VERIFIED' }, 'status_crm', 'Um registro novo começa pendente.'],
    [{ especialidade: 'cardiologia' }, 'especialidade', 'A especialidade é definida pela verificação.'],
    [{ crm: '123456789' }, 'crm', 'CRM inválido.'],
    [{ uf: 'ZZ' }, 'uf', 'UF inválida.'],
  ])('writes only what variant A writes: %o', async (dados, campo, motivo) => {
    expect((await salvar(JULIA, dados)).body).toMatchObject({ campos: [{ campo, motivo }] })
  })

  it('keeps the lock for as long as the registration is confirmed', async () => {
    await conferir(HELENA.usuario.id, registrado(HELENA), AGORA)
    mundo.passar(3 * DIA)
    expect(await donoDe('123456/SP')).toBe(HELENA.usuario.id)
  })
})
