import { allowedActs, decide } from '#domain/base/maquina.ts'
import { crmMachine, presencaMachine } from '#domain/medico/machine.ts'
import { expect, it } from 'vitest'

it('lets only the council or a reviewer verify a CRM', () => {
  expect(crmMachine.statuses.flatMap((s) => allowedActs(crmMachine, s, 'medico'))).toEqual(['revisar'])
  expect(decide(crmMachine, 'VERIFIED', 'suspender', 'sistema')).toEqual({ ok: true, to: 'REJECTED' })
})

it('takes a doctor from the queue into a consultation and back', () => {
  expect(decide(presencaMachine, 'offline', 'aceitar', 'medico')).toEqual({
    ok: false,
    codigo: 'transicao_invalida',
  })
  expect(decide(presencaMachine, 'online', 'aceitar', 'medico')).toEqual({ ok: true, to: 'em_consulta' })
  expect(decide(presencaMachine, 'em_consulta', 'voltar', 'sistema')).toEqual({ ok: true, to: 'online' })
})
