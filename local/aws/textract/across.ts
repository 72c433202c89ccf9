import sharp from 'sharp'
import type { Word } from 'tesseract.js'
import { type Box, letters, lineOf, linesOf, mean, type Reader, type Source } from './line.ts'
import { flatten } from './upright.ts'
import type { Page } from './reading.ts'

/**
 * A word in large letters lying across a card, light over its print, as samples and copies carry it: a reader of lines
 * passes it over, Textract does not. What is left when everything as thin as print is wiped away, and stands in a row
 * like letters at any slant, is turned level and read alone.
 */

/** Width of the picture these letters are looked for in: they are ten times as high as a card's print. */
const WIDTH = 640
/**
 * Half the side of the square whose lightest pixel wipes print away, and then its darkest gives the rest its size back:
 * the larger one leaves only the letters, for their place; the smaller one leaves their thin strokes.
 */
const THIN = [2, 1] as const
/** Half the side of the square whose mean a pixel is compared with: a letter must not be its own paper. */
const RADIUS = 70
const PAPER = 200
/** Levels below the paper from which something stands there, however light. */
const FAINT = 10
/** What makes light letters dark. */
const CONTRAST = 4
/** A letter's larger side. */
const LETTER = { from: 26, to: 220 }
/** Letters of one word are this much alike, and stand this close and this level, in sizes of a letter. */
const ALIKE = 1.8
const NEAR = { from: 0.4, to: 1.9 }
const LEVEL = 0.3
/** A word across a card is read from so many letters on. */
const LETTERS = 4
const STEEPEST = 65
/** A picture has few marks of this size; of more the largest are looked at. */
const MOST = 60
/** Height of the letters as the model reads them best, and of the strip around them, in sizes of a letter. */
const HIGH = [44, 28] as const
const STRIP = 0.8
/** Room for letters that were not found, in sizes of a letter. */
const BESIDE = 2.6
/** A word read with less confidence is none, and from the larger one on nobody looks again. */
const LIKELY = 15
const SURE = 60
/** Letters that are more than a scrap of one. */
const WORD = 5

interface Mark {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The page with the word that lies across it, where there is one. */
export async function withAcross(pool: Reader, page: Page, source: Source): Promise<Page> {
  const [like] = linesOf(page)
  const [block] = page.blocks ?? []
  const [paragraph] = block?.paragraphs ?? []
  if (!like || !block || !paragraph) return page
  const small = await shrunk(source)
  const bold = boldOf(small, THIN[0])
  const row = rowOf(marks(bold))
  if (!row) return page
  const readings: Word[][] = []
  for (const picture of [bold, boldOf(small, THIN[1])])
    for (const high of HIGH)
      if (!readings.some(isSure)) readings.push(await readAlong(pool, row, picture, high))
  const words = readings.filter(isWord).toSorted((a, b) => mean(b) - mean(a))[0]
  if (!words) return page
  const found = lineOf(
    like,
    words.map((word) => onPage(word, WIDTH / source.width)),
  )
  const across = { ...block, paragraphs: [{ ...paragraph, lines: [found] }] }
  return { ...page, blocks: [...(page.blocks ?? []), across] }
}

const isWord = (words: readonly Word[]): boolean => letters(words) >= WORD
const isSure = (words: readonly Word[]): boolean => isWord(words) && mean(words) >= SURE

const onPage = (word: Word, scale: number): Word => {
  const { x0, y0, x1, y1 } = word.bbox
  const bbox = {
    x0: Math.round(x0 / scale),
    y0: Math.round(y0 / scale),
    x1: Math.round(x1 / scale),
    y1: Math.round(y1 / scale),
  }
  return { ...word, bbox: { ...word.bbox, ...bbox } }
}

async function shrunk({ pixels, width, height }: Source): Promise<Source> {
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .resize({ width: WIDTH })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/** What is bolder than print, dark on even paper. */
function boldOf({ pixels, ...size }: Source, thin: number): Source & { readonly pixels: Uint8Array } {
  const even = flatten(
    { pixels: inverted(lightest(inverted(lightest(pixels, size, thin)), size, thin)), ...size },
    RADIUS,
  )
  return {
    pixels: even.map((level) => Math.max(0, Math.min(PAPER, PAPER - CONTRAST * (PAPER - level)))),
    ...size,
  }
}

const inverted = (pixels: Uint8Array): Uint8Array => pixels.map((level) => 255 - level)

/** The lightest pixel of the square around each. */
function lightest(
  pixels: Uint8Array,
  { width, height }: Pick<Source, 'width' | 'height'>,
  reach: number,
): Uint8Array {
  const along = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let best = 0
      for (let u = Math.max(0, x - reach); u <= Math.min(width - 1, x + reach); u++)
        best = Math.max(best, pixels[y * width + u] ?? 0)
      along[y * width + x] = best
    }
  const done = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let best = 0
      for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v++)
        best = Math.max(best, along[v * width + x] ?? 0)
      done[y * width + x] = best
    }
  return done
}

