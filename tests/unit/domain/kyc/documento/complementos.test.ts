import { blocosDeTextract } from '#domain/kyc/texto/blocos.ts'
import { lugarEm } from '#domain/kyc/documento/complementos.ts'
import { lerDocumento } from '#domain/kyc/documento/leitura.ts'
import { describe, expect, test } from 'vitest'
import {
  CIN_FRENTE,
  CIN_VERSO,
  CNH_ANTIGA_FRENTE,
  CNH_FRENTE,
  CNH_VERSO,
  type Linha,
  respostaDoTextract,
  RG_VERSO,
} from '../../../lambdas/kyc/textract.ts'

const ler = (linhas: readonly Linha[], lado: 'frente' | 'verso') =>
  lerDocumento(blocosDeTextract(respostaDoTextract(linhas).Blocks), { lado, hoje: '2026-11-21' }).complementos

/** What a photo lost of a side, and what was read there instead. */
const sem = (linhas: readonly Linha[], perdidas: readonly string[], outras: readonly Linha[] = []) => [
  ...linhas.filter(([, , texto]) => !perdidas.includes(texto)),
  ...outras,
]

describe('what else a document says', () => {
  test('a 2022 licence', () => {
    expect(ler(CNH_FRENTE, 'frente')).toEqual({
      filiacao: ['JOSE GONCALVES DA SILVA', 'ANTONIA DE ARAUJO SILVA'],
      naturalidade: 'RIBEIRAO PRETO SP',
      nacionalidade: 'BRASILEIRO(A)',
      categoria: 'AB',
      data_primeira_hab: '2006-11-05',
    })
    expect(ler(CNH_VERSO, 'verso')).toEqual({
      nacionalidade: 'BRA',
      local_emissao: 'RIBEIRAO PRETO SP',
    })
  })

  test('a CIN', () => {
    const frente: readonly Linha[] = [
      [0.3, 0.09, 'CARTEIRA DE IDENTIDADE NACIONAL'],
      [0.35, 0.3, 'NACIONALIDADE'],
      [0.35, 0.333, 'BRA'],
      [0.35, 0.4, 'NATURALIDADE'],
      [0.35, 0.433, 'NITEROI RJ'],
      [0.35, 0.5, 'FILIACAO'],
      [0.35, 0.533, 'VERA RAMOS SOARES'],
      [0.35, 0.62, 'DATA DE EMISSAO'],
    ]
    expect(ler(frente, 'frente')).toEqual({
      filiacao: ['VERA RAMOS SOARES'],
      naturalidade: 'NITEROI RJ',
      nacionalidade: 'BRA',
    })
    const verso: readonly Linha[] = [
      [0.3, 0.09, 'CARTEIRA DE IDENTIDADE NACIONAL'],
      [0.05, 0.3, 'LOCAL E DATA DE EXPEDICAO'],
      [0.05, 0.333, 'CAXIAS DO SUL RS 17/01/2025'],
    ]
    expect(ler(verso, 'verso')).toEqual({ local_emissao: 'CAXIAS DO SUL RS' })
  })

  test('of a document that was not recognised nothing is taken', () => {
    expect(
      ler(
        [
          [0.05, 0.3, 'NATURALIDADE'],
          [0.05, 0.333, 'NITEROI RJ'],
        ],
        'frente',
      ),
    ).toBeUndefined()
  })

  test.each([
    ['14/03/1987, RIBEIRÃO PRETO SP', 'RIBEIRÃO PRETO SP'],
    ['CURITIBA/PR, 12/03/2023', 'CURITIBA PR'],
    ['JOSÉ DA SILVA', undefined],
    ['DETRAN SP', undefined],
    ['GOVERNO DO ESTADO GO', undefined],
  ])('a town and its state: %s', (texto, lugar) => {
    expect(lugarEm(texto)).toBe(lugar)
  })
})

