import { beforeEach, describe, expect, it } from 'vitest'
import { medicoEu } from '#domain/medico/contract.ts'
import { handler } from '#lambdas/medico/medico-eu.lambda.ts'
import { ANA, HELENA, JULIA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { comecar } from './presencas.ts'

beforeEach(comecar)

describe('medico-eu', () => {
  it('answers the own registration with its specialties', async () => {
    const { status, body } = await invoke(handler, medicoEu, { como: HELENA })
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        id: HELENA.usuario.id,
        crm: '123456',
        uf: 'SP',
        status_crm: 'VERIFIED',
        nome_oficial: 'Helena Prado Vasconcelos',
        especialidades: [
          { especialidade: 'cardiologia', verificado: true, rqe: '45871' },
          { especialidade: 'clinica_medica', verificado: true, rqe: null },
        ],
      },
    })
  })

  it('is there for a doctor who is not verified yet, and not for a patient', async () => {
    expect((await invoke(handler, medicoEu, { como: JULIA })).body).toMatchObject({
      status_crm: 'PENDING',
      especialidades: [],
    })
    expect((await invoke(handler, medicoEu, { como: ANA })).status).toBe(403)
    tabelaViva(itemsOf(JULIA))
    expect((await invoke(handler, medicoEu, { como: JULIA })).body).toMatchObject({
      codigo: 'nao_encontrado',
    })
  })
})
