import { describe, expect, it } from 'vitest'
import { paraATriagem, semanasDeGravidez } from '#domain/ficha/para-a-triagem.ts'
import { ANA } from '#semente/personas.ts'
import { fichaDe } from '../../../support/ficha-preenchida.ts'

const DITA = '2026-01-01T12:00:00.000Z'
const aposSemanas = (semanas: number) => new Date(Date.parse(DITA) + semanas * 7 * 24 * 60 * 60 * 1000)
const gravida = (semanas?: number) => fichaDe({ sexo: 'F', gravidez: { resposta: 'sim', semanas } }, DITA)

describe('what a triage reads of the health profile', () => {
  it('is nothing without one, and conditions and medicines by their names', () => {
    expect(paraATriagem(undefined, new Date())).toEqual([])
    expect(paraATriagem(fichaDe(ANA.ficha), new Date())).toEqual(['Hipotireoidismo', 'Levotiroxina'])
  })

  it('counts a pregnancy on from the day it was told, until none lasts as long', () => {
    expect(paraATriagem(gravida(12), aposSemanas(0))).toEqual(['Gravidez de 12 semanas'])
    expect(paraATriagem(gravida(12), aposSemanas(20))).toEqual(['Gravidez de 32 semanas'])
    expect(paraATriagem(gravida(12), aposSemanas(30))).toEqual(['Gravidez de 42 semanas'])
    expect(paraATriagem(gravida(12), aposSemanas(31))).toEqual([])
    expect(paraATriagem(gravida(), aposSemanas(42))).toEqual(['Gravidez'])
    expect(paraATriagem(gravida(), aposSemanas(43))).toEqual([])
  })

  it.each(['nao', 'nao_sei'] as const)('%s is no pregnancy', (resposta) =>
    expect(semanasDeGravidez(fichaDe({ sexo: 'F', gravidez: { resposta } }).gravidez, new Date())).toBe(
      undefined,
    ),
  )
})
