import type { Line, Word } from 'tesseract.js'
import type { Point, Reading } from './reading.ts'

interface Geometry {
  readonly BoundingBox: {
    readonly Width: number
    readonly Height: number
    readonly Left: number
    readonly Top: number
  }
  readonly Polygon: readonly Point[]
}

interface Block {
  readonly BlockType: 'PAGE' | 'LINE' | 'WORD'
  readonly Id: string
  readonly Geometry: Geometry
  readonly Text?: string
  readonly TextType?: 'PRINTED'
  readonly Confidence?: number
  readonly Relationships?: readonly { readonly Type: 'CHILD'; readonly Ids: readonly string[] }[]
}

/**
 * Marks of a signature or a texture read as text: Textract does not answer such words. A machine-readable line is one
 * long "word" no dictionary knows, so its low confidence says nothing.
 */
function isNoise({ text, confidence }: Word): boolean {
  if (text.includes('<<')) return false
  return confidence < 15 || (confidence < 70 && !/[\p{L}\p{N}]/u.test(text))
}

/** A single letter in front of a line that was read with less confidence than this is none. */
const UNSURE = 85

/** Textract's answer: one PAGE, its LINEs, their WORDs, in reading order. */
export function blocksOf(reading: Reading): Block[] {
  const lines = (reading.page.blocks ?? [])
    .flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
    .flatMap((line) => columns(line))
  const vertical = lines.filter(isVertical).length * 2 > lines.length
  const built = lines.map((words) => lineOf(words, vertical, reading))
  const page: Block = {
    BlockType: 'PAGE',
    Id: crypto.randomUUID(),
    Geometry: geometry([
      { X: 0, Y: 0 },
      { X: 1, Y: 0 },
      { X: 1, Y: 1 },
      { X: 0, Y: 1 },
    ]),
    ...(built.length > 0 && { Relationships: [{ Type: 'CHILD', Ids: built.map(({ line }) => line.Id) }] }),
  }
  return [page, ...built.map(({ line }) => line), ...built.flatMap(({ words }) => words)]
}

/**
 * Tesseract joins what stands side by side in two columns; Textract answers one LINE for each. `all` keeps what may be
 * noise.
 */
export function columns(line: Line, all = false): Word[][] {
  const tall = line.bbox.y1 - line.bbox.y0 > line.bbox.x1 - line.bbox.x0
  const size = tall ? line.bbox.x1 - line.bbox.x0 : line.bbox.y1 - line.bbox.y0
  const parts: Word[][] = []
  for (const word of line.words.filter((candidate) => all || !isNoise(candidate))) {
    const last = parts.at(-1)?.at(-1)
    const gap = !last ? Infinity : tall ? word.bbox.y0 - last.bbox.y1 : word.bbox.x0 - last.bbox.x1
    if (gap > size * 1.6) parts.push([word])
    else parts.at(-1)?.push(word)
  }
  if (all) return parts
  return parts.map(trimmed).filter((words) => words.length > 0)
}

/** A portrait's edge beside a line is read as a letter or a mark of its own in front of it. */
function trimmed(words: Word[]): Word[] {
  const from = words.findIndex((word) => !(word.text.length === 1 && word.confidence < UNSURE))
  return words.length > 1 && from > 0 ? words.slice(from) : words
}

function isVertical(words: readonly Word[]): boolean {
  const { x0, y0, x1, y1 } = bounds(words)
  return y1 - y0 > x1 - x0
}

export function bounds(words: readonly Word[]) {
  return {
    x0: Math.min(...words.map(({ bbox }) => bbox.x0)),
    y0: Math.min(...words.map(({ bbox }) => bbox.y0)),
    x1: Math.max(...words.map(({ bbox }) => bbox.x1)),
    y1: Math.max(...words.map(({ bbox }) => bbox.y1)),
  }
}

function lineOf(words: readonly Word[], vertical: boolean, reading: Reading) {
  const built = words.map(
    (word): Block => ({
      BlockType: 'WORD',
      Id: crypto.randomUUID(),
      Text: word.text,
      TextType: 'PRINTED',
      Confidence: word.confidence,
      Geometry: geometry(corners(word.bbox, vertical, reading)),
    }),
  )
  const line: Block = {
    BlockType: 'LINE',
    Id: crypto.randomUUID(),
    Text: words.map(({ text }) => text).join(' '),
    Confidence: words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length,
    Geometry: geometry(corners(bounds(words), vertical, reading)),
    Relationships: [{ Type: 'CHILD', Ids: built.map(({ Id }) => Id) }],
  }
  return { line, words: built }
}

/** The box's corners in the received picture, from the text's own top left onwards, clockwise. */
function corners(
  { x0, y0, x1, y1 }: ReturnType<typeof bounds>,
  vertical: boolean,
  reading: Reading,
): readonly Point[] {
  const box = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ] as const
  // Tesseract reads a page lying on its side from top to bottom: its text's top is the picture's right.
  const order = vertical ? [1, 2, 3, 0] : [0, 1, 2, 3]
  return order.flatMap((i) => {
    const corner = box[i]
    return corner ? [reading.toOriginal(...corner)] : []
  })
}

function geometry(polygon: readonly Point[]): Geometry {
  const xs = polygon.map(({ X }) => X)
  const ys = polygon.map(({ Y }) => Y)
  const [Left, Top] = [Math.min(...xs), Math.min(...ys)]
  return {
    BoundingBox: { Width: Math.max(...xs) - Left, Height: Math.max(...ys) - Top, Left, Top },
    Polygon: polygon,
  }
}
