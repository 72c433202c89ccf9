import { expect, it } from 'vitest'

import { fraseDaRecusa, motivoDaRecusa } from '#domain/pagamento/recusas.ts'

const RECUSADO = 'O cartão foi recusado pelo banco. Tente outro cartão.'

it.each([
  ['insufficient_funds', 'O cartão não tem limite disponível. Tente outro cartão.'],
  ['stolen_card', RECUSADO],
  ['constructor', RECUSADO],
  [null, RECUSADO],
])('says to a patient what to do about %s, and never more than the bank would', (codigo, frase) => {
  expect(fraseDaRecusa(codigo)).toBe(frase)
})

it.each([
  ['stolen_card', 'Cartão roubado (stolen_card)'],
  ['retencao_perdida', 'Retenção perdida (retencao_perdida)'],
  ['codigo_novo', 'codigo_novo'],
  ['constructor', 'constructor'],
])('says to an administrator why a capture was refused: %s', (codigo, motivo) => {
  expect(motivoDaRecusa(codigo)).toBe(motivo)
})
