import { describe, expect, it } from 'vitest'
import { saiuDaSala, situacaoDentro } from '#domain/sala/sala.ts'

const SALA = { consulta_id: 'c', aceita_em: '2026-03-01T12:00:00.000Z', paciente: 'ana', medico: 'helena' }
const DEIXADO = { papel: 'medico', usuario_id: 'helena', saiu_em: '2026-03-01T12:10:00.000Z' } as const
const LUGAR = {
  consulta_id: 'c',
  aceita_em: SALA.aceita_em,
  papel: 'medico',
  usuario_id: 'helena',
  conexao_id: 'x',
  entrou_em: '2026-03-01T12:01:00.000Z',
  visto_em: '2026-03-01T12:09:00.000Z',
} as const

describe('a place that was left', () => {
  it.each([
    ['by whoever the room is waiting for', 'helena', true],
    ['by whoever it was meant for before', 'igor', false],
  ])('%s', (_nome, usuario_id, esperado) => {
    expect(saiuDaSala({ ...DEIXADO, usuario_id }, SALA)).toBe(esperado)
  })
})

describe('what is said to whoever is in the room', () => {
  const comum = { consulta_id: 'c', papel: 'paciente', situacao: 'dentro' }
  it.each([
    ['the other one is there', { lugar: LUGAR, saiu: false }, { ...comum, outro: true }],
    ['the other one left', { lugar: undefined, saiu: true }, { ...comum, outro: false, saiu: true }],
    [
      'the other one has not come, or was lost',
      { lugar: undefined, saiu: false },
      { ...comum, outro: false },
    ],
  ])('%s', (_nome, outro, esperado) => {
    expect(situacaoDentro(SALA, 'paciente', outro)).toEqual(esperado)
  })
})
