import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amostraEm } from '#domain/kyc/documento/amostra.ts'
import { type BlocoDeTextract, blocosDeTextract } from '#domain/kyc/texto/blocos.ts'
import { sortearPessoa } from '#semente/gerar/pessoa.ts'
import { respostaDoTesseract } from '../../../lambdas/kyc/tesseract.ts'
import { CNH_FRENTE, type Linha, respostaDoTextract } from '../../../lambdas/kyc/textract.ts'

const FORMAS = [
  ['the cloud', respostaDoTextract],
  ['one machine', respostaDoTesseract],
] as const
type Forma = (linhas: readonly Linha[]) => { readonly Blocks: readonly BlocoDeTextract[] }

/** A card's line, and one as large as what is written across it. */
const [LETRA, ATRAVESSADA] = [1, 9]

/** A word that lies aslant over the whole card is boxed from its one corner to the other. */
const DE_CANTO_A_CANTO = 23

const dita = (responder: Forma, texto: string, alta: number) => {
  const linhas: readonly Linha[] = [...CNH_FRENTE, [0.1, 0.45, texto, alta]]
  return amostraEm(blocosDeTextract(responder(linhas).Blocks).filter(({ tipo }) => tipo === 'linha'))
}

describe.each(FORMAS)('read by %s', (_, responder) => {
  test.each([
    ['AMOSTRA', LETRA],
    ['AM0STRA · SEM VALOR', LETRA],
    ['AMOSTPA', LETRA],
    ['AMOSTRASEMVALOR', LETRA],
    ['SEM VALOR', LETRA],
    ['DOCUMENTO SEM VALOR LEGAL', LETRA],
    ['SPECIMEN', LETRA],
    ['ESPÉCIME', LETRA],
    ['«AANOSIRA', ATRAVESSADA],
    ['AMOSTRAS;', ATRAVESSADA],
    ['e SEM VALCR', ATRAVESSADA],
    ['SPEGIMFN', ATRAVESSADA],
    ['SEM VALORES?', DE_CANTO_A_CANTO],
  ])('%s, %i letters high, says that it is a sample', (texto, alta) => {
    expect(dita(responder, texto, alta)).toBe(true)
  })

  test.each(['TON, SEM', 'AMOS', 'OSTRA', 'VALOR', 'A SPECI'])('%s across a card may say it', (texto) => {
    expect(dita(responder, texto, ATRAVESSADA)).toBe('talvez')
    expect(dita(responder, texto, LETRA)).toBeUndefined()
  })

  test.each([
    'VÁLIDA EM TODO O TERRITÓRIO NACIONAL',
    'REPÚBLICA',
    'I<BRAO688S28158<SEM<<',
    'MOOD',
    'EEE SOC',
  ])('%s across a card says nothing', (texto) => {
    expect(dita(responder, texto, ATRAVESSADA)).toBeUndefined()
  })
})

test('a texture taken for the short word says nothing', () => {
  const caixa = { esquerda: 0, topo: 0, largura: 0.1, altura: 0.02 }
  const linha = (texto: string, confianca: number, altura: number) =>
    ({ tipo: 'linha', texto, confianca, caixa: { ...caixa, altura } }) as const
  const card = ['NOME', 'CPF', 'VALIDADE'].map((texto) => linha(texto, 95, 0.02))
  expect(amostraEm([...card, linha('sem |', 57, 0.2)])).toBeUndefined()
  expect(amostraEm([...card, linha('sem |', 75, 0.2)])).toBe('talvez')
})

describe('what people and places are called', () => {
  const palavra = fc.constantFrom(
    'RAMOS',
    'AMÓS',
    'AMOSTRINO',
    'TRAVASSOS',
    'TRAJANO',
    'TAVARES',
    'TRINDADE',
    'TRANCOSO',
    'TORRES',
    'VALOR',
    'VALORIZA',
    'VALÉRIO',
    'SALVADOR',
    'SEMEÃO',
    'ANSELMO',
    'ESPÉCIE',
    'ESPECIAL',
    'ASTRA',
    'AMORA',
    'AMORIM',
    'AMARAL',
    'OSTRAS',
    'MOSTARDAS',
    'MAESTRA',
    'AMÉRICA',
    'DAMASTOR',
    'TRAMANDAÍ',
    'DE',
    'DO',
    'DAS',
    'RUA',
    'SÃO',
  )
  const inventado = fc.array(palavra, { minLength: 1, maxLength: 4 }).map((palavras) => palavras.join(' '))
  const sorteado = fc
    .tuple(fc.nat(), fc.nat({ max: 10_000 }))
    .map(([semente, id]) => sortearPessoa(semente, id, '2026-11-25'))
    .chain(({ dados }) => fc.constantFrom(dados.nome, dados.naturalidade, ...dados.filiacao))
  const texto = fc.oneof(inventado, sorteado)
  const forma = fc.constantFrom(respostaDoTextract, respostaDoTesseract)

  test('says nothing in print', () => {
    fc.assert(
      fc.property(forma, texto, (responder, nome) => {
        expect(dita(responder, nome, LETRA)).toBeUndefined()
      }),
      { numRuns: 400 },
    )
  })

  test('refuses nobody where a portrait makes its line a tall one', () => {
    fc.assert(
      fc.property(forma, texto, (responder, nome) => {
        expect(dita(responder, nome, ATRAVESSADA)).not.toBe(true)
      }),
      { numRuns: 400 },
    )
  })
})
