import type { Line, Word } from 'tesseract.js'
import { bounds, columns } from './blocks.ts'
import {
  BELIEVED,
  type Box,
  letters,
  lineOf,
  linesOf,
  mean,
  type Reader,
  type Source,
  surest,
} from './line.ts'
import type { Page } from './reading.ts'

/** Lines that were read with little confidence are read again alone; the surest reading stays. */

/** A page has few such lines; more are a portrait's or a table's. */
const MOST = 12
/** Letters of a card are this high, in pixels; what is taller is a drawing. */
const HEIGHT = { from: 8, to: 70 }
/** What is so much taller than the line's usual word is none of its words. */
const TALLER = 1.6
/** Letters from which on it is a word in its frame, and no sign. */
const FRAMED = 3
/** A line is longer than it is high. */
const SHAPE = 1.2

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
        const found = await surest(pool, words, place(words), source)
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

/** Whether a word stands within one of these lines. */
const isOf = (lines: readonly Line[], { bbox: { x0, y0, x1, y1 } }: Word): boolean =>
  lines.some(
    ({ bbox }) =>
      (x0 + x1) / 2 > bbox.x0 &&
      (x0 + x1) / 2 < bbox.x1 &&
      (y0 + y1) / 2 > bbox.y0 &&
      (y0 + y1) / 2 < bbox.y1,
  )

/**
 * Where its letters are: a portrait's edge beside them, read as a sign, is taller than they are. A word as tall was
 * read with the frame it touches: it is as high as the others, and as long as it is.
 */
function place(words: readonly Word[]): Box {
  const heights = words.map(({ bbox }) => bbox.y1 - bbox.y0).toSorted((a, b) => a - b)
  const usual = heights[Math.floor(heights.length / 2)] ?? 0
  const level = words.filter(({ bbox }) => bbox.y1 - bbox.y0 <= TALLER * usual)
  const { x0, x1 } = bounds(words.filter((word) => level.includes(word) || letters([word]) >= FRAMED))
  const { y0, y1 } = bounds(level)
  return { x0, y0, x1, y1 }
}

function isDoubtful(words: readonly Word[]): boolean {
  // Machine-readable lines are read again in a manner of their own.
  if (mean(words) >= BELIEVED || words.some(({ text }) => text.includes('<<'))) return false
  const { x0, y0, x1, y1 } = place(words)
  const tall = y1 - y0
  return tall >= HEIGHT.from && tall <= HEIGHT.to && x1 - x0 >= SHAPE * tall
}
