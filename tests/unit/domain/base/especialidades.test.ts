import {
  ESPECIALIDADE_IDS,
  ESPECIALIDADES,
  especialidadeDe,
  LISTA_A,
  LISTA_B,
  rotuloDaEspecialidade,
} from '#domain/base/especialidades.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('especialidadeDe', () => {
  it.each([
    ['medicina-geral', 'clinica_medica'],
    ['Clínica Médica', 'clinica_medica'],
    ['clinica medica', 'clinica_medica'],
    ['CARDIOLOGIA', 'cardiologia'],
    [' Otorrinolaringologia ', 'otorrinolaringologia'],
    ['Ortopedia e Traumatologia', 'ortopedia'],
    ['radiologia', null],
    ['', null],
    ['__proto__', null],
    ['constructor', null],
  ])('%s → %s', (texto, id) => expect(especialidadeDe(texto)).toBe(id))

  it('reads back every id and every label', () => {
    for (const id of ESPECIALIDADE_IDS)
      expect([especialidadeDe(id), especialidadeDe(rotuloDaEspecialidade(id))]).toEqual([id, id])
  })
  it('answers only ids it has, or null', () => {
    fc.assert(
      fc.property(fc.string(), (texto) => {
        const id = especialidadeDe(texto)
        expect(id === null || Object.hasOwn(ESPECIALIDADES, id)).toBe(true)
      }),
    )
  })
})

describe('the lists', () => {
  it('are those the table names', () => {
    expect(LISTA_A.toSorted()).toEqual(ESPECIALIDADE_IDS.filter((id) => ESPECIALIDADES[id].a).toSorted())
    expect(LISTA_B.toSorted()).toEqual(ESPECIALIDADE_IDS.filter((id) => ESPECIALIDADES[id].b).toSorted())
  })
  it('together are the whole product', () =>
    expect(new Set([...LISTA_A, ...LISTA_B])).toEqual(new Set(ESPECIALIDADE_IDS)))
  it("are written as the specification writes them, in variant A's words and variant B's labels", () => {
    expect(LISTA_A.map((id) => ESPECIALIDADES[id].a).join(', ')).toBe(
      'pediatria, cardiologia, dermatologia, endocrinologia, ginecologia, neurologia, nutrologia, ortopedia, psiquiatria, urologia, homeopatia, medicina-geral',
    )
    expect(LISTA_B.map(rotuloDaEspecialidade).join(', ')).toBe(
      'Clínica Médica, Cardiologia, Dermatologia, Endocrinologia, Gastroenterologia, Ginecologia, Neurologia, Oftalmologia, Ortopedia, Otorrinolaringologia, Pediatria, Pneumologia, Psiquiatria, Urologia',
    )
  })
})
