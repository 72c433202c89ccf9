import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dizemOMesmo, proximaFicha } from '#domain/ficha/carimbo.ts'
import type { FichaDigitada } from '#domain/ficha/entrada.ts'
import { fichaDe } from '../../../support/ficha-preenchida.ts'
import { ANA } from '#semente/personas.ts'

const ANTES = '2026-11-01T12:00:00.000Z'
const AGORA = { fonte: 'paciente', em: '2026-11-26T12:00:00.000Z' } as const
const daAna = ANA.ficha as FichaDigitada

describe('the next version of a health profile', () => {
  it('is the first, told by whoever saves it, now', () =>
    expect(proximaFicha(undefined, daAna, AGORA)).toMatchObject({
      versao: 1,
      atualizada_em: AGORA.em,
      alergias: { resposta: 'lista', ...AGORA, itens: [{ substancia: 'Dipirona', ...AGORA }] },
      cirurgias: [{ nome: 'Apendicectomia', ano: 2009, ...AGORA }],
      peso_kg: { valor: 63.5, ...AGORA },
    }))

  it('keeps of what is said again who told it and when, and stamps what is new or another', () => {
    const antes = fichaDe(daAna, ANTES)
    const depois = proximaFicha(
      antes,
      {
        ...daAna,
        alergias: {
          resposta: 'lista',
          itens: [{ substancia: 'Látex' }, { substancia: 'Dipirona', reacao: 'Placas vermelhas na pele' }],
        },
        medicamentos: [{ nome: 'Levotiroxina', dose: '75 mcg', frequencia: 'Uma vez ao dia, em jejum' }],
        altura_cm: undefined,
      },
      AGORA,
    )
    const de = { fonte: 'paciente', em: ANTES }
    expect(depois).toMatchObject({
      versao: 2,
      alergias: {
        ...de,
        itens: [
          { substancia: 'Látex', ...AGORA },
          { substancia: 'Dipirona', ...de },
        ],
      },
      medicamentos: [{ dose: '75 mcg', ...AGORA }],
      condicoes: [{ nome: 'Hipotireoidismo', ...de }],
    })
    expect(depois.altura_cm).toBeUndefined()
  })

  it('a part that was taken away makes it another entry', () => {
    const antes = fichaDe(daAna, ANTES)
    const sem = { resposta: 'lista' as const, itens: [{ substancia: 'Dipirona' }] }
    expect(proximaFicha(antes, { ...daAna, alergias: sem }, AGORA).alergias?.itens).toEqual([
      { substancia: 'Dipirona', ...AGORA },
    ])
  })

  it('a doctor’s entry stays the doctor’s when the patient saves it unchanged', () => {
    const antes = fichaDe(daAna, ANTES)
    const doMedico = { ...antes, condicoes: [{ nome: 'Asma', fonte: 'medico' as const, em: ANTES }] }
    expect(proximaFicha(doMedico, { ...daAna, condicoes: [{ nome: 'Asma' }] }, AGORA).condicoes).toEqual([
      { nome: 'Asma', fonte: 'medico', em: ANTES },
    ])
  })

  type Alergias = FichaDigitada['alergias']
  const nome = fc.string({ minLength: 1, maxLength: 12 })
  const digitada = fc.record({
    alergias: fc.oneof(
      fc.constant(undefined),
      fc.constant<Alergias>({ resposta: 'nenhuma', itens: [] }),
      fc
        .array(fc.record({ substancia: nome, reacao: fc.option(nome, { nil: undefined }) }), { minLength: 1 })
        .map((itens): Alergias => ({ resposta: 'lista', itens })),
    ),
    medicamentos: fc.array(fc.record({ nome, dose: fc.option(nome, { nil: undefined }) })),
    condicoes: fc.array(fc.record({ nome })),
    cirurgias: fc.array(fc.record({ nome, ano: fc.option(fc.integer(), { nil: undefined }) })),
    peso_kg: fc.option(fc.integer(), { nil: undefined }),
  })

  it('saved again as it is says the same, whatever is in it', () =>
    fc.assert(
      fc.property(digitada, (dita) => {
        const antes = proximaFicha(undefined, dita, { fonte: 'paciente', em: ANTES })
        expect(dizemOMesmo(antes, proximaFicha(antes, dita, AGORA))).toBe(true)
      }),
    ))

  it('loses and invents nothing that was said', () =>
    fc.assert(
      fc.property(digitada, digitada, (uma, outra) => {
        const depois = proximaFicha(fichaDe(uma, ANTES), outra, AGORA)
        expect(depois.condicoes.map((item) => item.nome)).toEqual(outra.condicoes.map((item) => item.nome))
        expect(depois.medicamentos.map((item) => [item.nome, item.dose])).toEqual(
          outra.medicamentos.map((item) => [item.nome, item.dose]),
        )
        expect(depois.alergias?.resposta).toBe(outra.alergias?.resposta)
        expect(depois.peso_kg?.valor).toBe(outra.peso_kg)
      }),
    ))
})
