import type { Line, Word } from 'tesseract.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withDoubtful } from '../../../local/aws/textract/doubt.ts'
import type { Manner } from '../../../local/aws/textract/pool.ts'
import type { Page } from '../../../local/aws/textract/reading.ts'

const [WIDTH, HEIGHT] = [400, 200]
const source = { pixels: new Uint8Array(WIDTH * HEIGHT).fill(200), width: WIDTH, height: HEIGHT }

type Said = readonly [text: string, confidence: number, box: readonly [number, number, number, number]]

const word = ([text, confidence, [x0, y0, x1, y1]]: Said) =>
  ({ text, confidence, bbox: { x0, y0, x1, y1 } }) as Word
const line = (said: readonly Said[]) => {
  const [first] = said
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = first?.[2] ?? []
  return { words: said.map(word), bbox: { x0, y0, x1, y1 } } as Line
}
const page = (...lines: readonly (readonly Said[])[]) =>
  ({ blocks: [{ paragraphs: [{ lines: lines.map(line) }] }] }) as Page
const linesOf = ({ blocks }: Page) =>
  (blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) =>
      lines.map(({ words }) => words.map(({ text, bbox }) => [text, bbox.x0, bbox.y0, bbox.x1, bbox.y1])),
    ),
  )

/** A reader that says one thing of a small picture and another of a large one. */
function reader(small: Said, large: Said) {
  const asked: { readonly width: number; readonly manner: Manner | undefined }[] = []
  return {
    asked,
    async recognize(image: Buffer, manner?: Manner): Promise<Page> {
      const { width } = await sharp(image).metadata()
      asked.push({ width, manner })
      return page([width < 120 ? small : large])
    },
  }
}

const issuer: Said = ['SSP.Se', 2, [100, 50, 212, 74]]
const label: Said = ['EXPEDIDOR', 92, [100, 20, 200, 34]]

test('a doubtful line is read again alone, and its boxes are the page’s', async () => {
  const pool = reader(['SSP', 94, [16, 16, 46, 34]], ['SSP-SC', 44, [0, 0, 9, 9]])
  const read = await withDoubtful(pool, page([label], [issuer]), source)
  expect(linesOf(read)).toEqual([[['EXPEDIDOR', 100, 20, 200, 34]], [['SSP', 100, 50, 140, 74]]])
  expect(pool.asked).toEqual([{ width: 96 + 20, manner: { line: true } }])
})

test('of two readings the surer stays, and neither when both are as doubtful', async () => {
  const better = reader(['SSP-SC', 44, [0, 0, 9, 9]], ['SSP', 70, [10, 10, 40, 40]])
  const read = await withDoubtful(better, page([issuer]), source)
  expect(linesOf(read)).toEqual([[['SSP', 92, 42, 112, 62]]])
  const none = reader(['x', 40, [0, 0, 9, 9]], ['y', 55, [0, 0, 9, 9]])
  expect(linesOf(await withDoubtful(none, page([issuer]), source))).toEqual([[['SSP.Se', 100, 50, 212, 74]]])
})

test('one sure letter of a doubtful word is no better reading of it', async () => {
  const torn: Said = ['NOV', 68, [100, 50, 146, 64]]
  const pool = reader(['o', 91, [28, 19, 32, 23]], ['o', 91, [28, 19, 32, 23]])
  expect(linesOf(await withDoubtful(pool, page([torn]), source))).toEqual([[['NOV', 100, 50, 146, 64]]])
  expect(pool.asked).toHaveLength(2)
})

test('a word read with the frame it touches is part of what is read again', async () => {
  const framed: Said[] = [
    ['PAULO', 17, [30, 20, 90, 110]],
    ['SÉRGIO', 90, [100, 50, 170, 74]],
    ['AMÂNCIO', 90, [180, 50, 260, 74]],
  ]
  const pool = reader(['?', 0, [0, 0, 9, 9]], ['PAULO SÉRGIO AMÂNCIO', 94, [16, 16, 190, 34]])
  const read = await withDoubtful(pool, page(framed), source)
  expect(linesOf(read)).toEqual([[['PAULO SÉRGIO AMÂNCIO', 30, 50, 262, 74]]])
  // From the framed word's left to the last one's right, as high as the others.
  expect(pool.asked).toEqual([{ width: Math.round((260 - 30 + 16) * 0.75) + 20, manner: { line: true } }])
})

test('what stands beside a drawing is read apart from it; drawings and codes are left alone', async () => {
  const pool = reader(['SSP', 94, [16, 16, 46, 34]], ['?', 0, [0, 0, 9, 9]])
  const code: Said = ['[5]', 20, [330, 20, 399, 113]]
  const zone: Said = ['IDBRA9759815<<2151702', 0, [10, 120, 390, 150]]
  const read = await withDoubtful(pool, page([issuer, code], [zone]), source)
  expect(linesOf(read)).toEqual([
    [['SSP', 100, 50, 140, 74]],
    [['[5]', 330, 20, 399, 113]],
    [['IDBRA9759815<<2151702', 10, 120, 390, 150]],
  ])
  expect(pool.asked).toHaveLength(1)
})

test('a portrait’s edge does not widen the place, and another line’s words are not taken', async () => {
  const edge: Said = ['—', 70, [80, 10, 90, 76]]
  const torn: Said = ['2º!', 34, [100, 50, 130, 64]]
  const rest: Said = ['NOME', 79, [140, 50, 190, 64]]
  const pool = reader(['NOME', 96, [20, 20, 60, 30]], ['?', 0, [0, 0, 9, 9]])
  expect(linesOf(await withDoubtful(pool, page([edge, torn, rest]), source))).toEqual([
    [['NOME', 105, 55, 159, 69]],
  ])
  const under: Said = ['MARIA', 96, [90, 50, 300, 90]]
  const below = reader(['MARIA', 96, [20, 20, 60, 30]], ['?', 0, [0, 0, 9, 9]])
  const [first] = linesOf(await withDoubtful(below, page([edge, torn, rest], [under]), source))
  expect(first?.map(([text]) => text)).toEqual(['—', '2º!', 'NOME'])
})

test('a page of nothing but doubt is looked at twelve lines far', async () => {
  const pool = reader(['x', 10, [0, 0, 9, 9]], ['y', 10, [0, 0, 9, 9]])
  await withDoubtful(pool, page(...Array.from({ length: 30 }, () => [issuer])), source)
  expect(pool.asked).toHaveLength(24)
})
