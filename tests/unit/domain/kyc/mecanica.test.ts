import type { CamposLidos } from '#domain/kyc/campos-lidos.ts'
import { confere, divergencias, lerMecanica, type Mecanica } from '#domain/kyc/mecanica.ts'
import { describe, expect, test } from 'vitest'

const HOJE = '2026-11-21'
const CIN = [
  'IDBRA283456719152998224725<<<<',
  '8703145F3309210BRA<<<<<<<<<<<1',
  'ARAUJO<<MARIA<APARECIDA<GONCAL',
]

describe('lerMecanica', () => {
  test('the zone and the QR code in one', () => {
    expect(lerMecanica(CIN, [], 'rg_novo_cin', HOJE)).toEqual({
      nome: 'MARIA APARECIDA GONCAL ARAUJO',
      cpf: '52998224725',
      data_nascimento: '1987-03-14',
      data_validade: '2033-09-21',
    })
    expect(lerMecanica([], ['https://exemplo.invalid/cnh/64680076774'], 'cnh_antiga', HOJE)).toEqual({
      numero: '64680076774',
    })
  })

  test('the QR code, which corrects its own errors, goes before the zone', () => {
    const cnh = ['DLBRA283456719164680076775<<<<']
    expect(lerMecanica(cnh, ['64680076774'], 'cnh_nova_2022', HOJE)).toEqual({ numero: '64680076774' })
    expect(lerMecanica(cnh, [], 'cnh_nova_2022', HOJE)).toEqual({ numero: '64680076775' })
  })

  test('a code without such a number says nothing', () => {
    expect(lerMecanica([], ['https://exemplo.invalid/12345', 'WIFI:S:casa;'], 'cnh_antiga', HOJE)).toEqual({})
    expect(lerMecanica([], ['11111111111'], 'rg_novo_cin', HOJE)).toEqual({})
  })
})

describe('divergencias', () => {
  const impresso = {
    nome: 'MARIA APARECIDA GONÇALVES DE ARAÚJO',
    cpf: '52998224725',
    numero_documento: '64680076774',
    data_nascimento: '1987-03-14',
    data_validade: '2033-09-21',
  }
  const mecanica = {
    nome: 'MARIA APARECIDA GONCAL ARAUJO',
    cpf: '52998224725',
    numero: '64680076774',
    data_nascimento: '1987-03-14',
    data_validade: '2033-09-21',
  }

  test('print and code of one document agree', () => {
    expect(divergencias(impresso, mecanica)).toEqual([])
    expect(divergencias(impresso, {})).toEqual([])
    expect(divergencias({}, mecanica)).toEqual([])
  })

  test.each([
    ['nome', { nome: 'JOANA APARECIDA GONÇALVES DE ARAÚJO' }],
    ['nome', { nome: 'MARIA APARECIDA GONÇALVES DE SOUZA' }],
    ['cpf', { cpf: '11144477735' }],
    ['numero', { numero_documento: '92030006724' }],
    ['data_nascimento', { data_nascimento: '1997-03-14' }],
    ['data_validade', { data_validade: '2043-09-21' }],
  ] as const)('an edited %s is noticed', (campo, edicao) => {
    expect(divergencias({ ...impresso, ...edicao }, mecanica)).toEqual([campo])
  })

  test('what the reader got wrong is no contradiction', () => {
    expect(divergencias({ ...impresso, nome: 'MARlA APARECIDA GONÇALVES DE ARAUJ0' }, mecanica)).toEqual([])
    // A digit off, and its check digits say so.
    expect(divergencias({ ...impresso, numero_documento: '64680876774' }, mecanica)).toEqual([])
    expect(divergencias({ ...impresso, nome: 'MARIA DE ARAÚJ' }, mecanica)).toEqual([])
  })
})

describe('the print is confirmed', () => {
  const impresso = { nome: 'MARIA ARAÚJO', cpf: '52998224725', data_nascimento: '1987-03-14' }

  test('by any number or birth date of a QR code, never by the name alone', () => {
    const conferido = (lido: CamposLidos, mecanica: Mecanica) => confere(lido, mecanica, 'cnh_antiga')
    expect(conferido(impresso, { data_nascimento: '1987-03-14' })).toBe(true)
    expect(conferido(impresso, { cpf: '52998224725' })).toBe(true)
    expect(conferido({ numero_documento: '64680076774' }, { numero: '64680076774' })).toBe(true)
    // One digit misread, as the check digits tell; another licence's number is no misreading.
    expect(conferido({ numero_documento: '64680076714' }, { numero: '64680076774' })).toBe(true)
    expect(conferido({ numero_documento: '92030006724' }, { numero: '64680076774' })).toBe(false)
    expect(conferido(impresso, { nome: 'MARIA ARAUJO', cpf: '11144477735' })).toBe(false)
    expect(conferido(impresso, {})).toBe(false)
    expect(conferido({}, {})).toBe(false)
  })

  test.each(['rg_novo_cin', 'cnh_nova_2022'] as const)(
    'on a %s by name, birth date and number together: any of them can be printed anew',
    (layout) => {
      const lido = { ...impresso, numero_documento: '64680076774' }
      const mecanica = {
        nome: 'MARIA ARAUJO',
        cpf: '52998224725',
        numero: '64680076774',
        data_nascimento: '1987-03-14',
      }
      expect(confere(lido, mecanica, layout)).toBe(true)
      const { nome: _nome, ...semNome } = mecanica
      const { data_nascimento: _nascimento, ...semNascimento } = mecanica
      const { cpf: _cpf, numero: _numero, ...semNumero } = mecanica
      for (const parte of [semNome, semNascimento, semNumero])
        expect(confere(lido, parte, layout)).toBe(false)
      expect(confere(lido, { ...mecanica, nome: 'JOANA ARAUJO' }, layout)).toBe(false)
    },
  )
})
