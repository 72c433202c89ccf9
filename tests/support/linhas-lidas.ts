import type { Block } from '@aws-sdk/client-textract'

/** A line as Textract answers it: text at a place of a card 1280 by 880. */
export const linha = (x: number, y: number, Text: string): Block => {
  const [left, top, width, height] = [x / 1280, y / 880, (Text.length * 14) / 1280, 26 / 880]
  const canto = (dx: number, dy: number) => ({ X: left + dx, Y: top + dy })
  return {
    BlockType: 'LINE',
    Text,
    Confidence: 98,
    Geometry: { Polygon: [canto(0, 0), canto(width, 0), canto(width, height), canto(0, height)] },
  }
}
/** A label and, under it, its value. */
export const campo = (x: number, y: number, rotulo: string, valor: string): Block[] => [
  linha(x, y, rotulo),
  linha(x, y + 34, valor),
]
