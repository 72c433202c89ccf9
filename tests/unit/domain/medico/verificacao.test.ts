import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partesDiferentes } from '#domain/kyc/texto/nomes.ts'
import { decide } from '#domain/base/maquina.ts'
import { crmMachine } from '#domain/medico/machine.ts'
import { statusCrmDe } from '#domain/base/crm.ts'
import { atoDaVerificacao, recusarCrm, verificarCrm } from '#domain/medico/verificacao.ts'

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
      informadas: [],
      motivos: [],
    })
  })

  it('confirms a specialty by its RQE, leading zeros aside', () => {
    expect(verificarCrm(helena({ specialty: 'cardiologia', rqe: '045871' }), registro)).toEqual({
      status_crm: 'VERIFIED',
      nome_oficial: 'HELENA PRADO VASCONCELOS',
      especialidades: [
        { especialidade: 'cardiologia', verificado: true, rqe: '045871', origem: 'rqe' },
        CLINICA,
      ],
      informadas: [
        {
          especialidade: 'cardiologia',
          rqe_informado: '045871',
          verificado: true,
          motivo: 'RQE confirmado no conselho.',
        },
      ],
      motivos: [],
    })
  })

  it('is partial when a specialty is not confirmed, with the reason of each', () => {
    const { status_crm, especialidades, informadas, motivos } = verificarCrm(
      helena({ specialty: 'cardiologia', rqe: '1' }, { specialty: 'Dermatologia', rqe: '2' }),
      registro,
    )
    const razoes = ['O RQE não é o do registro no conselho.', 'Especialidade sem registro no conselho.']
    expect({ status_crm, motivos }).toEqual({ status_crm: 'PARTIAL', motivos: razoes })
    expect(informadas.map(({ motivo }) => motivo)).toEqual(razoes)
    expect(
      especialidades.map(({ especialidade, verificado, motivo }) => [especialidade, verificado, motivo]),
    ).toEqual([
      ['cardiologia', false, razoes[0]],
      ['dermatologia', false, razoes[1]],
      ['clinica_medica', true, undefined],
    ])
  })

  it('stores clinica_medica once: confirmed by RQE, or given by the CRM', () => {
    const pedida = helena({ specialty: 'medicina-geral', rqe: '9' })
    const semRqe = verificarCrm(pedida, registro)
    expect(semRqe.especialidades).toEqual([
      { ...CLINICA, negado: { rqe: '9', motivo: 'Especialidade sem registro no conselho.' } },
    ])
    expect(semRqe.status_crm).toBe('PARTIAL')
    expect(semRqe.informadas).toEqual([
      {
        especialidade: 'clinica_medica',
        rqe_informado: '9',
        verificado: false,
        motivo: 'Especialidade sem registro no conselho.',
      },
    ])
    const comRqe = { ...registro, especialidades: [{ especialidade: 'Clínica Médica', rqe: '9' }] }
    expect(verificarCrm(pedida, comRqe).especialidades).toEqual([
      { especialidade: 'clinica_medica', verificado: true, rqe: '9', origem: 'rqe' },
    ])
  })

  it.each([
    [null, ['O CRM não foi encontrado nesta UF.']],
    [{ ...registro, situacao: 'suspenso' }, ['A situação do CRM no conselho é "suspenso".']],
    [{ ...registro, situacao: 'estudante' }, ['A situação do CRM no conselho é "estudante".']],
    [
      { ...registro, nome: 'IGOR SANTANA RIBEIRO' },
      ['O primeiro nome no conselho não é o informado.', 'O último sobrenome no conselho não é o informado.'],
    ],
    [{ ...registro, nome: 'HELENA PRADO DE SOUZA' }, ['O último sobrenome no conselho não é o informado.']],
    [
      { ...registro, nome: 'HELENA MARTINS LOPES VASCONCELOS' },
      ['Os nomes do meio no conselho não são os informados.'],
    ],
  ])('rejects %o and says why', (conhecido, motivos) => {
    const linha = { especialidade: 'cardiologia', verificado: false, motivo: 'O CRM não foi confirmado.' }
    expect(verificarCrm(helena({ specialty: 'cardiologia', rqe: '45871' }), conhecido)).toEqual({
      status_crm: 'REJECTED',
      nome_oficial: null,
      especialidades: [{ ...linha, rqe: '45871', origem: 'rqe' }],
      informadas: [{ ...linha, rqe_informado: '45871' }],
      motivos,
    })
  })

  it.each([
    ['helena prado vasconcelos'],
    ['HELENA DE PRADO E VASCONCELOS'],
    ['Heléna  Prado   Vasconcelos'],
    ['Helena P. Vasconcelos'],
    ['Helena Vasconcelos'],
  ])('takes %s for the same name', (nome) => {
    expect(verificarCrm({ nome, especialidades: [] }, registro).status_crm).toBe('VERIFIED')
  })

  it('does not mind the order of the middle names', () => {
    const longo = { ...registro, nome: 'MARIA APARECIDA SOUZA LIMA COSTA' }
    expect(
      verificarCrm({ nome: 'Maria Lima S. Aparecida Costa', especialidades: [] }, longo).status_crm,
    ).toBe('VERIFIED')
  })
})

describe('partesDiferentes', () => {
  const nome = fc.uniqueArray(fc.stringMatching(/^[A-Z]{4,9}$/), { minLength: 2, maxLength: 5 })
  it('has no reason exactly when the names are the same, and never repeats what the other name says', () => {
    fc.assert(
      fc.property(nome, nome, (a, b) => {
        const motivos = verificarCrm(
          { nome: a.join(' '), especialidades: [] },
          { nome: b.join(' '), situacao: 'ativo', especialidades: [] },
        ).motivos
        expect(motivos.length > 0).toBe(partesDiferentes(a.join(' '), b.join(' ')).length > 0)
        for (const palavra of b) expect(motivos.join(' ')).not.toContain(palavra)
      }),
    )
  })
})

describe('atoDaVerificacao', () => {
  const STATUS = ['PENDING', 'pendente', 'VERIFIED', 'PARTIAL', 'REJECTED'] as const
  it.each(
    STATUS.flatMap((atual) => (['VERIFIED', 'PARTIAL', 'REJECTED'] as const).map((r) => [atual, r] as const)),
  )('from %s the answer %s is an act the machine knows and that leads there', (atual, resposta) => {
    const ato = atoDaVerificacao(atual, resposta)
    const status = statusCrmDe(atual) ?? 'PENDING'
    // Without an act nothing changes.
    const to = ato === null ? { ok: true, to: status } : decide(crmMachine, status, ato, 'sistema')
    expect(to).toEqual({ ok: true, to: resposta })
  })

  it('suspends only who could work', () => {
    expect(STATUS.map((atual) => atoDaVerificacao(atual, 'REJECTED'))).toEqual([
      'rejeitar',
      'rejeitar',
      'suspender',
      'suspender',
      null,
    ])
  })
})

it('refuses a registration for a reason of ours as the council would', () => {
  expect(recusarCrm([{ specialty: 'astrologia', rqe: '1' }], ['x'])).toEqual({
    status_crm: 'REJECTED',
    nome_oficial: null,
    especialidades: [],
    informadas: [],
    motivos: ['x'],
  })
})
