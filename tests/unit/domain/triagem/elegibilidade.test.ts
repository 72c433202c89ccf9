import {
  copiaDaTriagem,
  escolherTriagem,
  RECUSAS_DE_AGENDAMENTO,
  recusaDoResultado,
  type TriagemGuardada,
} from '#domain/triagem/elegibilidade.ts'
import { describe, expect, it } from 'vitest'

const agora = new Date('2026-11-21T12:00:00Z')
const boa: TriagemGuardada = {
  id: 't1',
  created_at: '2026-11-21T11:00:00Z',
  consulta_id: null,
  ok_para_tele: true,
  red_flag: false,
  conf_ia: 0.65,
  especialidade_sugerida: 'cardiologia',
  resumo: ['Palpitação há 2 dias', 'Sem sinais de alerta'],
}

describe('recusaDoResultado', () => {
  it.each([
    [{}, null],
    [{ conf_ia: 0.6499 }, 'confianca_baixa'],
    [{ ok_para_tele: false }, 'nao_indicada'],
    [{ red_flag: true, ok_para_tele: false, conf_ia: 0 }, 'red_flag'],
    [{ para_outra_pessoa: true }, 'para_outra_pessoa'],
    [{ conf_ia: Number.NaN }, 'confianca_baixa'],
  ])('%j → %s', (mudanca, recusa) => expect(recusaDoResultado({ ...boa, ...mudanca })).toBe(recusa))
  it('refuses a missing result', () => expect(recusaDoResultado(null)).toBe('sem_triagem'))
})

describe('escolherTriagem', () => {
  it('takes the newest', () => {
    const nova = { ...boa, id: 't2', created_at: '2026-11-21T11:30:00Z' }
    expect(escolherTriagem([boa, nova], agora)).toEqual({ ok: true, triagem: nova })
  })
  it('lets no older answer hide a newer red flag', () => {
    const alerta = { ...boa, id: 't2', created_at: '2026-11-21T11:30:00Z', red_flag: true }
    expect(escolherTriagem([alerta, boa], agora)).toEqual({
      ok: false,
      recusa: 'red_flag',
      codigo: 'consulta_bloqueada',
    })
  })
  it.each([
    ['none', []],
    ['a used one', [{ ...boa, consulta_id: 'c1' }]],
    ['one of 24 h ago', [{ ...boa, created_at: '2026-11-20T12:00:00Z' }]],
  ])('asks for a triage with %s', (_, triagens) =>
    expect(escolherTriagem(triagens, agora)).toEqual({
      ok: false,
      recusa: 'sem_triagem',
      codigo: 'triagem_necessaria',
    }),
  )
  it('still takes one a second younger than 24 h', () =>
    expect(escolherTriagem([{ ...boa, created_at: '2026-11-20T12:00:01Z' }], agora).ok).toBe(true))
  it('sends a case for a person to the person', () =>
    expect(escolherTriagem([{ ...boa, ok_para_tele: false }], agora)).toEqual({
      ok: false,
      recusa: 'nao_indicada',
      codigo: 'triagem_nao_elegivel',
    }))
})

it('copies specialty, summary and confidence from the triage', () =>
  expect(copiaDaTriagem(boa)).toEqual({
    especialidade_sugerida: 'cardiologia',
    triagem_resumo_ia: 'Palpitação há 2 dias\nSem sinais de alerta',
    triagem_conf_ia: 0.65,
  }))

it("keeps the specification's alerts", () =>
  expect(RECUSAS_DE_AGENDAMENTO).toMatchObject({
    red_flag: 'Sinais de alerta detectados. Procure atendimento de urgência imediatamente.',
    nao_indicada: 'Recomendamos avaliação presencial para seu caso.',
    confianca_baixa: 'Confiança insuficiente na análise. Recomendamos avaliação presencial.',
  }))
