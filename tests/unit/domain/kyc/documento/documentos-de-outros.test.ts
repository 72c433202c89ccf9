import { semAcentos } from '#domain/kyc/texto/texto-lido.ts'
import { describe, expect, test } from 'vitest'
import { respostaDoTesseract } from '../../../lambdas/kyc/tesseract.ts'
import { type Linha, respostaDoTextract } from '../../../lambdas/kyc/textract.ts'
import { lerLados, vereditoDe } from './veredito.ts'

/**
 * What refused genuine documents nobody here had drawn, or sent them to a person: each cause as the lines a reader
 * answers, in the cloud's shape and in the embedded one's, up to the verdict.
 */

const JOANA = { nome: 'Joana Figueira Brandão', cpf: '11144477735', data_nascimento: '2002-08-18' }

/** Textract leaves most accents out. */
const FORMAS = {
  'the cloud': (linhas: readonly Linha[]) =>
    respostaDoTextract(linhas.map(([x, y, texto]): Linha => [x, y, semAcentos(texto)])),
  'one machine': respostaDoTesseract,
}
type Forma = keyof typeof FORMAS

interface Lados {
  readonly frente: readonly Linha[]
  readonly verso: readonly Linha[]
  /** What the QR code of the back says. */
  readonly codigos?: readonly string[]
}

function ler(forma: Forma, { frente, verso, codigos }: Lados, titular = JOANA) {
  const { [forma]: responder } = FORMAS
  const respostas = { frente: responder(frente).Blocks, verso: responder(verso).Blocks }
  return lerLados({ ...respostas, ...(codigos && { codigos }) }, titular)
}

/** Above one another. */
const coluna = (...textos: readonly string[]): Linha[] =>
  textos.map((texto, i): Linha => [0.32, 0.04 + 0.045 * i, texto])

const CNH_2022: Lados = {
  frente: coluna(
    'REPÚBLICA FEDERATIVA DO BRASIL',
    'CARTEIRA NACIONAL DE HABILITAÇÃO / DRIVER LICENSE',
    '2 e 1 NOME E SOBRENOME',
    'JOANA FIGUEIRA BRANDÃO',
    '3 DATA, LOCAL E UF DE NASCIMENTO',
    '18/08/2002, MARÍLIA, SP',
    '4a DATA EMISSÃO',
    '03/05/2024',
    '4b VALIDADE',
    '02/05/2034',
    '4d CPF',
    '111.444.777-35',
    '5 Nº REGISTRO',
    '64680076774',
  ),
  verso: coluna(
    'CARTEIRA NACIONAL DE HABILITAÇÃO',
    '12 OBSERVAÇÕES',
    'LOCAL',
    'MARÍLIA, SP',
    'ASSINATURA DO EMISSOR',
  ),
}
const RG: Lados = {
  frente: coluna(
    'REPÚBLICA FEDERATIVA DO BRASIL',
    'ESTADO DE SÃO PAULO',
    'SECRETARIA DA SEGURANÇA PÚBLICA',
    'POLEGAR DIREITO',
    'ASSINATURA DO TITULAR',
    'CARTEIRA DE IDENTIDADE',
  ),
  verso: coluna(
    'VÁLIDA EM TODO O TERRITÓRIO NACIONAL',
    'REGISTRO GERAL',
    '41.207.335-2',
    'DATA DE EXPEDIÇÃO',
    '11/02/2021',
    'NOME',
    'JOANA FIGUEIRA BRANDÃO',
    'FILIAÇÃO',
    'CARLOS BRANDÃO FILHO',
    'TERESA FIGUEIRA',
    'NATURALIDADE',
    'MARÍLIA - SP',
    'DATA DE NASCIMENTO',
    '18/08/2002',
    'CPF',
    '111.444.777-35',
    'LEI Nº 7.116 DE 29/08/83',
  ),
}
const CIN: Lados = {
  frente: coluna(
    'REPÚBLICA FEDERATIVA DO BRASIL',
    'CARTEIRA DE IDENTIDADE / IDENTITY CARD',
    'Nome / Name',
    'JOANA FIGUEIRA BRANDÃO',
    'Registro Geral - CPF / Personal Number',
    '111.444.777-35',
    'Data de Nascimento / Date of Birth',
    '18/08/2002',
    'Data de Validade / Expiry Date',
    '03/05/2034',
  ),
  verso: [
    ...coluna(
      'Filiação / Filiation',
      'TERESA FIGUEIRA',
      'Órgão Expedidor',
      'SSP/SP',
      'Data de Emissão',
      '03/05/2024',
    ),
    [0.05, 0.72, 'IDBRA412073352211144477735<<<<'],
    [0.05, 0.79, '0208183F3405031BRA<<<<<<<<<<<2'],
    [0.05, 0.86, 'BRANDAO<<JOANA<FIGUEIRA<<<<<<<'],
  ],
}

