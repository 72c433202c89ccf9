import { describe, expect, it } from 'vitest'
import { prazoMs } from '#domain/base/prazos.ts'
import { pedeNovoVencimento } from '#domain/consulta/vencimento.ts'

const AGORA = new Date('2026-11-20T10:00:00.000Z')
const daqui = (ms: number) => new Date(AGORA.getTime() + ms).toISOString()

describe('a sign of life of the doctor in the room', () => {
  it.each([
    ['assigned', 'medico_fora_da_sala'],
    ['in_progress', 'medico_sumido'],
  ] as const)('while %s is written only once less than half of the time is left', (status, nome) => {
    const prazo = prazoMs(nome)
    const pede = (falta: number) =>
      pedeNovoVencimento({ status, created_at: daqui(-prazo), vence_em: daqui(falta) }, AGORA)
    expect([prazo, prazo / 2, prazo / 2 - 1, 0, -1].map(pede)).toEqual([false, false, true, true, true])
  })

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
