import { emPorcento, FILA, HISTORICO, SALA, STATUS } from '#domain/consulta/textos.ts'
import { expect, it } from 'vitest'

it('says how long a doctor has been in the queue', () => {
  expect(FILA.disponivel('1:05')).toBe('Disponível na fila há 1:05')
})
it('says confidence, duration and names', () => {
  expect(FILA.confianca(emPorcento(0.655))).toBe('Confiança: 66%')
  expect(HISTORICO.duracao(12)).toBe('Duração: 12min')
  expect(STATUS.medico('Ana Lima')).toBe('Dr(a). Ana Lima')
  expect(SALA.medico('12345', 'SP')).toBe('Dr(a). CRM 12345/SP')
})
it('counts in the singular too', () => {
  expect([STATUS.espera(1), STATUS.espera(8)]).toEqual([
    'Tempo estimado de espera: 1 minuto',
    'Tempo estimado de espera: 8 minutos',
  ])
  expect([STATUS.online(1), STATUS.online(2)]).toEqual(['1 médico online', '2 médicos online'])
})
