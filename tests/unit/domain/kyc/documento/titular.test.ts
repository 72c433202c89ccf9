import { blocosDeTextract } from '#domain/kyc/texto/blocos.ts'
import { datasEm, dizData } from '#domain/kyc/texto/datas-lidas.ts'
import { certezaDe } from '#domain/kyc/documento/evidencias.ts'
import { lerDocumento } from '#domain/kyc/documento/leitura.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CIN_FRENTE,
  CNH_FRENTE,
  type Linha,
  respostaDoTextract,
  RG_VERSO,
} from '../../../lambdas/kyc/textract.ts'

const HOJE = '2026-11-21'
const MARIA = {
  nome: 'Maria Aparecida Gonçalves de Araújo',
  cpf: '52998224725',
  data_nascimento: '1987-03-14',
}

const ler = (linhas: readonly Linha[], titular = MARIA, lado: 'frente' | 'verso' = 'frente') =>
  lerDocumento(blocosDeTextract(respostaDoTextract(linhas).Blocks), { lado, hoje: HOJE, titular })
const achados = (linhas: readonly Linha[], titular = MARIA) => {
  const { titular: lido } = ler(linhas, titular)
  if (!lido) throw new Error('Nobody was looked for')
  return lido.impresso
}
const juizos = (linhas: readonly Linha[], titular = MARIA) => {
  const { nome, cpf, data_nascimento } = achados(linhas, titular)
  return [nome.juizo, cpf.juizo, data_nascimento.juizo]
}
/** One above the other. */
const coluna = (...textos: readonly string[]): Linha[] =>
  textos.map((texto, i): Linha => [0.1, 0.05 + 0.05 * i, texto])

describe('the holder’s data are found', () => {
  test.each([
    ['a 2022 licence', CNH_FRENTE],
    ['a CIN', CIN_FRENTE],
    ['an old RG', RG_VERSO],
  ])('on %s', (_, linhas) => {
    expect(juizos(linhas)).toEqual(['confirma', 'confirma', 'confirma'])
  })

  test.each([
    ['under a label in two languages', ['Nome / Name', 'MARIA APARECIDA GONCALVES DE ARAUJO']],
    ['behind its label', ['NOME MARIA APARECIDA GONCALVES DE ARAUJO']],
    ['glued', ['NOME', 'MARIAAPARECIDA GONCALVESDE ARAUJO']],
    ['over two lines', ['Nome / Name', 'MARIA APARECIDA', 'GONCALVES DE ARAUJO']],
    ['two letters misread', ['NOME', 'MARlA APARECIDA G0NCALVES DE ARAUJ0']],
    ['noise at its ends', ['2 e 1 NOME E SOBRENOME', '| MARIA APARECIDA GONCALVES DE ARAUJO \\']],
    ['the middle names abbreviated', ['NOME', 'MARIA A GONCALVES DE ARAUJO']],
  ])('the name %s', (_, linhas) => {
    expect(achados(coluna(...linhas)).nome.juizo).toBe('confirma')
  })

  test.each([
    '14/03/1987',
    '14.03.1987',
    '14-03-87',
    '14/MAR/1987',
    '14 MAR 1987',
    '14 de março de 1987',
    '14/O3/I987',
    '|14/ 03/1987',
    '114/03/1987, RIBEIRAO PRETO SP',
  ])('the birth date as %s', (data) => {
    expect(achados(coluna('DATA NASC.', data)).data_nascimento.juizo).toBe('confirma')
  })

  test.each(['529.982.247-25', '52998224725', '529 982 247/25', 'C.P.F. 529,982,247-25', '529.982.247-2S'])(
    'the CPF as %s',
    (cpf) => {
      expect(achados(coluna('Registro Geral - CPF / Personal Number', cpf)).cpf.juizo).toBe('confirma')
    },
  )

  test('one digit of the CPF misread is not another one', () => {
    expect(achados(coluna('CPF', '529.982.247-75')).cpf).toEqual({ juizo: 'confirma', certeza: 0.8 })
  })
})