/** A side with some of its lines otherwise. */
const com = (linhas: readonly Linha[], trocas: Readonly<Record<string, string>>): Linha[] => {
  const postas = linhas.map(([x, y, texto]): Linha => [x, y, trocas[texto] ?? texto])
  for (const antes of Object.keys(trocas))
    if (linhas.every(([, , texto]) => texto !== antes)) throw new Error(`No line says "${antes}"`)
  return postas
}
const naFrente = (lados: Lados, trocas: Readonly<Record<string, string>>): Lados => ({
  ...lados,
  frente: com(lados.frente, trocas),
})
const noVerso = (lados: Lados, trocas: Readonly<Record<string, string>>): Lados => ({
  ...lados,
  verso: com(lados.verso, trocas),
})

const CAUSAS: readonly (readonly [string, Lados])[] = [
  ['a licence of 2022 whose number stands on its front', CNH_2022],
  ['an old RG: the issuer spelled out, a portrait and a thumb print without letters', RG],
  [
    'a front with little more than the heading',
    {
      ...RG,
      frente: coluna('ESTADO DE SÃO PAULO', 'SECRETARIA DA SEGURANÇA PÚBLICA', 'CARTEIRA DE IDENTIDADE'),
    },
  ],
  [
    'the month in letters between bars',
    noVerso(RG, { '18/08/2002': '18/AGO/2002', '11/02/2021': '11/FEV/2021' }),
  ],
  [
    'the month in letters between spaces',
    noVerso(RG, { '18/08/2002': '18 AGO 2002', '11/02/2021': '08 JAN 2021' }),
  ],
  ['a CIN in two languages', CIN],
  [
    'the social name’s label beside the name',
    naFrente(CIN, { 'Nome / Name': 'Nome Social / Social Name', '18/08/2002': '18 AGO 2002' }),
  ],
  [
    'the personal number as Registro Geral - CPF',
    naFrente(CIN, { 'Registro Geral - CPF / Personal Number': 'Registro Geral - CPF' }),
  ],
  [
    'DATA NASC., EXPEDIÇÃO, C.P.F.',
    noVerso(RG, { 'DATA DE NASCIMENTO': 'DATA NASC.', 'DATA DE EXPEDIÇÃO': 'EXPEDIÇÃO', CPF: 'C.P.F.' }),
  ],
  [
    'a CPF without its points, behind its label',
    noVerso(RG, { CPF: 'C.P.F. 11144477735', '111.444.777-35': 'MATRÍCULA' }),
  ],
  ['no CPF on an old RG', noVerso(RG, { CPF: 'DOC. ORIGEM', '111.444.777-35': 'CERT. NASC. LV A12 FLS 9' })],
  ['a letter misread in the name', noVerso(RG, { 'JOANA FIGUEIRA BRANDÃO': 'J0ANA FIGUE1RA BRANDAO' })],
  [
    'a letter misread in the zone’s names',
    noVerso(CIN, { 'BRANDAO<<JOANA<FIGUEIRA<<<<<<<': 'BRANDA0<<JDANA<FIGUEIRA<<<<<<<' }),
  ],
  [
    'a digit misread in the zone’s birth date',
    noVerso(CIN, { '0208183F3405031BRA<<<<<<<<<<<2': '0208173F3405031BRA<<<<<<<<<<<2' }),
  ],
  [
    'a digit misread in the zone’s number',
    noVerso(CIN, { 'IDBRA412073352211144477735<<<<': 'IDBRA412073352211144477736<<<<' }),
  ],
  [
    'a zone nobody can read',
    noVerso(CIN, {
      'IDBRA412073352211144477735<<<<': 'I0B8A4I2<K',
      '0208183F3405031BRA<<<<<<<<<<<2': '02O<8I',
      'BRANDAO<<JOANA<FIGUEIRA<<<<<<<': 'BR<<<<',
    }),
  ],
  ['a bar of the birth date read as a digit', noVerso(RG, { '18/08/2002': '18108/2002' })],
  ['gaps between the digits, and no bars', noVerso(RG, { '18/08/2002': '1 8 08 20 0 2' })],
  [
    'a CIN whose CPF nobody can read: the card has its own number',
    {
      frente: com(CIN.frente, { '111.444.777-35': 'FE SS!' }),
      verso: com(CIN.verso, { 'SSP/SP': 'SSP/SP SP-B51741308', 'IDBRA412073352211144477735<<<<': 'I<8K<' }),
    },
  ],
  [
    'the dates of a CIN’s front lost: its zone says one, the law the other',
    {
      frente: com(CIN.frente, { '18/08/2002': '57/12 0 0 6', '03/05/2034': 'O' }),
      verso: com(CIN.verso, { '0208183F3405031BRA<<<<<<<<<<<2': '0208183F340503II8RA<<<<<<<<<<2' }),
    },
  ],
  ['the last day of a licence lost: the law says it', naFrente(CNH_2022, { '02/05/2034': 'WA ENTIRE' })],
  ['a digit misread in the last day of a licence', naFrente(CNH_2022, { '02/05/2034': '03/05/2024' })],
  [
    'the last day of a licence lost, the day of issue under EMISSÃO alone',
    naFrente(CNH_2022, { '02/05/2034': 'OLEO', '4a DATA EMISSÃO': 'EMISSÃO' }),
  ],
  [
    'the number of an old RG lost, and no CPF on it',
    noVerso(RG, { '41.207.335-2': 'TIE', CPF: 'DOC. ORIGEM', '111.444.777-35': 'CERT. NASC. LV A12 FLS 9' }),
  ],
  [
    'the issuer’s signed block in the QR code',
    { ...CNH_2022, codigos: ['UjFHMTpBQkNERUYwMTIzNDU2Nzg5+/x2Zm9vYmFy'] },
  ],
]

