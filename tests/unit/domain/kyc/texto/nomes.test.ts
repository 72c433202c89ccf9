import { compararNomes } from '#domain/kyc/texto/nomes.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const palavra = fc.stringMatching(/^[A-Z]{4,9}$/)
const nome = fc.uniqueArray(palavra, { minLength: 2, maxLength: 6 })

describe('compararNomes', () => {
  test('a name is itself, whatever accents, case, linking words and spaces', () => {
    fc.assert(
      fc.property(nome, fc.constantFrom(' ', ' de ', '  DOS ', ' e '), (palavras, ligacao) => {
        expect(compararNomes(palavras.join(' '), palavras.join(ligacao).toLowerCase())).toEqual({
          nota: 1,
          iguais: true,
          motivos: [],
        })
      }),
    )
  })

  test('is symmetric in score and verdict', () => {
    fc.assert(
      fc.property(nome, nome, (a, b) => {
        const [ida, volta] = [
          compararNomes(a.join(' '), b.join(' ')),
          compararNomes(b.join(' '), a.join(' ')),
        ]
        expect(ida.nota).toBe(volta.nota)
        expect(ida.iguais).toBe(volta.iguais)
      }),
    )
  })

  test('middle names may change places or be abbreviated', () => {
    fc.assert(
      fc.property(nome, fc.boolean(), (palavras, abreviar) => {
        const [primeiro = '', ...resto] = palavras
        const ultimo = resto.pop() ?? ''
        const meio = resto.reverse().map((p) => (abreviar ? `${p[0]}.` : p))
        expect(compararNomes(palavras.join(' '), [primeiro, ...meio, ultimo].join(' ')).iguais).toBe(true)
      }),
    )
  })

  test.each([
    ['Maria Aparecida Gonçalves de Araújo', 'MARIA APARECIDA GONCALVES DE ARAUJO', 1],
    ['Maria Araújo', 'MARIA APARECIDA GONÇALVES DE ARAÚJO', 0.85],
    ['José da Silva', 'JOSÉ DE SILVA', 1],
    ['Ana Lúcia Mendes', 'ANA LUCIA MENDFS', 0.97],
  ])('%s is %s', (a, b, nota) => {
    expect(compararNomes(a, b)).toMatchObject({ iguais: true, nota })
  })

  test.each([
    ['Maria Araújo', 'MARIA ARAÚJO DE SOUZA', ['O último sobrenome é SOUZA, e não ARAUJO.']],
    ['João Araújo', 'MARIA ARAÚJO', ['O primeiro nome é MARIA, e não JOAO.']],
    [
      'Ana Paula Lima',
      'BRUNO COSTA',
      ['O primeiro nome é BRUNO, e não ANA.', 'O último sobrenome é COSTA, e não LIMA.'],
    ],
    ['Ana Rita Lima', 'ANA SOFIA LIMA', ['Os nomes do meio não coincidem.']],
    ['Ana Lima', 'ANA', ['O último sobrenome é ilegível, e não LIMA.']],
  ])('%s is not %s, and it says why', (a, b, motivos) => {
    const comparados = compararNomes(a, b)
    expect(comparados.iguais).toBe(false)
    expect(comparados.motivos).toEqual(motivos)
  })
})
