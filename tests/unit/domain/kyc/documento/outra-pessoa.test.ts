import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diferentes } from '#domain/kyc/texto/texto-lido.ts'
import type { Titular } from '#domain/kyc/documento/titular.ts'
import {
  CIN_FRENTE,
  CIN_VERSO,
  CNH_FRENTE,
  CNH_VERSO,
  type Linha,
  respostaDoTextract,
  RG_FRENTE,
  RG_VERSO,
} from '../../../lambdas/kyc/textract.ts'
import { respostaDoTesseract } from '../../../lambdas/kyc/tesseract.ts'
import { lerLados, vereditoDe } from './veredito.ts'

/**
 * Maria's documents under somebody else's account, from what was read to the verdict: the face agrees, the registry
 * agrees, no picture was seen before. Only the document can tell them apart.
 */

const MARIA = {
  nome: 'Maria Aparecida Gonçalves de Araújo',
  cpf: '52998224725',
  data_nascimento: '1987-03-14',
}
const DOCUMENTOS = {
  cnh: [CNH_FRENTE, CNH_VERSO],
  cin: [CIN_FRENTE, CIN_VERSO],
  rg: [RG_FRENTE, RG_VERSO],
} as const

type Lados = readonly [frente: readonly Linha[], verso: readonly Linha[]]

/** The cloud's answer and the embedded one's. */
const FORMAS = [respostaDoTextract, respostaDoTesseract] as const
const forma = fc.constantFrom(...FORMAS)

const lerOs = ([frente, verso]: Lados, titular: Titular, responder: (typeof FORMAS)[number]) =>
  lerLados({ frente: responder(frente).Blocks, verso: responder(verso).Blocks }, titular)
const veredito = (lados: Lados, titular: Titular, responder: (typeof FORMAS)[number]) =>
  vereditoDe(lerOs(lados, titular, responder), titular)

const LETRAS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789./< ')
/** One character of either side, read as another one. */
const estrago = fc.record({ qual: fc.nat(), lugar: fc.nat(), letra: fc.constantFrom(...LETRAS) })
type Estrago = { readonly qual: number; readonly lugar: number; readonly letra: string }

function estragados([frente, verso]: Lados, { qual, lugar, letra }: Estrago): Lados {
  const alvo = qual % (frente.length + verso.length)
  const trocar = (linhas: readonly Linha[], de: number): Linha[] =>
    linhas.map(([x, y, texto], i): Linha => {
      if (i !== de) return [x, y, texto]
      const onde = lugar % texto.length
      return [x, y, texto.slice(0, onde) + letra + texto.slice(onde + 1)]
    })
  return [trocar(frente, alvo), trocar(verso, alvo - frente.length)]
}

const digito = (digitos: string, peso: number): number => {
  const soma = Array.from(digitos).reduce((total, d, i) => total + Number(d) * (peso - i), 0)
  return ((soma * 10) % 11) % 10
}
const cpf = fc
  .array(fc.nat({ max: 9 }), { minLength: 9, maxLength: 9 })
  .map((nove) => nove.join(''))
  .map((nove) => `${nove}${digito(nove, 10)}`)
  .map((dez) => `${dez}${digito(dez, 11)}`)
  .filter((completo) => completo !== MARIA.cpf && !/^(\d)\1+$/.test(completo))
const dia = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2007-12-31'), noInvalidDate: true })
  .map((data) => data.toISOString().slice(0, 10))
  .filter((data) => diferentes(data, MARIA.data_nascimento) > 1)
const qualDocumento = fc.constantFrom(...(['cnh', 'cin', 'rg'] as const))

describe('a document is its holder’s alone', () => {
  test.each(['cnh', 'cin', 'rg'] as const)('Maria’s own %s is approved', (qual) => {
    expect(veredito(DOCUMENTOS[qual], MARIA, respostaDoTextract)).toBe('approved')
  })

  test('no misread character makes it another person’s, whatever they are called', () => {
    const nome = fc.constantFrom(
      MARIA.nome,
      'Mariana Aparecida Gonçalves de Araújo',
      'Carla Souza Prado',
      'Mário Araújo',
      'Ana Lima',
    )
    fc.assert(
      fc.property(
        qualDocumento,
        forma,
        estrago,
        nome,
        cpf,
        dia,
        (qual, responder, onde, outro, numero, data) => {
          const titular = { nome: outro, cpf: numero, data_nascimento: data }
          expect(veredito(estragados(DOCUMENTOS[qual], onde), titular, responder)).not.toBe('approved')
        },
      ),
      { numRuns: 300 },
    )
  })

  test('nor a sister’s, born on the same day', () => {
    const nome = fc
      .constantFrom('Carla', 'Joana', 'Antônia', 'Beatriz')
      .map((n) => MARIA.nome.replace('Maria', n))
    fc.assert(
      fc.property(qualDocumento, forma, estrago, nome, cpf, (qual, responder, onde, irma, numero) => {
        const titular = { nome: irma, cpf: numero, data_nascimento: MARIA.data_nascimento }
        expect(veredito(estragados(DOCUMENTOS[qual], onde), titular, responder)).not.toBe('approved')
      }),
      { numRuns: 200 },
    )
  })
})

describe('the score of the reading', () => {
  const partes = fc.record({
    qual: qualDocumento,
    responder: forma,
    /** A line in four is lost. */
    sortes: fc.array(fc.nat({ max: 3 }), { minLength: 50, maxLength: 50 }),
    mais: fc.nat(),
  })

  test('never falls for a line more that was read right, of either side', () => {
    fc.assert(
      fc.property(partes, ({ qual, responder, sortes, mais }) => {
        const [frente, verso] = DOCUMENTOS[qual]
        const extra = mais % (frente.length + verso.length)
        const nota = (com: boolean): number => {
          const lido = (i: number): boolean => sortes[i] !== 0 || (com && i === extra)
          const lados = [
            frente.filter((_, i) => lido(i)),
            verso.filter((_, i) => lido(i + frente.length)),
          ] as const
          return lerOs(lados, MARIA, responder).nota
        }
        expect(nota(true)).toBeGreaterThanOrEqual(nota(false) - 1e-9)
      }),
      { numRuns: 150 },
    )
  })
})
