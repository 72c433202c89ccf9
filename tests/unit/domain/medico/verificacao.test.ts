import { describe, expect, it } from 'vitest'
import { verificarCrm } from '#domain/medico/verificacao.ts'

const registro = {
  nome: 'HELENA PRADO VASCONCELOS',
  situacao: 'ativo',
  especialidades: [{ especialidade: 'Cardiologia', rqe: '45871' }],
}
const helena = (...especialidades: { specialty: string; rqe: string }[]) => ({
  nome: 'Helena Prado Vasconcelos',
  especialidades,
})
const CLINICA = { especialidade: 'clinica_medica', verificado: true, rqe: null, origem: 'crm' }

describe('verificarCrm', () => {
  it('verifies an active registration; it gives clinica_medica by itself', () => {
    expect(verificarCrm(helena(), registro)).toEqual({
      status_crm: 'VERIFIED',
      nome_oficial: 'HELENA PRADO VASCONCELOS',
      especialidades: [CLINICA],
      motivos: [],
    })
  })

  it('confirms a specialty by its RQE, leading zeros aside', () => {
    expect(verificarCrm(helena({ specialty: 'cardiologia', rqe: '045871' }), registro)).toMatchObject({
      status_crm: 'VERIFIED',
      especialidades: [
        { especialidade: 'cardiologia', verificado: true, rqe: '045871', origem: 'rqe' },
        CLINICA,
      ],
    })
  })

  it('is partial when a specialty is not confirmed, with the reason', () => {
    const { status_crm, especialidades, motivos } = verificarCrm(
      helena({ specialty: 'cardiologia', rqe: '1' }, { specialty: 'Dermatologia', rqe: '2' }),
      registro,
    )
    expect({ status_crm, motivos }).toEqual({
      status_crm: 'PARTIAL',
      motivos: ['O RQE não é o do registro no conselho.', 'Especialidade sem registro no conselho.'],
    })
    expect(especialidades.map(({ especialidade, verificado }) => [especialidade, verificado])).toEqual([
      ['cardiologia', false],
      ['dermatologia', false],
      ['clinica_medica', true],
    ])
  })

  it('names clinica_medica once: confirmed by RQE, or given by the CRM', () => {
    const pedida = helena({ specialty: 'medicina-geral', rqe: '9' })
    expect(verificarCrm(pedida, registro).especialidades).toEqual([CLINICA])
    const comRqe = { ...registro, especialidades: [{ especialidade: 'Clínica Médica', rqe: '9' }] }
    expect(verificarCrm(pedida, comRqe).especialidades).toEqual([
      { especialidade: 'clinica_medica', verificado: true, rqe: '9', origem: 'rqe' },
    ])
  })

  it.each([
    [null, 'O CRM não foi encontrado nesta UF.'],
    [{ ...registro, situacao: 'suspenso' }, 'A situação do CRM no conselho é "suspenso".'],
    [{ ...registro, nome: 'IGOR SANTANA RIBEIRO' }, 'O nome no conselho não é o informado.'],
  ])('rejects %o', (conhecido, motivo) => {
    expect(verificarCrm(helena({ specialty: 'cardiologia', rqe: '45871' }), conhecido)).toEqual({
      status_crm: 'REJECTED',
      nome_oficial: null,
      especialidades: [],
      motivos: [motivo],
    })
  })
})
