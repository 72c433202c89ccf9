import { describe, expect, it } from 'vitest'
import { prazoMs } from '#domain/base/prazos.ts'
import { pedeNovoVencimento, vencimentoDaConsulta } from '#domain/consulta/vencimento.ts'

const AGORA = new Date('2026-11-20T10:00:00.000Z')
const daqui = (ms: number) => new Date(AGORA.getTime() + ms).toISOString()

describe('a doctor who has it', () => {
  const vence = (dados: object) =>
    vencimentoDaConsulta({ status: 'in_progress', created_at: daqui(-600_000), ...dados }, AGORA)

  it.each([
    ['did not come, whoever opened the page of the room', {}, daqui(-60_000 + 120_000)],
    ['came and left', { medico_visto_em: daqui(-10_000) }, daqui(-10_000 + 120_000)],
  ])('has two minutes from the acceptance on where they %s', (_o_que, dados, esperado) => {
    const aceita = { assigned_at: daqui(-60_000), ...dados }
    expect(vence(aceita)).toBe(esperado)
    expect(vence({ ...aceita, status: 'assigned' })).toBe(esperado)
  })

  it('has half an hour from when they were last seen, once the two have met', () => {
    const encontro = { assigned_at: daqui(-400_000), ambos_conectados_em: daqui(-300_000) }
    expect(vence({ ...encontro, medico_visto_em: daqui(-310_000) })).toBe(daqui(-300_000 + 1_800_000))
    expect(vence({ ...encontro, medico_visto_em: daqui(-20_000) })).toBe(daqui(-20_000 + 1_800_000))
  })
})

describe('a sign of life of the doctor in the room', () => {
  it.each([
    ['assigned', 'before they met', {}, 'medico_fora_da_sala'],
    ['in_progress', 'before they met', {}, 'medico_fora_da_sala'],
    ['in_progress', 'after they met', { ambos_conectados_em: daqui(-900) }, 'medico_sumido'],
  ] as const)(
    'while %s, %s, is written only once less than half of the time is left',
    (status, _quando, dados, nome) => {
      const prazo = prazoMs(nome)
      const pede = (falta: number) =>
        pedeNovoVencimento({ status, ...dados, created_at: daqui(-prazo), vence_em: daqui(falta) }, AGORA)
      expect([prazo, prazo / 2, prazo / 2 - 1, 0, -1].map(pede)).toEqual([false, false, true, true, true])
    },
  )

  it('takes back what was put off for a doctor who was gone', () => {
    const consulta = { status: 'in_progress', created_at: daqui(-1), vence_em: daqui(86_400_000) } as const
    expect(pedeNovoVencimento(consulta, AGORA)).toBe(true)
  })

  it('counts with the times of the stage', () => {
    const consulta = { status: 'assigned', created_at: daqui(-1), vence_em: daqui(900) } as const
    expect(pedeNovoVencimento(consulta, AGORA, { medico_fora_da_sala: 1000 })).toBe(false)
    expect(pedeNovoVencimento(consulta, AGORA, { medico_fora_da_sala: 2000 })).toBe(true)
  })
})
