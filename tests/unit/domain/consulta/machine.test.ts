import { passouDoEncontro } from '#domain/consulta/encontro.ts'
import { consultaMachine } from '#domain/consulta/machine.ts'
import { CONSULTA_ABERTA, MEDICO_OCUPADO } from '#domain/consulta/status.ts'
import { allowedActs, atosDe, isTerminal, type Autor } from '#domain/base/maquina.ts'
import { expect, it } from 'vitest'

const atos = (papel: Autor) =>
  Object.fromEntries(consultaMachine.statuses.map((s) => [s, allowedActs(consultaMachine, s, papel)]))

it('gives the patient the buttons of estados §3', () =>
  expect(atos('paciente')).toEqual({
    pending: ['cancelar'],
    queued: ['cancelar'],
    assigned: ['iniciar', 'cancelar'],
    in_progress: ['cancelar'],
    finished: [],
    expired: [],
    cancelled: [],
  }))

it('gives the doctor the buttons of estados §3', () =>
  expect(atos('medico')).toEqual({
    pending: [],
    queued: ['aceitar'],
    assigned: ['iniciar', 'devolver', 'recusar', 'presencial'],
    in_progress: ['finalizar', 'devolver', 'recusar', 'presencial', 'nao_compareceu', 'falha_tecnica'],
    finished: [],
    expired: [],
    cancelled: [],
  }))

it('ends these the moment the two have met, and no others', () =>
  expect(
    atosDe(consultaMachine).filter((ato) =>
      passouDoEncontro(ato, { ambos_conectados_em: '2026-11-21T12:31:00.000Z' }),
    ),
  ).toEqual(['devolver', 'faltar', 'recusar', 'cancelar']))

it('is open exactly until it ends, and a doctor is taken from accept to the end', () => {
  expect([...CONSULTA_ABERTA]).toEqual(
    consultaMachine.statuses.filter((s) => !isTerminal(consultaMachine, s)),
  )
  expect([...MEDICO_OCUPADO]).toEqual(['assigned', 'in_progress'])
})
