import sharp from 'sharp'
import type { Line, Page, Word } from 'tesseract.js'
import { bounds, columns } from './blocks.ts'
import type { OcrPool } from './pool.ts'

/** Lines that were read with little confidence are read again alone, in two sizes; the surest reading stays. */

/** Mean confidence from which a line is believed. */
const BELIEVED = 75
/** A second reading below this is none, and one that is not this much surer is no better. */
const SURER = { least: 60, by: 5 }
/** From this on nobody looks again. */
const SURE = 85
/** A page has few such lines; more are a portrait's or a table's. */
const MOST = 12
/** Letters of a card are this high, in pixels; what is taller is a drawing. */
const HEIGHT = { from: 8, to: 70 }
/** What is so much taller than the line's usual word is none of its words. */
const TALLER = 1.6
/** A line is longer than it is high. */
const SHAPE = 1.2
/** The model reads a line best at a size of its own: a little smaller, or larger, than the page's. */
const SCALES = [0.75, 1.5] as const
/** Room around a line in its own picture: of the page, then of paper. */
const AROUND = 8
const MARGIN = 10
const PAPER = '#c8c8c8'

type Reader = Pick<OcrPool, 'recognize'>

/** The picture the page was read from. */
export interface Source {
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
}

/** The page with its doubtful lines read again, one after the other: the readers are everybody's. */
export async function withDoubtful(pool: Reader, page: Page, source: Source): Promise<Page> {
  const again = new Map<Line, Line[]>()
  const believed = linesOf(page).filter(({ words }) => mean(words) >= BELIEVED)
  const others = (line: Line): Line[] => believed.filter((other) => other !== line)
  let left = MOST
  for (const line of linesOf(page)) {
    const parts = columns(line, true)
    if (!parts.some(isDoubtful)) continue
    const lines: Line[] = []
    for (const words of parts) {
      if (!isDoubtful(words) || left-- <= 0) lines.push(lineOf(line, words))
      else {
        const found = await surest(pool, words, source)
        // What is another line's was not lost here.
        lines.push(lineOf(line, found.some((word) => isOf(others(line), word)) ? words : found))
      }
    }
    again.set(line, lines)
  }
  const blocks = (page.blocks ?? []).map((block) => ({
    ...block,
    paragraphs: block.paragraphs.map((paragraph) => ({
      ...paragraph,
      lines: paragraph.lines.flatMap((line) => again.get(line) ?? [line]),
    })),
  }))
  return { ...page, blocks }
}

const linesOf = ({ blocks }: Pick<Page, 'blocks'>): Line[] =>
  (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))

/** Whether a word stands within one of these lines. */
const isOf = (lines: readonly Line[], { bbox: { x0, y0, x1, y1 } }: Word): boolean =>
  lines.some(
    ({ bbox }) =>
      (x0 + x1) / 2 > bbox.x0 &&
      (x0 + x1) / 2 < bbox.x1 &&
      (y0 + y1) / 2 > bbox.y0 &&
      (y0 + y1) / 2 < bbox.y1,
  )

/** Where its letters are: a portrait's edge beside them, read as a sign, is taller than they are. */
function place(words: readonly Word[]): ReturnType<typeof bounds> {
  const heights = words.map(({ bbox }) => bbox.y1 - bbox.y0).toSorted((a, b) => a - b)
  const usual = heights[Math.floor(heights.length / 2)] ?? 0
  return bounds(words.filter(({ bbox }) => bbox.y1 - bbox.y0 <= TALLER * usual))
}

const mean = (words: readonly Word[]): number =>
  words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length)

function isDoubtful(words: readonly Word[]): boolean {
  // Machine-readable lines are read again in a manner of their own.
  if (mean(words) >= BELIEVED || words.some(({ text }) => text.includes('<<'))) return false
  const { x0, y0, x1, y1 } = place(words)
  const tall = y1 - y0
  return tall >= HEIGHT.from && tall <= HEIGHT.to && x1 - x0 >= SHAPE * tall
}

async function surest(pool: Reader, words: Word[], source: Source): Promise<Word[]> {
  let best = words
  for (const scale of SCALES) {
    const other = await alone(pool, words, source, scale)
    if (mean(other) >= SURER.least && mean(other) >= mean(best) + SURER.by) best = other
    if (mean(best) >= SURE) break
  }
  return best
}

/** What the place of these words says when nothing else is in the picture; boxes are the page's. */
async function alone(
  pool: Reader,
  words: readonly Word[],
  { pixels, width, height }: Source,
  scale: number,
): Promise<Word[]> {
  const box = place(words)
  const [left, top] = [Math.max(0, box.x0 - AROUND), Math.max(0, box.y0 - AROUND)]
  const wide = Math.min(width, box.x1 + AROUND) - left
  const tall = Math.min(height, box.y1 + AROUND) - top
  const picture = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .extract({ left, top, width: wide, height: tall })
    .resize({ width: Math.round(wide * scale) })
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: PAPER })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const { blocks } = await pool.recognize(picture, { line: true })
  const onPage = (from: number, value: number): number => Math.round(from + (value - MARGIN) / scale)
  return linesOf({ blocks })
    .flatMap((line) => line.words)
    .map((word) => {
      const { x0, y0, x1, y1 } = word.bbox
      const bbox = { x0: onPage(left, x0), y0: onPage(top, y0), x1: onPage(left, x1), y1: onPage(top, y1) }
      return { ...word, bbox: { ...word.bbox, ...bbox } }
    })
}

const lineOf = (line: Line, words: Word[]): Line => ({
  ...line,
  words,
  text: words.map(({ text }) => text).join(' '),
  confidence: mean(words),
  bbox: { ...line.bbox, ...bounds(words) },
})
