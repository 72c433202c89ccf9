import type { Block } from '@aws-sdk/client-textract'

/**
 * Answers in the cloud's shape: PAGE, LINE and WORD blocks tied by ids, geometry in shares of the picture as sent,
 * polygons that begin at the text's own top left, confidences from 0 to 100 with decimals, nothing said of a rotation,
 * and Portuguese without most of its accents.
 */

/** A printed line: left and top in shares of the upright page, the text. */
export type Linha = readonly [esquerda: number, topo: number, texto: string]
export type Virada = 0 | 90 | 180 | 270

const LETRA = 0.0117
const ALTURA = 0.0262

type Ponto = Readonly<Record<'X' | 'Y', number>>

/** Where a point of the upright page is in a picture taken with the page turned clockwise. */
const virado = ({ X, Y }: Ponto, graus: Virada): Ponto => {
  if (graus === 90) return { X: 1 - Y, Y: X }
  if (graus === 180) return { X: 1 - X, Y: 1 - Y }
  return graus === 270 ? { X: Y, Y: 1 - X } : { X, Y }
}

function geometria([esquerda, topo, texto]: Linha, graus: Virada) {
  const largura = texto.length * LETRA
  const Polygon = [
    { X: esquerda, Y: topo },
    { X: esquerda + largura, Y: topo },
    { X: esquerda + largura, Y: topo + ALTURA },
    { X: esquerda, Y: topo + ALTURA },
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

function lida([esquerda, topo, texto]: Linha, i: number, graus: Virada) {
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
      Geometry: geometria([inicio, topo, palavra], graus),
    }
  })
  const linha: Block = {
    BlockType: 'LINE',
    Id: `8c52d5a4-0000-4000-8000-${String(i).padStart(12, '0')}`,
    Text: texto,
    Confidence: 99.135421752929 - ((i * 5) % 9),
    Geometry: geometria([esquerda, topo, texto], graus),
    Relationships: [{ Type: 'CHILD', Ids: palavras.map(({ Id = '' }) => Id) }],
  }
  return { linha, palavras }
}

/** The front of a 2022 licence as the cloud reads it: accents gone, an ordinal as a quote, a mark of the portrait as text. */
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