describe('another value contradicts in its place, and only there', () => {
  test('another person’s data', () => {
    const outra = { nome: 'Carla Souza Prado', cpf: '11144477735', data_nascimento: '1990-11-02' }
    expect(juizos(CNH_FRENTE, outra)).toEqual(['contradiz', 'contradiz', 'contradiz'])
  })

  test('a longer name, or one that goes on, is not the holder’s', () => {
    const ana = { ...MARIA, nome: 'Ana Lima' }
    expect(achados(coluna('NOME', 'MARIANA LIMA'), ana).nome.juizo).not.toBe('confirma')
    expect(achados(coluna('NOME', 'ANA LIMA SANTOS'), ana).nome.juizo).not.toBe('confirma')
  })

  test('a part of the name, or a digit of the date, may be the reader’s: nothing is said', () => {
    expect(achados(coluna('NOME', 'MARIA APARECIDA GON')).nome.juizo).toBe('ausente')
    expect(achados(coluna('DATA NASCIMENTO', '14/03/1981')).data_nascimento.juizo).toBe('ausente')
  })

  test('a digit of the date beside the holder’s own name and CPF is the reader’s, unless it makes a minor', () => {
    const com = (data: string, titular = MARIA) =>
      achados(coluna('NOME', MARIA.nome, 'CPF', '529.982.247-25', 'DATA NASCIMENTO', data), titular)
        .data_nascimento
    expect(com('14/03/1981')).toEqual({ juizo: 'confirma', certeza: 0.6 })
    expect(com('14/03/1991').juizo).toBe('contradiz')
    const adulta = { ...MARIA, data_nascimento: '2003-03-14' }
    expect(com('14/03/2009', adulta).juizo).toBe('ausente')
    // Without a CPF that proves itself it may be a relative's.
    const semCpf = coluna('NOME', MARIA.nome, 'DATA NASCIMENTO', '14/03/1981')
    expect(achados(semCpf).data_nascimento.juizo).toBe('ausente')
  })

  test('an earlier date in the birth date’s place: the holder’s is another of the card’s dates', () => {
    const linhas = coluna('DATA NASCIMENTO', '02/05/1961', '1 HABILITACAO', '14/03/1987')
    expect(achados(linhas).data_nascimento.juizo).toBe('contradiz')
  })
})

describe('whatever is misread', () => {
  const letra = fc.constantFrom(...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789./ '))
  const estrago = fc.record({
    linha: fc.nat({ max: CNH_FRENTE.length - 1 }),
    lugar: fc.nat({ max: 40 }),
    letra,
  })
  const estragada = ({
    linha,
    lugar,
    letra: nova,
  }: {
    linha: number
    lugar: number
    letra: string
  }): Linha[] =>
    CNH_FRENTE.map(([x, y, texto], i): Linha => {
      if (i !== linha) return [x, y, texto]
      const onde = lugar % texto.length
      return [x, y, texto.slice(0, onde) + nova + texto.slice(onde + 1)]
    })

  test('no single letter makes it another person’s document', () => {
    const pessoas = fc.record({
      nome: fc.constantFrom('Carla Souza Prado', 'Mariana Gonçalves', 'Mário de Araújo', 'Antônia Araújo'),
      cpf: fc.constantFrom('11144477735', '39053344705'),
      data_nascimento: fc.constantFrom('1987-03-15', '1997-03-14', '1960-01-30'),
    })
    fc.assert(
      fc.property(estrago, pessoas, (onde, outra) => {
        const { nome, cpf } = achados(estragada(onde), outra)
        expect(nome.juizo).not.toBe('confirma')
        expect(cpf.juizo).not.toBe('confirma')
      }),
      { numRuns: 300 },
    )
  })

  test('adding a true reading never lowers the score', () => {
    const certas = ['MARIA APARECIDA GONCALVES DE ARAUJO', '529.982.247-25', '14/03/1987']
    fc.assert(
      fc.property(fc.subarray([...CNH_FRENTE]), fc.constantFrom(...certas), (linhas, certa) => {
        const nota = (lidas: readonly Linha[]) => certezaDe(achados(lidas), ler(lidas).campos, 'rg_antigo')
        expect(nota([...linhas, [0.05, 0.95, certa]])).toBeGreaterThanOrEqual(nota(linhas) - 1e-9)
      }),
      { numRuns: 200 },
    )
  })
})

describe('dates as cards print them', () => {
  test('months by name, short years, frames read as digits', () => {
    expect(datasEm('18/AGO/2002 e 08 JAN 2021')).toEqual(['2002-08-18', '2021-01-08'])
    expect(datasEm('14-03-87 14.03.33')).toEqual(['1987-03-14', '2033-03-14'])
    expect(datasEm('130/ 12/1989')).toEqual(['1989-12-30'])
    expect(datasEm('529.982.247-25 28.345.671-9')).toEqual([])
    // The end of a place's name is no day.
    expect(datasEm('Porto Alegre, 17 de outubro de 2013')).toEqual(['2013-10-17'])
    expect(datasEm('O8 JAN 2021, l4 de maio de 1999')).toEqual(['2021-01-08', '1999-05-14'])
  })

  test('a short year may be of either century for a date that is known', () => {
    expect(dizData('14-03-33', '1933-03-14')).toBe(true)
    expect(dizData('14-03-33', '1934-03-14')).toBe(false)
  })
})
