import type { Line, Word } from 'tesseract.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withLost } from '../../../local/aws/textract/lost.ts'
import type { Manner } from '../../../local/aws/textract/pool.ts'
import type { Page } from '../../../local/aws/textract/reading.ts'

const [WIDTH, HEIGHT] = [400, 300]
type Box = readonly [x0: number, y0: number, x1: number, y1: number]

/** An evenly lit page with print where the boxes are. */
function printed(...boxes: readonly Box[]) {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(200)
  for (const [x0, y0, x1, y1] of boxes)
    for (let y = y0; y < y1; y++) pixels.fill(40, y * WIDTH + x0, y * WIDTH + x1)
  return { pixels, width: WIDTH, height: HEIGHT }
}
/** So many letters in a row, 12 px wide, 20 px high, 4 px apart. */
const row = (x: number, y: number, letters: number): Box[] =>
  Array.from({ length: letters }, (_, i) => [x + 16 * i, y, x + 16 * i + 12, y + 20])

type Said = readonly [text: string, confidence: number, box: Box]
const word = ([text, confidence, [x0, y0, x1, y1]]: Said) =>
  ({ text, confidence, bbox: { x0, y0, x1, y1 } }) as Word
const page = (...said: readonly Said[]) =>
  ({
    blocks: [{ paragraphs: [{ lines: said.map((one) => ({ words: [word(one)], bbox: {} }) as Line) }] }],
  }) as Page
const wordsOf = ({ blocks }: Page) =>
  (blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) =>
      lines.flatMap(({ words }) => words.map(({ text, bbox }) => [text, bbox.x0, bbox.y0, bbox.x1, bbox.y1])),
    ),
  )

/** A reader that says one thing of whatever it is shown. */
function reader(text: string, confidence: number) {
  const asked: { readonly width: number; readonly manner: Manner | undefined }[] = []
  return {
    asked,
    async recognize(image: Buffer, manner?: Manner): Promise<Page> {
      const { width } = await sharp(image).metadata()
      asked.push({ width, manner })
      return page([text, confidence, [16, 16, 46, 31]])
    },
  }
}

const name: Said = ['MARIA', 96, [20, 20, 96, 40]]

test('print in no line is read alone, and its boxes are the page’s', async () => {
  const pool = reader('04512378960', 92)
  const read = await withLost(pool, page(name), printed(...row(20, 20, 5), ...row(60, 100, 11)))
  expect(wordsOf(read)).toEqual([
    ['MARIA', 20, 20, 96, 40],
    ['04512378960', 60, 100, 100, 120],
  ])
  expect(pool.asked).toEqual([{ width: Math.round((172 + 16) * 0.75) + 20, manner: { line: true } }])
})

test('a page whose print was all read is left as it is', async () => {
  const pool = reader('MARIA', 96)
  const whole = page(name, ['IDBRA<<04512378960', 3, [60, 100, 232, 120]])
  expect(await withLost(pool, whole, printed(...row(20, 20, 5), ...row(60, 100, 11)))).toBe(whole)
  expect(pool.asked).toEqual([])
})

test('under a word of no confidence, or a mark without letters, a line can be lost', async () => {
  const pool = reader('04512378960', 92)
  const joined: Said = ['LEAL', 20, [10, 80, 300, 160]]
  const edge: Said = ['—', 79, [10, 90, 300, 140]]
  const read = await withLost(pool, page(name, joined, edge), printed(...row(60, 100, 11)))
  expect(wordsOf(read).map(([text]) => text)).toEqual(['MARIA', 'LEAL', '—', '04512378960'])
})

test('what is read unsurely, or as less than stands there, is no line', async () => {
  const source = printed(...row(60, 100, 11))
  const unsure = page(name)
  expect(await withLost(reader('04512378960', 74), unsure, source)).toBe(unsure)
  expect(await withLost(reader('o', 91), unsure, source)).toBe(unsure)
})

test.each<[string, Box[]]>([
  ['three letters', row(60, 100, 3)],
  ['a portrait’s edge', [[60, 60, 64, 260]]],
  ['a signature', [[60, 100, 300, 130]]],
  ['letters that stand apart', [0, 70, 140, 210, 280].map((x): Box => [x, 100, x + 12, 120])],
  ['a slope', row(60, 60, 8).map(([x0, y0, x1, y1], i) => [x0, y0 + 14 * i, x1, y1 + 14 * i] as Box)],
])('%s make no line', async (_what, boxes) => {
  const pool = reader('04512378960', 92)
  await withLost(pool, page(name), printed(...boxes))
  expect(pool.asked).toEqual([])
})

test('of a page full of rows the eight longest are read', async () => {
  const pool = reader('x', 10)
  const rows = Array.from({ length: 9 }, (_, i) => row(20, 10 + 30 * i, i === 4 ? 5 : 12)).flat()
  await withLost(pool, page(['MARIA', 96, [0, 0, 1, 1]]), printed(...rows))
  expect(pool.asked).toHaveLength(16)
  expect(new Set(pool.asked.map(({ width }) => width)).size).toBe(2)
})
