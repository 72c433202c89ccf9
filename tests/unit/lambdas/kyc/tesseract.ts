import type { Line, Word } from 'tesseract.js'
import { blocksOf } from '../../../../local/aws/textract/blocks.ts'
import type { Linha } from './textract.ts'

/** Answers in the shape of the embedded Textract, made by its own code of what Tesseract says of a page. */

const [LARGURA, ALTURA] = [1600, 1009]
const LETRA = 19
const CORPO = 26

interface Caixa {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

const daCaixa = (caixas: readonly Caixa[]): Caixa => ({
  x0: Math.min(...caixas.map(({ x0 }) => x0)),
  y0: Math.min(...caixas.map(({ y0 }) => y0)),
  x1: Math.max(...caixas.map(({ x1 }) => x1)),
  y1: Math.max(...caixas.map(({ y1 }) => y1)),
})

const palavra = (text: string, bbox: Caixa, confidence: number): Word =>
  ({ text, bbox, confidence }) as unknown as Word

function palavras([esquerda, topo, texto, alta = 1]: Linha, i: number): Word[] {
  let x = Math.round(esquerda * LARGURA)
  const y0 = Math.round(topo * ALTURA)
  return texto.split(' ').map((text, p) => {
    const bbox = { x0: x, y0, x1: x + text.length * LETRA, y1: y0 + alta * CORPO }
    x = bbox.x1 + LETRA
    return palavra(text, bbox, 96 - ((i * 7 + p * 3) % 11))
  })
}

/**
 * A page with these lines as Tesseract has it, accents and all: what stands side by side is one line, the portrait's
 * edge is a letter in front of the lines beside it, and a scratch between them is a mark.
 */
export function respostaDoTesseract(linhas: readonly Linha[]) {
  const topos = [...new Set(linhas.map(([, topo]) => topo))]
  const lines = topos.map((linha, i): Line => {
    const fileira = linhas.filter(([, topo]) => topo === linha)
    const lidas = fileira.toSorted(([a], [b]) => a - b).flatMap((pedaco, j) => palavras(pedaco, i + j))
    const { x0, y0, x1, y1 } = daCaixa(lidas.map(({ bbox }) => bbox))
    const borda = palavra('|', { x0: x0 - 2 * LETRA, y0, x1: x0 - LETRA, y1 }, 41)
    const risco = palavra('~', { x0: x1 + LETRA, y0, x1: x1 + 2 * LETRA, y1 }, 12)
    const words = i % 3 === 0 ? [borda, ...lidas] : i % 3 === 1 ? [...lidas, risco] : lidas
    return { words, bbox: daCaixa(words.map(({ bbox }) => bbox)) } as unknown as Line
  })
  const blocks = [{ paragraphs: [{ lines }] }] as never
  return {
    Blocks: blocksOf({
      page: { blocks },
      toOriginal: (x, y) => ({ X: x / LARGURA, Y: y / ALTURA }),
    }),
  }
}
