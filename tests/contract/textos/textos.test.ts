import { describe, expect, test } from 'vitest'
import { ditos } from './catalogo.ts'
import { MEDICO } from './medico.ts'
import { PACIENTE } from './paciente.ts'

const catalogo = ditos()

/** Screens take their words from the catalogues; a text that changed by a letter is missing from them. */
describe.each([
  ['patient specification', PACIENTE],
  ['doctor specification', MEDICO],
])('the %s', (_name, secoes) => {
  test.each(Object.entries(secoes))('§%s is said to the letter', (_secao, textos) => {
    expect(textos.filter((texto) => !catalogo.has(texto))).toEqual([])
  })
})
