import type { Block } from '@aws-sdk/client-textract'

/**
 * Answers in the cloud's shape: PAGE, LINE and WORD blocks tied by ids, geometry in shares of the picture as sent,
 * polygons that begin at the text's own top left, confidences from 0 to 100 with decimals, nothing said of a rotation,
 * and Portuguese without most of its accents.
 */

/** A printed line: left and top in shares of the upright page, the text, how many times as high as print it is. */
export type Linha = readonly [esquerda: number, topo: number, texto: string, alta?: number]
type Virada = 0 | 90 | 180 | 270

const LETRA = 0.0117
const ALTURA = 0.0262

type Ponto = Readonly<Record<'X' | 'Y', number>>

/** Where a point of the upright page is in a picture taken with the page turned clockwise. */
const virado = ({ X, Y }: Ponto, graus: Virada): Ponto => {
  if (graus === 90) return { X: 1 - Y, Y: X }
  if (graus === 180) return { X: 1 - X, Y: 1 - Y }
  return graus === 270 ? { X: Y, Y: 1 - X } : { X, Y }
}

function geometria([esquerda, topo, texto, alta = 1]: Linha, graus: Virada) {
  const altura = alta * ALTURA
  const largura = texto.length * LETRA
  const Polygon = [
    { X: esquerda, Y: topo },
    { X: esquerda + largura, Y: topo },
    { X: esquerda + largura, Y: topo + altura },
    { X: esquerda, Y: topo + altura },
  ].map((ponto) => virado(ponto, graus))
  const [Left, Top] = [Math.min(...Polygon.map(({ X }) => X)), Math.min(...Polygon.map(({ Y }) => Y))]
  const Width = Math.max(...Polygon.map(({ X }) => X)) - Left
  const Height = Math.max(...Polygon.map(({ Y }) => Y)) - Top
  return { BoundingBox: { Width, Height, Left, Top }, Polygon }
}

/** What `DetectDocumentText` answers to a page with these lines. */
export function respostaDoTextract(linhas: readonly Linha[], graus: Virada = 0) {
  const lidas = linhas.map((linha, i) => lida(linha, i, graus))
  const pagina: Block = {
    BlockType: 'PAGE',
    Id: 'd9f1c1a0-0000-4000-8000-000000000000',
    Geometry: geometria([0, 0, ''], 0),
    Relationships: [{ Type: 'CHILD', Ids: lidas.map(({ linha }) => linha.Id ?? '') }],
  }
  return {
    DocumentMetadata: { Pages: 1 },
    DetectDocumentTextModelVersion: '1.0',
    Blocks: [pagina, ...lidas.map(({ linha }) => linha), ...lidas.flatMap(({ palavras }) => palavras)],
  }
}

function lida([esquerda, topo, texto, ...alta]: Linha, i: number, graus: Virada) {
  let x = esquerda
  const palavras = texto.split(' ').map((palavra, p): Block => {
    const inicio = x
    x += (palavra.length + 1) * LETRA
    return {
      BlockType: 'WORD',
      Id: `3b0e7c52-0000-4000-8000-${String(i * 100 + p).padStart(12, '0')}`,
      Text: palavra,
      TextType: 'PRINTED',
      Confidence: 99.714385986328 - ((i * 7 + p * 3) % 11),
      Geometry: geometria([inicio, topo, palavra, ...alta], graus),
    }
  })
  const linha: Block = {
    BlockType: 'LINE',
    Id: `8c52d5a4-0000-4000-8000-${String(i).padStart(12, '0')}`,
    Text: texto,
    Confidence: 99.135421752929 - ((i * 5) % 9),
    Geometry: geometria([esquerda, topo, texto, ...alta], graus),
    Relationships: [{ Type: 'CHILD', Ids: palavras.map(({ Id = '' }) => Id) }],
  }
  return { linha, palavras }
}

/**
 * The front of a 2022 licence as the cloud reads it: accents gone, an ordinal as a quote, a mark of the portrait as
 * text.
 */