/** What hangs together and has a letter's size, the largest first. */
function marks({ pixels, width, height }: Source): Mark[] {
  const print = pixels.map((level) => (level < PAPER - CONTRAST * FAINT ? 1 : 0))
  const found: Mark[] = []
  const stack: number[] = []
  for (let start = print.indexOf(1); start >= 0; start = print.indexOf(1, start + 1)) {
    let [x0, y0, x1, y1] = [width, height, 0, 0]
    print[start] = 0
    stack.push(start)
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)]
      x0 = Math.min(x0, x)
      y0 = Math.min(y0, y)
      x1 = Math.max(x1, x + 1)
      y1 = Math.max(y1, y + 1)
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width])
        if (print[next] === 1) {
          print[next] = 0
          stack.push(next)
        }
    }
    const size = Math.max(x1 - x0, y1 - y0)
    if (size >= LETTER.from && size <= LETTER.to) found.push({ x: (x0 + x1) / 2, y: (y0 + y1) / 2, size })
  }
  return found.toSorted((a, b) => b.size - a.size).slice(0, MOST)
}

interface Row {
  readonly marks: readonly Mark[]
  /** Radians, clockwise. */
  readonly angle: number
}

/** The longest row of marks like letters, at whatever slant. */
function rowOf(all: readonly Mark[]): Row | undefined {
  let best: Row | undefined
  for (const a of all)
    for (const b of all) {
      if (a === b || b.x <= a.x) continue
      const size = Math.max(a.size, b.size)
      const apart = Math.hypot(b.x - a.x, b.y - a.y)
      if (!alike(a, b) || apart > 4 * size || apart < NEAR.from * size) continue
      const angle = Math.atan2(b.y - a.y, b.x - a.x)
      if (Math.abs(angle) > (STEEPEST * Math.PI) / 180) continue
      const row = along(all, a, angle)
      if (row.length >= LETTERS && row.length > (best?.marks.length ?? 0)) best = { marks: row, angle }
    }
  return best && { ...best, angle: slantOf(best) }
}

const alike = (a: Mark, b: Mark): boolean => Math.max(a.size, b.size) <= ALIKE * Math.min(a.size, b.size)

/** Marks like `first` on the straight line through it, as long as they follow each other. */
function along(all: readonly Mark[], first: Mark, angle: number): Mark[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const placed = all
    .filter((mark) => alike(first, mark))
    .map((mark) => ({
      mark,
      at: (mark.x - first.x) * cos + (mark.y - first.y) * sin,
      off: (mark.y - first.y) * cos - (mark.x - first.x) * sin,
    }))
    .filter(({ at, off, mark }) => at >= 0 && Math.abs(off) <= LEVEL * Math.max(mark.size, first.size))
    .toSorted((a, b) => a.at - b.at)
  const row: Mark[] = []
  let last = 0
  for (const { mark, at } of placed) {
    if (row.length > 0 && at - last > NEAR.to * first.size) break
    if (row.length > 0 && at - last < NEAR.from * first.size) continue
    row.push(mark)
    last = at
  }
  return row
}

/** The slant at which the marks' middles lie best on a line (least squares). */
function slantOf({ marks: row, angle }: Row): number {
  const [mx, my] = [average(row.map(({ x }) => x)), average(row.map(({ y }) => y))]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turned = row.map(({ x, y }) => ({
    at: (x - mx) * cos + (y - my) * sin,
    off: (y - my) * cos - (x - mx) * sin,
  }))
  const slope =
    turned.reduce((sum, { at, off }) => sum + at * off, 0) /
    Math.max(
      1,
      turned.reduce((sum, { at }) => sum + at * at, 0),
    )
  return angle + Math.atan(slope)
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** What the strip along a row says; boxes are the bold picture's. */
async function readAlong(
  pool: Reader,
  { marks: row, angle }: Row,
  { pixels, width, height }: Source,
  high: number,
): Promise<Word[]> {
  const [mx, my] = [average(row.map(({ x }) => x)), average(row.map(({ y }) => y))]
  const sizes = row.map(({ size }) => size).toSorted((a, b) => a - b)
  const size = sizes[Math.floor(sizes.length / 2)] ?? LETTER.from
  const degrees = (angle * 180) / Math.PI
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .rotate(-degrees, { background: { r: PAPER, g: PAPER, b: PAPER } })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const middle = info.height / 2 + (my - height / 2) * cos - (mx - width / 2) * sin
  const across = row.map(({ x, y }) => info.width / 2 + (x - width / 2) * cos + (y - height / 2) * sin)
  const [left, right] = [
    Math.max(0, Math.round(Math.min(...across) - BESIDE * size)),
    Math.min(info.width, Math.round(Math.max(...across) + BESIDE * size)),
  ]
  const [top, bottom] = [
    Math.max(0, Math.round(middle - STRIP * size)),
    Math.min(info.height, Math.round(middle + STRIP * size)),
  ]
  const scale = high / size
  const strip = await sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .extract({ left, top, width: right - left, height: bottom - top })
    .resize({ width: Math.round((right - left) * scale) })
    .blur(1.2)
    .extend({ left: 16, right: 16, background: '#c8c8c8' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const { blocks } = await pool.recognize(strip, { line: true })
  const words = linesOf({ blocks }).flatMap((line) => line.words)
  const back = ({ x0, y0, x1, y1 }: Box): Box => {
    const corners = [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ].map(([x = 0, y = 0]) => {
      const [dx, dy] = [(x - 16) / scale + left - info.width / 2, y / scale + top - info.height / 2]
      return { x: width / 2 + dx * cos - dy * sin, y: height / 2 + dx * sin + dy * cos }
    })
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
    return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) }
  }
  return words
    .filter(({ confidence, text }) => confidence >= LIKELY && /\p{L}{3}/u.test(text))
    .map((word) => ({ ...word, bbox: { ...word.bbox, ...back(word.bbox) } }))
}