describe('without its label', () => {
  test.each([
    ['2022', CNH_FRENTE, '9 CAT HAB'],
    ['old', CNH_ANTIGA_FRENTE, 'CAT. HAB.'],
  ])('the category of a %s licence is on the row of the register', (_modelo, frente, rotulo) => {
    expect(ler(sem(frente, [rotulo]), 'frente')?.categoria).toBe('AB')
    // A letter read anywhere else is a mark of the portrait or the lost sex.
    expect(ler(sem(frente, [rotulo, 'AB'], [[0.84, 0.2, 'D']]), 'frente')?.categoria).toBeUndefined()
    expect(ler(sem(frente, [rotulo, 'AB'], [[0.84, 0.575, 'AF']]), 'frente')?.categoria).toBeUndefined()
  })

  test.each([
    ['ACC', 'ACC'],
    ['E', 'E'],
    ['A8', 'AB'],
    ['.AD', 'AD'],
    ['BC', undefined],
    ['F', undefined],
    ['HAB', undefined],
  ])('%s as a category', (lida, categoria) => {
    const frente = CNH_FRENTE.map((linha): Linha => (linha[2] === 'AB' ? [linha[0], linha[1], lida] : linha))
    expect(ler(frente, 'frente')?.categoria).toBe(categoria)
  })

  test.each([
    ['2022', CNH_FRENTE, '1" HABILITACAO'],
    ['old', CNH_ANTIGA_FRENTE, '1 HABILITACAO'],
  ])('the first licence of a %s one is the date no other field has', (_modelo, frente, rotulo) => {
    const primeira = (...outras: Linha[]) =>
      ler(sem(frente, [rotulo, '05/11/2006'], outras), 'frente')?.data_primeira_hab
    expect(primeira()).toBeUndefined()
    expect(primeira([0.81, 0.3, '05/11/2006'])).toBe('2006-11-05')
    expect(primeira([0.81, 0.25, 'HABILITACAO'], [0.81, 0.283, '05/11/2006'])).toBe('2006-11-05')
    // A child drives no car, and two dates are none.
    expect(primeira([0.81, 0.3, '05/11/2004'])).toBeUndefined()
    expect(primeira([0.81, 0.25, rotulo], [0.81, 0.283, '05/11/2004'])).toBeUndefined()
    expect(primeira([0.81, 0.3, '05/11/2006'], [0.81, 0.9, '06/11/2006'])).toBeUndefined()
    expect(primeira([0.81, 0.3, '05/11/2024'])).toBeUndefined()
  })

  test('the nationality is a line of its own on a front, and in the zone of a back', () => {
    const nacionalidade = (...outras: Linha[]) =>
      ler(sem(CIN_FRENTE, ['NACIONALIDADE', 'BRA'], outras), 'frente')?.nacionalidade
    expect(nacionalidade()).toBeUndefined()
    expect(nacionalidade([0.7, 0.437, '8RA'])).toBe('BRA')
    expect(nacionalidade([0.7, 0.437, 'BRASILEIRA'])).toBe('BRASILEIRA')
    expect(nacionalidade([0.7, 0.437, 'BRASILEIROIA)'])).toBe('BRASILEIRO(A)')
    expect(nacionalidade([0.7, 0.437, 'BR'], [0.1, 0.5, 'IBRAM'])).toBeUndefined()
    expect(ler(sem(CIN_VERSO, ['8703145F3309221BRA<<<<<<<<<<<8']), 'verso')).toEqual({
      local_emissao: 'CAMPINAS SP',
    })
    // An old licence says nothing of it, whatever a line looks like.
    expect(ler(sem(CNH_ANTIGA_FRENTE, [], [[0.7, 0.9, 'BRA']]), 'frente')?.nacionalidade).toBeUndefined()
  })

  test('a place is the only one there', () => {
    expect(ler(sem(CIN_FRENTE, ['NATURALIDADE']), 'frente')?.naturalidade).toBe('RIBEIRAO PRETO SP')
    expect(ler(sem(CIN_VERSO, ['LOCAL E DATA DE EXPEDICAO']), 'verso')?.local_emissao).toBe('CAMPINAS SP')
    expect(ler(sem(CNH_VERSO, ['LOCAL']), 'verso')?.local_emissao).toBe('RIBEIRAO PRETO SP')
    // An old RG's back has two: which is which only a label tells.
    expect(ler(sem(RG_VERSO, ['NATURALIDADE']), 'verso')?.naturalidade).toBe('RIBEIRAO PRETO SP')
    const mudo = ler(sem(RG_VERSO, ['NATURALIDADE', 'LOCAL DE EMISSAO']), 'verso')
    expect(mudo?.naturalidade).toBeUndefined()
    expect(mudo?.local_emissao).toBeUndefined()
  })

  test('the parents are the names under the holder’s', () => {
    const pais = ['JOSE GONCALVES DA SILVA', 'ANTONIA DE ARAUJO SILVA']
    expect(ler(sem(CIN_FRENTE, ['FILIACAO']), 'frente')?.filiacao).toEqual(pais)
    expect(ler(sem(RG_VERSO, ['FILIACAO'], [[0.05, 0.335, 'FUAÇÃO']]), 'verso')?.filiacao).toEqual(pais)
    // One parent, and a signature read as a name further down.
    expect(ler(sem(CIN_FRENTE, ['FILIACAO', pais[1] ?? '']), 'frente')?.filiacao).toEqual([pais[0]])
    expect(ler(sem(CIN_FRENTE, ['FILIACAO', ...pais, 'Mana Apda']), 'frente')?.filiacao).toBeUndefined()
  })
})
