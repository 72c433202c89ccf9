import { contaMachine } from '#domain/acesso/machine.ts'
import { allowedActs, atosDe } from '#domain/base/maquina.ts'
import { expect, it } from 'vitest'

it('lets nobody give themselves a tier; they may only withdraw a change, back to the one they had', () => {
  const aprovam = atosDe(contaMachine).filter((ato) => contaMachine.acts[ato].to.startsWith('approved'))
  expect(aprovam).toEqual([
    'aprovar',
    'aprovar_sem_crm',
    'confirmar_crm',
    'suspender_crm',
    'desistir',
    'desistir_sem_crm',
  ])
  const sobem = aprovam.filter((ato) => !ato.startsWith('desistir'))
  expect(new Set(sobem.flatMap((ato) => contaMachine.acts[ato].by))).toEqual(new Set(['sistema', 'revisor']))
})

it('offers a patient what each status allows', () => {
  const atos = Object.fromEntries(
    contaMachine.statuses.map((status) => [status, allowedActs(contaMachine, status, 'paciente')]),
  )
  expect(atos).toEqual({
    no_profile: ['criar_perfil'],
    pending_blocked: ['encerrar'],
    pending_restricted: ['desistir', 'encerrar'],
    approved_restricted: ['refazer_kyc', 'encerrar'],
    approved_full: ['refazer_kyc', 'encerrar'],
    rejected_blocked: ['recomecar', 'encerrar'],
    closed: [],
  })
})
