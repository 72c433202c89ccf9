import type { Line } from 'tesseract.js'
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
import { PRINT } from './upright.ts'
import type { Page } from './reading.ts'

/**
 * Print that is on the page and in no line of its reading: now and then the layout takes a row for part of the portrait
 * beside it, and a register is gone. What stands in a row like letters is then read alone.
 */

/** A word read with less confidence than this says nothing of its place. */
const READ = 50
/** A letter's height in pixels, and how much wider than high it may be: blur joins two or three. */
const LETTER = { from: 10, to: 45, wide: 4 }
/** Letters of a row stand this close and this level, and are this much alike, in heights of a letter. */
const GAP = 1.5
const LEVEL = 0.35
const ALIKE = 1.7
/** Fewer letters than this are a scrap, and so is a shorter row, in heights. */
const LETTERS = 4
const LONG = 3
/** A page has few such rows; more are a portrait's. */
const MOST = 8

/** The page with the lines that were lost. */
export async function withLost(pool: Reader, page: Page, source: Source): Promise<Page> {
  const [like] = linesOf(page)
  if (!like) return page
  const found: Line[] = []
  for (const row of rows(marks(source, unread(page, source)))) {
    const words = await surest(pool, [], around(row), source)
    if (mean(words) >= BELIEVED && letters(words) * 2 >= row.length) found.push(lineOf(like, words))
  }
  const [block] = page.blocks ?? []
  const [paragraph] = block?.paragraphs ?? []
  if (!block || !paragraph || found.length === 0) return page
  const lost = { ...block, paragraphs: [{ ...paragraph, lines: found }] }
  return { ...page, blocks: [...(page.blocks ?? []), lost] }
}

/** Where there is print, 1, but under words that were read; machine-readable ones are whatever their confidence. */
function unread(page: Page, { pixels, width, height }: Source): Uint8Array {
  const print = Uint8Array.from(pixels, (level) => (level < PRINT ? 1 : 0))
  const read = linesOf(page)
    .flatMap(({ words }) => words)
    .filter(
      ({ text, confidence }) => (confidence >= READ && /[\p{L}\p{N}]/u.test(text)) || text.includes('<'),
    )
  for (const { bbox } of read)
    for (let y = Math.max(0, bbox.y0 - 1); y <= Math.min(height - 1, bbox.y1 + 1); y++)
      print.fill(0, y * width + Math.max(0, bbox.x0 - 1), y * width + Math.min(width, bbox.x1 + 2))
  return print
}

/** What hangs together of the print and has a letter's size; takes the print away. */
function marks({ width, height }: Source, print: Uint8Array): Box[] {
  const found: Box[] = []
  const stack: number[] = []
  for (let start = print.indexOf(1); start >= 0; start = print.indexOf(1, start + 1)) {
    const box = { x0: width, y0: height, x1: 0, y1: 0 }
    print[start] = 0
    stack.push(start)
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)]
      box.x0 = Math.min(box.x0, x)
      box.y0 = Math.min(box.y0, y)
      box.x1 = Math.max(box.x1, x + 1)
      box.y1 = Math.max(box.y1, y + 1)
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++)
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++)
          if (print[v * width + u] === 1) {
            print[v * width + u] = 0
            stack.push(v * width + u)
          }
    }
    const tall = tallness(box)
    if (tall >= LETTER.from && tall <= LETTER.to && box.x1 - box.x0 <= LETTER.wide * tall) found.push(box)
  }
  return found
}

/** Letters that stand in a row, the longest rows first. */
function rows(boxes: readonly Box[]): Box[][] {
  const found: Box[][] = []
  for (const box of boxes.toSorted((a, b) => a.x0 - b.x0)) {
    const row = found.find((before) => follows(before.at(-1), box))
    if (row) row.push(box)
    else found.push([box])
  }
  return found
    .filter(isLine)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST)
}

function follows(last: Box | undefined, next: Box): boolean {
  if (!last) return false
  const [a, b] = [tallness(last), tallness(next)]
  const tall = Math.max(a, b)
  const drop = Math.abs(last.y0 + last.y1 - next.y0 - next.y1) / 2
  return next.x0 - last.x1 <= GAP * tall && drop <= LEVEL * tall && tall <= ALIKE * Math.min(a, b)
}

function isLine(row: readonly Box[]): boolean {
  const { x0, y0, x1, y1 } = around(row)
  return row.length >= LETTERS && x1 - x0 >= LONG * (y1 - y0)
}

const tallness = ({ y0, y1 }: Box): number => y1 - y0

const around = (boxes: readonly Box[]): Box => ({
  x0: Math.min(...boxes.map(({ x0 }) => x0)),
  y0: Math.min(...boxes.map(({ y0 }) => y0)),
  x1: Math.max(...boxes.map(({ x1 }) => x1)),
  y1: Math.max(...boxes.map(({ y1 }) => y1)),
})
