import sharp from 'sharp'
import type { Line, Word } from 'tesseract.js'
import { bounds } from './blocks.ts'
import type { OcrPool } from './pool.ts'
import type { Page } from './reading.ts'

/** A line of a page read alone, in two sizes; the surest reading stays. */

/** Mean confidence from which a line is believed. */
export const BELIEVED = 75
/** A second reading below this is none, and one that is not this much surer is no better. */
const SURER = { least: 60, by: 5 }
/** From this on nobody looks again. */
const SURE = 85
/** The model reads a line best at a size of its own: a little smaller, or larger, than the page's. */
const SCALES = [0.75, 1.5] as const
/** Room around a line in its own picture: of the page, then of paper. */
const AROUND = 8
const MARGIN = 10
const PAPER = '#c8c8c8'

export type Reader = Pick<OcrPool, 'recognize'>
export type Box = ReturnType<typeof bounds>

/** The picture the page was read from. */
export interface Source {
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
}

export const linesOf = ({ blocks }: Page): Line[] =>
  (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))

/** Mean confidence, 0 to 100; 0 of no words. */
export const mean = (words: readonly Word[]): number =>
  words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length)

export const letters = (words: readonly Word[]): number =>
  words.reduce((sum, { text }) => sum + text.replace(/[^\p{L}\p{N}]/gu, '').length, 0)

/** The surest of what was read at a place before and what it says alone; one sure letter of a word is no better. */
export async function surest(pool: Reader, before: Word[], box: Box, source: Source): Promise<Word[]> {
  let best = before
  for (const scale of SCALES) {
    const other = await alone(pool, box, source, scale)
    if (2 * letters(other) < letters(before)) continue
    if (mean(other) >= SURER.least && mean(other) >= mean(best) + SURER.by) best = other
    if (mean(best) >= SURE) break
  }
  return best
}

/** What a place says when nothing else is in the picture; boxes are the page's. */
async function alone(
  pool: Reader,
  box: Box,
  { pixels, width, height }: Source,
  scale: number,
): Promise<Word[]> {
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

/** These words as a line of their own, in everything else like `line`. */
export const lineOf = (line: Line, words: Word[]): Line => ({
  ...line,
  words,
  text: words.map(({ text }) => text).join(' '),
  confidence: mean(words),
  bbox: { ...line.bbox, ...bounds(words) },
})