export const CNH_FRENTE: readonly Linha[] = [
  [0.31, 0.041, 'REPUBLICA FEDERATIVA DO BRASIL'],
  [0.33, 0.079, 'SECRETARIA NACIONAL DE TRANSITO'],
  [0.22, 0.117, 'CARTEIRA NACIONAL DE HABILITACAO / DRIVER LICENSE'],
  [0.33, 0.178, '2 e 1 NOME E SOBRENOME'],
  [0.33, 0.211, 'MARIA APARECIDA GONCALVES DE ARAUJO'],
  [0.33, 0.269, '3 DATA, LOCAL E UF DE NASCIMENTO'],
  [0.33, 0.302, '14/03/1987, RIBEIRAO PRETO SP'],
  [0.81, 0.269, '1" HABILITACAO'],
  [0.81, 0.302, '05/11/2006'],
  [0.33, 0.36, '4a DATA EMISSAO'],
  [0.33, 0.393, '22/09/2023'],
  [0.59, 0.36, '4b VALIDADE'],
  [0.59, 0.393, '21/09/2033'],
  [0.33, 0.451, '4c DOC IDENTIDADE / ORG EMISSOR / UF'],
  [0.33, 0.484, '28.345.671-9 SSP SP'],
  [0.33, 0.542, '4d CPF'],
  [0.33, 0.575, '529.982.247-25'],
  [0.59, 0.542, '5 N° REGISTRO'],
  [0.59, 0.575, '64680076774'],
  [0.84, 0.542, '9 CAT HAB'],
  [0.84, 0.575, 'AB'],
  [0.33, 0.633, 'NACIONALIDADE'],
  [0.33, 0.666, 'BRASILEIRO(A)'],
  [0.33, 0.724, 'FILIACAO'],
  [0.33, 0.757, 'JOSE GONCALVES DA SILVA'],
  [0.33, 0.79, 'ANTONIA DE ARAUJO SILVA'],
  [0.12, 0.61, 'e'],
]

/** Its back, with the machine-readable zone. */
export const CNH_VERSO: readonly Linha[] = [
  [0.32, 0.05, 'CARTEIRA NACIONAL DE HABILITACAO'],
  [0.44, 0.15, '12 OBSERVACOES'],
  [0.44, 0.183, 'SEM RESTRICOES'],
  [0.44, 0.263, 'LOCAL'],
  [0.44, 0.296, 'RIBEIRAO PRETO SP'],
  [0.44, 0.376, 'AUTORIDADE EMISSORA'],
  [0.44, 0.409, 'DETRAN SP'],
  [0.05, 0.72, 'DLBRA283456719164680076774<<<<'],
  [0.05, 0.79, '8703145F3309210BRA<<<<<<<<<<<8'],
  [0.05, 0.86, 'ARAUJO<<MARIA<APARECIDA<GONCAL'],
]

/** The front of a licence of the model before it: its ordinal lost, the register's letter a small one. */
export const CNH_ANTIGA_FRENTE: readonly Linha[] = [
  [0.33, 0.041, 'REPUBLICA FEDERATIVA DO BRASIL'],
  [0.32, 0.079, 'DEPARTAMENTO NACIONAL DE TRANSITO'],
  [0.33, 0.117, 'CARTEIRA NACIONAL DE HABILITACAO'],
  [0.05, 0.178, 'NOME'],
  [0.05, 0.211, 'MARIA APARECIDA GONCALVES DE ARAUJO'],
  [0.34, 0.283, 'DOC. IDENTIDADE / ORG. EMISSOR / UF'],
  [0.34, 0.316, '28.345.671-9 SSP SP'],
  [0.34, 0.38, 'CPF'],
  [0.34, 0.413, '529.982.247-25'],
  [0.66, 0.38, 'DATA NASCIMENTO'],
  [0.66, 0.413, '14/03/1987'],
  [0.34, 0.477, 'FILIACAO'],
  [0.34, 0.51, 'JOSE GONCALVES DA SILVA'],
  [0.34, 0.543, 'ANTONIA DE ARAUJO SILVA'],
  [0.34, 0.607, 'No REGISTRO'],
  [0.34, 0.64, '64680076774'],
  [0.66, 0.607, 'CAT. HAB.'],
  [0.66, 0.64, 'AB'],
  [0.34, 0.704, 'VALIDADE'],
  [0.34, 0.737, '21/09/2028'],
  [0.66, 0.704, '1 HABILITACAO'],
  [0.66, 0.737, '05/11/2006'],
  [0.34, 0.801, 'DATA EMISSAO'],
  [0.34, 0.834, '22/09/2018'],
  [0.07, 0.86, 'ASSINATURA DO PORTADOR'],
]