const FORMAS_LIDAS = Object.keys(FORMAS) as Forma[]

/** What was lost beside the holder's own CPF, every digit of it printed. */
const SUPRIDAS: readonly (readonly [string, Lados, 'nome' | 'data_nascimento'])[] = [
  ['the birth date of an old RG', noVerso(RG, { '18/08/2002': 'E T' }), 'data_nascimento'],
  [
    'the first name on a licence',
    naFrente(CNH_2022, { 'JOANA FIGUEIRA BRANDÃO': 'SÃO FIGUEIRA BRANDÃO' }),
    'nome',
  ],
]

describe.each(FORMAS_LIDAS)('read by %s', (forma) => {
  test.each(SUPRIDAS)('%s is made good by the CPF', (_, lados, dado) => {
    const lido = ler(forma, lados)
    expect(lido.achados[dado].juizo).toBe('ausente')
    expect(vereditoDe(lido, JOANA)).toBe('approved')
    expect(vereditoDe(ler(forma, lados, { ...JOANA, cpf: '52998224725' }), JOANA)).not.toBe('approved')
  })

  test('a birth date that is another one is not lost', () => {
    expect(vereditoDe(ler(forma, noVerso(RG, { '18/08/2002': '27/03/1994' })), JOANA)).toBe('rejected')
  })

  test.each(['DATA DE NASC.', '3 DATA, LOCAL E UF NASC.', 'DT. NASC.'])(
    'nor under the label %s',
    (rotulo) => {
      const lados = noVerso(RG, { 'DATA DE NASCIMENTO': rotulo, '18/08/2002': '27/03/1994' })
      expect(vereditoDe(ler(forma, lados), JOANA)).toBe('rejected')
    },
  )

  test('an old RG without its number is a person’s to judge where a letter of the name is another', () => {
    const semNumero = { '41.207.335-2': 'TIE', '111.444.777-35': 'FE SS!' }
    const lados = noVerso(RG, { ...semNumero, 'JOANA FIGUEIRA BRANDÃO': 'JOANA FIGUEINA BRANDÃO' })
    expect(vereditoDe(ler(forma, lados), JOANA)).toBe('em_analise')
  })

  test('nor is it approved under another CPF than the one it shows', () => {
    const outra = { ...JOANA, cpf: '52998224725' }
    expect(vereditoDe(ler(forma, noVerso(RG, { '41.207.335-2': 'TIE' }), outra), outra)).not.toBe('approved')
  })

  test('without the CPF a person looks for the date', () => {
    const semCpf = noVerso(RG, { '18/08/2002': 'E T', '111.444.777-35': 'FE SS!' })
    expect(vereditoDe(ler(forma, semCpf), JOANA)).toBe('em_analise')
  })

  test('an expired licence stays expired, and no other date is taken for its issue', () => {
    const vencida = { '03/05/2024': '03/05/2014', '02/05/2034': '02/05/2019' }
    expect(vereditoDe(ler(forma, naFrente(CNH_2022, vencida)), JOANA)).toBe('rejected')
    const semEmissao = { ...vencida, '4a DATA EMISSÃO': 'E', '03/05/2024': 'A' }
    expect(vereditoDe(ler(forma, naFrente(CNH_2022, semEmissao)), JOANA)).toBe('em_analise')
    const semRotulos = { ...semEmissao, '4b VALIDADE': 'I' }
    expect(vereditoDe(ler(forma, naFrente(CNH_2022, semRotulos)), JOANA)).toBe('em_analise')
  })
})

describe.each(FORMAS_LIDAS)('read by %s, a genuine document is approved although', (forma) => {
  test.each(CAUSAS)('%s', (_, lados) => {
    const lido = ler(forma, lados)
    expect(lido).toMatchObject({
      aceito: true,
      duvidas: [],
      achados: { nome: { juizo: 'confirma' }, data_nascimento: { juizo: 'confirma' } },
    })
    expect(vereditoDe(lido, JOANA)).toBe('approved')
  })

  test.each(CAUSAS)('never another person’s: %s', (_, lados) => {
    const outra = { nome: 'Carla Souza Prado', cpf: '52998224725', data_nascimento: '1990-11-02' }
    expect(vereditoDe(ler(forma, lados, outra), outra)).not.toBe('approved')
  })
})
