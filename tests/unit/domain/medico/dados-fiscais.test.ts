import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { cnpjCanonico, formatarCnpj } from '#domain/base/cnpj.ts'
import { dadosFiscaisEntrada, erroDoCnpj } from '#domain/medico/dados-fiscais.ts'

const motivos = (dados: unknown) =>
  z.safeParse(dadosFiscaisEntrada, dados).error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('CNPJ', () => {
  it.each(['11.222.333/0001-81', '11222333000181', '12.ABC.345/01DE-35', '12abc34501de35'])(
    'takes %s',
    (cnpj) => expect(erroDoCnpj(cnpj)).toBeNull(),
  )

  it.each(['', '11.222.333/0001-82', '11.222.333/0001-8', '00.000.000/0000-00', '12.ABC.345/01DE-AB'])(
    'refuses %s',
    (cnpj) => expect(erroDoCnpj(cnpj)).toBe('CNPJ inválido.'),
  )

  it('notices any one sign that is typed wrong', () => {
    const certo = '12ABC34501DE35'
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 13 }),
        fc.constantFrom(...Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')),
        (onde, sinal) => {
          const errado = certo.slice(0, onde) + sinal + certo.slice(onde + 1)
          // Two signs whose values differ by eleven weigh the same: mod 11 cannot tell them apart.
          const peso = Math.abs(sinal.charCodeAt(0) - certo.charCodeAt(onde)) % 11
          expect(erroDoCnpj(errado)).toBe(peso === 0 && /\d\d$/.test(errado) ? null : 'CNPJ inválido.')
        },
      ),
    )
  })

  it('is formatted as far as it is typed, and the form says the same number', () => {
    expect(['1', '112', '112223', '11222333', '112223330001', '11222333000181'].map(formatarCnpj)).toEqual([
      '1',
      '11.2',
      '11.222.3',
      '11.222.333',
      '11.222.333/0001',
      '11.222.333/0001-81',
    ])
    expect(cnpjCanonico(formatarCnpj('12abc34501de35'))).toBe('12ABC34501DE35')
  })
})

describe('dados fiscais', () => {
  it('are a person by CPF, or a company by CNPJ and name', () => {
    expect(z.parse(dadosFiscaisEntrada, { tipo: 'pessoa_fisica', cpf: '529.982.247-25' })).toEqual({
      tipo: 'pessoa_fisica',
      cpf: '52998224725',
    })
    const empresa = {
      tipo: 'pessoa_juridica',
      cnpj: '11.222.333/0001-81',
      razao_social: ' Clínica  Boa Ltda ',
    }
    expect(z.parse(dadosFiscaisEntrada, empresa)).toEqual({
      tipo: 'pessoa_juridica',
      cnpj: '11222333000181',
      razao_social: 'Clínica Boa Ltda',
    })
  })

  it('name what is wrong', () => {
    expect(motivos({ tipo: 'ong' })).toEqual([['tipo', 'Escolha pessoa física ou jurídica.']])
    expect(motivos({ tipo: 'pessoa_fisica', cpf: '1' })).toEqual([['cpf', 'CPF inválido.']])
    expect(motivos({ tipo: 'pessoa_juridica', cnpj: '1', razao_social: 'A' })).toEqual([
      ['cnpj', 'CNPJ inválido.'],
      ['razao_social', 'Informe a razão social.'],
    ])
  })
})
