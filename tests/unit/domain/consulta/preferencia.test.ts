import { describe, expect, it } from 'vitest'
import { PRAZOS } from '#domain/base/prazos.ts'
import { SITUACOES_DA_PREFERENCIA, situacaoDaPreferencia } from '#domain/consulta/preferencia.ts'
import { CONSULTA_STATUS } from '#domain/consulta/status.ts'
import { PREFERENCIA } from '#domain/consulta/textos-preferencia.ts'

const AGORA = new Date('2026-11-25T12:00:00.000Z')
const PASSO = PRAZOS.passo_da_oferta.ms
const naFilaHa = (ms: number) => ({
  status: 'queued' as const,
  queued_at: new Date(AGORA.getTime() - ms).toISOString(),
})
const situacao = (dados: Parameters<typeof situacaoDaPreferencia>[0]) => situacaoDaPreferencia(dados, AGORA)

describe('what became of the wish', () => {
  it('is offered first until the step is over, however long the payment took', () => {
    expect(situacao({ status: 'pending', medico_preferido: 'm' })).toBe('primeiro')
    expect(situacao({ ...naFilaHa(PASSO - 1), medico_preferido: 'm' })).toBe('primeiro')
    expect(situacao({ ...naFilaHa(PASSO), medico_preferido: 'm' })).toBe('seguiu')
  })

  it('is that of any other where the doctor was not free', () => {
    expect(situacao({ status: 'pending', preferido_ausente: 'm' })).toBe('ausente')
    expect(situacao({ ...naFilaHa(0), preferido_ausente: 'm' })).toBe('ausente')
  })

  it('no longer matters once somebody accepted or it ended, and is nothing where there was none', () => {
    for (const status of CONSULTA_STATUS.filter((um) => um !== 'pending' && um !== 'queued'))
      expect(situacao({ status, medico_preferido: 'm' })).toBeUndefined()
    expect(situacao(naFilaHa(0))).toBeUndefined()
  })

  it.each(SITUACOES_DA_PREFERENCIA)('is said with the doctor’s name: %s', (qual) => {
    expect(PREFERENCIA[qual]('Helena Prado')).toContain('Dr(a). Helena Prado')
  })
})
