import { blocosDeTextract } from '#domain/kyc/blocos.ts'
import { lugarEm } from '#domain/kyc/complementos.ts'
import { lerDocumento } from '#domain/kyc/leitura.ts'
import { describe, expect, test } from 'vitest'
import { CNH_FRENTE, CNH_VERSO, type Linha, respostaDoTextract } from '../../lambdas/kyc/textract.ts'

const ler = (linhas: readonly Linha[], lado: 'frente' | 'verso') =>
  lerDocumento(blocosDeTextract(respostaDoTextract(linhas).Blocks), lado, '2026-11-21').complementos

describe('what else a document says', () => {
  test('a 2022 licence', () => {
    expect(ler(CNH_FRENTE, 'frente')).toEqual({
      filiacao: ['JOSE GONCALVES DA SILVA', 'ANTONIA DE ARAUJO SILVA'],
      naturalidade: 'RIBEIRAO PRETO SP',
      categoria: 'AB',
      data_primeira_hab: '2006-11-05',
    })
    expect(ler(CNH_VERSO, 'verso')).toEqual({ local_emissao: 'RIBEIRAO PRETO SP' })
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
  ])('a town and its state: %s', (texto, lugar) => {
    expect(lugarEm(texto)).toBe(lugar)
  })
})
