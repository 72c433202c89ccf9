import { expect, it } from 'vitest'
import { comoSeEscreve } from '#domain/medico/nome-oficial.ts'

it.each([
  ['MARIA APARECIDA DE ARAÚJO', 'Maria Aparecida de Araújo'],
  ["JOÃO D'ÁVILA E SOUZA-LIMA DOS REIS", "João D'Ávila e Souza-Lima dos Reis"],
  ['E. SILVA', 'E. Silva'],
  ['Ana MacDowell da Costa', 'Ana MacDowell da Costa'],
])('%s: %s', (nome, escrito) => {
  expect(comoSeEscreve(nome)).toBe(escrito)
})
