import { beforeEach, describe, expect, it } from 'vitest'
import { revisarRegistro } from '#domain/medico/contract-dados.ts'
import { handler } from '#lambdas/medico/revisar-registro.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { HELENA, JULIA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { medicas } from './dados-de-teste.ts'

let tabela: Awaited<ReturnType<typeof medicas>>
beforeEach(async () => {
  tabela = await medicas()
})

const revisar = (entrada: Record<string, unknown>, como = JULIA) =>
  invoke(handler, revisarRegistro, { como, entrada })
const NOVO = { crm: '0777', uf: 'rj', especialidades: [{ especialidade: 'Cardiologia', rqe: '12' }] }

describe('revisar-registro', () => {
  it('corrects CRM, UF and specialties; the council is asked again', async () => {
    const { status, body } = await revisar(NOVO)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      crm: '777',
      uf: 'RJ',
      status_crm: 'PENDING',
      nome_oficial: null,
      especialidades: [{ especialidade: 'cardiologia', rqe: '12', verificado: null, motivo: null }],
    })
    expect(await medicos.find(JULIA.usuario.id)).toMatchObject({
      especialidades_json: [{ specialty: 'cardiologia', rqe: '12' }],
    })
    expect(tabela.of('unico')).toMatchObject([{ campo: 'crm', usuario_id: JULIA.usuario.id }])
  })

  it('opens a rejected registration again, even with the same numbers', async () => {
    const { id } = JULIA.usuario
    await medicos.change(id, { status_crm: 'REJECTED' }, new Date())
    const { crm, uf } = JULIA.medico
    expect((await revisar({ crm, uf, especialidades: [] })).body).toMatchObject({ status_crm: 'PENDING' })
    expect((await medicos.find(id))?.especialidades_json).toBeNull()
  })

  it('names what is wrong', async () => {
    expect(
      (await revisar({ crm: 'x', uf: 'XX', especialidades: [{ especialidade: 'cardiologia', rqe: '' }] }))
        .body,
    ).toMatchObject({
      campos: [
        { campo: 'crm', motivo: 'CRM inválido.' },
        { campo: 'uf', motivo: 'UF inválida.' },
        { campo: 'especialidades.0.rqe', motivo: 'Informe o RQE desta especialidade.' },
      ],
    })
  })

  it('is refused once the council confirmed it', async () => {
    expect(await revisar(NOVO, HELENA)).toMatchObject({
      status: 409,
      body: {
        codigo: 'transicao_invalida',
        detail: 'Seu CRM já foi confirmado e não pode ser trocado por aqui.',
      },
    })
  })

  it('is refused for a CRM of another doctor', async () => {
    await revisar(NOVO)
    await medicos.change(HELENA.usuario.id, { status_crm: 'PENDING' }, new Date())
    expect(await revisar(NOVO, HELENA)).toMatchObject({
      status: 409,
      body: { codigo: 'duplicado', duplicate_type: 'crm' },
    })
  })
})
