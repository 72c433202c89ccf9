import {
  cpfEm,
  cpfFormatadoEm,
  emissorEm,
  emissorRotuladoEm,
  registroEm,
  registroValido,
  rgEm,
  rgSoltoEm,
  ufDoLugarEm,
  ufDoTituloEm,
} from '#domain/kyc/texto/numeros-impressos.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

describe('a licence’s register', () => {
  test.each(['64680076774', '92030006724', '52458206255', '90544815298'])(
    '%s holds its check digits',
    (numero) => {
      expect(registroValido(numero)).toBe(true)
    },
  )

  test('one wrong digit is noticed, but for the few the remainder ten hides', () => {
    const posicao = fc.integer({ min: 0, max: 10 })
    const soma = fc.integer({ min: 1, max: 9 })
    let escondidos = 0
    fc.assert(
      fc.property(posicao, soma, (i, mais) => {
        const certo = '64680076774'
        const errado = certo.slice(0, i) + ((Number(certo[i]) + mais) % 10) + certo.slice(i + 1)
        if (registroValido(errado)) escondidos++
      }),
    )
    expect(escondidos).toBeLessThan(5)
    expect(['11111111111', '6468007677', ''].some(registroValido)).toBe(false)
  })

  test('is found in one piece, with a digit too many taken out where the check digits then hold', () => {
    expect(registroEm('5 Nº REGISTRO 64680076774')).toBe('64680076774')
    expect(registroEm('646880076774')).toBe('64680076774')
    expect(registroEm('04512378960')).toBe('04512378960')
    expect(registroEm('123456789012')).toBeUndefined()
  })
})

test.each([
  ['28.345.671-9', '283456719'],
  ['28.345.671-X', '28345671X'],
  ['MG-12.345.678', 'MG12345678'],
  ['1234567890', '1234567890'],
  ['12345678-90', '1234567890'],
  ['2001010123456', '2001010123456'],
  ['1.234.567', '1234567'],
  ['1,234.567', '1234567'],
])('an RG as the states print it: %s', (impresso, lido) => {
  expect(rgEm(impresso)).toBe(lido)
  expect(rgSoltoEm(impresso)).toBe(lido)
})

test('neither a date nor a CPF nor a sentence is an RG that stands alone', () => {
  for (const texto of [
    '22/09/2023',
    '22.09.2023',
    '529.982.247-25',
    'LEI Nº 7.116 DE 29/08/83',
    'CERT NASC 067890',
  ])
    expect(rgSoltoEm(texto)).toBeUndefined()
})

test('a CPF is one by its check digits; without a label only as it is written', () => {
  expect(cpfEm('CPF 52998224725')).toBe('52998224725')
  expect(cpfFormatadoEm('à 529.982.247-25')).toBe('52998224725')
  expect(cpfFormatadoEm('52998224725')).toBeUndefined()
  expect(cpfFormatadoEm('529.982.247-26')).toBeUndefined()
})

test('an issuer and its state, also glued; one nobody listed only under its label', () => {
  expect(emissorEm('28.345.671-9 SSPSP')).toEqual({ orgao: 'SSP', uf: 'SP' })
  expect(emissorEm('DETRAN/RJ')).toEqual({ orgao: 'DETRAN', uf: 'RJ' })
  expect(emissorEm('XYZ BA')).toBeUndefined()
  expect(emissorRotuladoEm('XYZ BA')).toEqual({ orgao: 'XYZ', uf: 'BA' })
  expect(emissorRotuladoEm('XYZ BB')).toBeUndefined()
})

test.each(['542/116.840-94', '542.116:840-94', '542 116 840 94', '542,116.840 - 94'])(
  'a CPF whose points were read as something else is known by its digits: %s',
  (lido) => {
    expect(cpfEm(lido)).toBe('54211684094')
    expect(cpfFormatadoEm(lido)).toBe('54211684094')
  },
)

test('under its label an issuer is read through a digit taken for a letter', () => {
  expect(emissorRotuladoEm('5SP SP')).toEqual({ orgao: 'SSP', uf: 'SP' })
})

test.each([
  ['GOVERNO DO ESTADO CE', 'CE'],
  ['ESTADO: SP', 'SP'],
  ['Governo do Estado de Santa Catarina', 'SC'],
  ['ESTADO DO PARANÁ', 'PR'],
  ['ESTADO DO PARÁ', 'PA'],
  ['ESTADO DA PARAÍBA', 'PB'],
  ['ESTADO DO ESPÍRITO SANTO', 'ES'],
  ['GOVERNO DO DISTRITO FEDERAL', 'DF'],
  ['ESTADO CIVIL', undefined],
  ['SECRETARIA DE ESTADO', undefined],
])('the state of a heading: %s', (titulo, uf) => {
  expect(ufDoTituloEm(titulo)).toBe(uf)
})

test.each([
  ['CAXIAS DO SUL RS 17/01/2025', 'RS'],
  ['CURITIBA/PR', 'PR'],
  ['BRASÍLIA - DF, 02/03/2024', 'DF'],
  ['RUA SP TAL', undefined],
  ['MARIA DA SILVA', undefined],
])('the state of a place: %s', (lugar, uf) => {
  expect(ufDoLugarEm(lugar)).toBe(uf)
})