/** The front of a CIN, with what its signatures were read as. */
export const CIN_FRENTE: readonly Linha[] = [
  [0.33, 0.056, 'REPUBLICA FEDERATIVA DO BRASIL'],
  [0.33, 0.101, 'CARTEIRA DE IDENTIDADE NACIONAL'],
  [0.36, 0.14, 'GOVERNO DO ESTADO SP'],
  [0.35, 0.21, 'NOME'],
  [0.35, 0.243, 'MARIA APARECIDA GONCALVES DE ARAUJO'],
  [0.35, 0.307, 'REGISTRO GERAL - CPF'],
  [0.35, 0.34, '529.982.247-25'],
  [0.7, 0.307, 'SEXO'],
  [0.7, 0.34, 'F'],
  [0.35, 0.404, 'DATA DE NASCIMENTO'],
  [0.35, 0.437, '14/03/1987'],
  [0.7, 0.404, 'NACIONALIDADE'],
  [0.7, 0.437, 'BRA'],
  [0.35, 0.501, 'NATURALIDADE'],
  [0.35, 0.534, 'RIBEIRAO PRETO/SP'],
  [0.35, 0.598, 'FILIACAO'],
  [0.35, 0.631, 'JOSE GONCALVES DA SILVA'],
  [0.35, 0.664, 'ANTONIA DE ARAUJO SILVA'],
  [0.35, 0.735, 'DATA DE EMISSAO'],
  [0.35, 0.768, '22/09/2023'],
  [0.7, 0.735, 'DATA DE VALIDADE'],
  [0.7, 0.768, '22/09/2033'],
  [0.09, 0.8, 'Mana Apda'],
  [0.09, 0.85, 'ASSINATURA DO TITULAR'],
  [0.6, 0.91, 'ASSINATURA DA AUTORIDADE'],
]

/** Its back, with the machine-readable zone. */
export const CIN_VERSO: readonly Linha[] = [
  [0.34, 0.056, 'CARTEIRA DE IDENTIDADE NACIONAL'],
  [0.05, 0.155, 'ORGAO EXPEDIDOR'],
  [0.05, 0.188, 'SSP/SP'],
  [0.05, 0.27, 'LOCAL E DATA DE EXPEDICAO'],
  [0.05, 0.303, 'CAMPINAS SP, 22/09/2023'],
  [0.09, 0.59, 'POLEGAR DIREITO'],
  [0.05, 0.72, 'IDBRA283456719152998224725<<<<'],
  [0.05, 0.79, '8703145F3309221BRA<<<<<<<<<<<8'],
  [0.05, 0.86, 'ARAUJO<<MARIA<APARECIDA<GONCAL'],
]

/** The portrait side of an old RG. */
export const RG_FRENTE: readonly Linha[] = [
  [0.33, 0.065, 'REPUBLICA FEDERATIVA DO BRASIL'],
  [0.43, 0.112, 'ESTADO DE SAO PAULO'],
  [0.34, 0.16, 'SECRETARIA DE SEGURANCA PUBLICA'],
  [0.6, 0.25, 'ORGAO EXPEDIDOR'],
  [0.6, 0.29, 'SSP-SP'],
  [0.63, 0.63, 'POLEGAR DIREITO'],
  [0.54, 0.84, 'ASSINATURA DO TITULAR'],
  [0.36, 0.92, 'CARTEIRA DE IDENTIDADE'],
]

/** Its back. */
export const RG_VERSO: readonly Linha[] = [
  [0.29, 0.06, 'VALIDA EM TODO O TERRITORIO NACIONAL'],
  [0.05, 0.13, 'REGISTRO GERAL'],
  [0.05, 0.163, '28.345.671-9'],
  [0.6, 0.13, 'DATA DE EXPEDICAO'],
  [0.6, 0.163, '17/06/2015'],
  [0.05, 0.235, 'NOME'],
  [0.05, 0.268, 'MARIA APARECIDA GONCALVES DE ARAUJO'],
  [0.05, 0.335, 'FILIACAO'],
  [0.05, 0.368, 'JOSE GONCALVES DA SILVA'],
  [0.05, 0.404, 'ANTONIA DE ARAUJO SILVA'],
  [0.05, 0.48, 'NATURALIDADE'],
  [0.05, 0.513, 'RIBEIRAO PRETO - SP'],
  [0.6, 0.48, 'DATA DE NASCIMENTO'],
  [0.6, 0.513, '14/03/1987'],
  [0.05, 0.585, 'DOC ORIGEM'],
  [0.05, 0.618, 'CERT NASC LV A123 FLS 045 N 067890'],
  [0.6, 0.585, 'LOCAL DE EMISSAO'],
  [0.6, 0.618, 'SAO PAULO SP'],
  [0.05, 0.69, 'CPF'],
  [0.05, 0.723, '529.982.247-25'],
  [0.63, 0.82, 'ASSINATURA DO DIRETOR'],
  [0.37, 0.9, 'LEI N° 7.116 DE 29/08/83'],
]
