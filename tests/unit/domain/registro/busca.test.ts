import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buscar, indiceDe } from '#domain/registro/cid10/busca.ts'
import { codigoSchema, comPonto } from '#domain/registro/cid10/codigo.ts'
import { cortar, descricaoDe, LINHAS } from '#domain/registro/cid10/tabela.ts'

const indice = indiceDe(LINHAS)
const codigos = (texto: string) => buscar(indice, texto).map(({ codigo }) => codigo)

describe('the table', () => {
  it('is the whole list of DATASUS: categories and subcategories, each with words', () => {
    const cortadas = LINHAS.map(cortar)
    expect(cortadas.filter(([codigo]) => codigo.length === 3)).toHaveLength(2045)
    // 263 of its 12,451 subcategories are a category without any, under the same code.
    expect(cortadas.filter(([codigo]) => codigo.length === 4)).toHaveLength(12_451 - 263)
    expect(
      cortadas.filter(([codigo, descricao]) => !codigoSchema.safeParse(codigo).success || !descricao.trim()),
    ).toEqual([])
    expect(new Set(cortadas.map(([codigo]) => codigo)).size).toBe(LINHAS.length)
  })

  it('says a code in the official words', () => {
    expect(descricaoDe('J029')).toBe('Faringite aguda não especificada')
    expect(descricaoDe('A09')).toBe('Diarréia e gastroenterite de origem infecciosa presumível')
    expect(descricaoDe('X999X')).toBeUndefined()
  })
})

describe('a search', () => {
  it.each([
    ['J02.9', 'J029'],
    ['j029', 'J029'],
    ['amigdalite aguda', 'J03'],
    ['AGUDA amigdalite', 'J03'],
    ['amigd agu', 'J03'],
    ['hipertensao essencial', 'I10'],
    ['hipertensão essencial', 'I10'],
    ['enxaqueca', 'G43'],
    ['lombar dor', 'M545'],
    ['resfriado', 'J00'],
  ])('finds by "%s" %s first', (texto, codigo) => {
    expect(codigos(texto)[0]).toBe(codigo)
  })

  it('by a part of a code offers the category and what is in it', () => {
    expect(codigos('J03')).toEqual(['J03', 'J030', 'J038', 'J039'])
  })

  it('offers nothing for nothing, and for words that are not there', () => {
    expect([codigos(''), codigos('  . '), codigos('xyzzy')]).toEqual([[], [], []])
  })

  it('finds every line by its own code and by its own words in any order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LINHAS), fc.integer(), (linha, semente) => {
        const [codigo, descricao] = cortar(linha)
        expect(codigos(comPonto(codigo))[0]).toBe(codigo)
        const palavras = descricao.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
        const misturadas = palavras.toSorted((a, b) => (a + semente < b + semente ? 1 : -1)).join(' ')
        const achadas = buscar(indice, misturadas, indice.length)
        expect(achadas.map((achada) => achada.codigo)).toContain(codigo)
      }),
      { numRuns: 60 },
    )
  })

  it('never offers more than fits, nor anything without every word', () => {
    fc.assert(
      fc.property(fc.constantFrom('dor', 'outr', 'agu', 'doenca', 'nao', 'espec', 'les'), (termo) => {
        const achadas = buscar(indice, termo)
        expect(achadas.length).toBeLessThanOrEqual(12)
        for (const { descricao } of achadas)
          expect(descricao.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()).toContain(termo)
      }),
      { numRuns: 20 },
    )
  })
})
