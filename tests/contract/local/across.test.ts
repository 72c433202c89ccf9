import type { Line, Word } from 'tesseract.js'
import { expect, test } from 'vitest'
import { withAcross } from '../../../local/aws/textract/across.ts'
import type { Manner } from '../../../local/aws/textract/pool.ts'
import type { Page } from '../../../local/aws/textract/reading.ts'

const [WIDTH, HEIGHT] = [1600, 1000]
const [PAPER, FAINT] = [200, 165]

const word = (text: string, confidence: number, [x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[]) =>
  ({ text, confidence, bbox: { x0, y0, x1, y1 } }) as Word
const page = (...words: readonly Word[]) =>
  ({ blocks: [{ paragraphs: [{ lines: [{ words: [...words], bbox: {} } as unknown as Line] }] }] }) as Page
const textsOf = ({ blocks }: Page) =>
  (blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => lines.flatMap(({ words }) => words.map(({ text }) => text))),
  )

/** Squares as large as these letters are, and as light, along a slope; the print of a card is ten times smaller. */
function marked(letters: number, slope: number, side = 120) {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(PAPER)
  for (let i = 0; i < letters; i++) {
    const x = 200 + Math.round(i * side * 1.4)
    const y = Math.round(HEIGHT / 2 + (x - WIDTH / 2) * slope)
    for (let v = y; v < y + side; v++) pixels.fill(FAINT, v * WIDTH + x, v * WIDTH + x + side)
  }
  return { pixels, width: WIDTH, height: HEIGHT }
}

/** A reader that says one thing of whatever it is shown. */
function reader(text: string, confidence: number) {
  const asked: (Manner | undefined)[] = []
  return {
    asked,
    recognize(_image: Buffer, manner?: Manner): Promise<Page> {
      asked.push(manner)
      return Promise.resolve(page(word(text, confidence, [20, 10, 300, 60])))
    },
  }
}

const name = page(word('MARIA', 96, [20, 20, 96, 40]))

test.each([-0.5, 0, 0.4])(
  'large light letters in a row at a slope of %d are read as one line',
  async (slope) => {
    const pool = reader('AMOSTRA', 92)
    const read = await withAcross(pool, name, marked(7, slope))
    expect(textsOf(read)).toEqual(['MARIA', 'AMOSTRA'])
    expect(pool.asked).toEqual([{ line: true }])
  },
)

test('a scrap, and what is not read, adds nothing', async () => {
  expect(await withAcross(reader('AM', 92), name, marked(7, 0.4))).toBe(name)
  expect(await withAcross(reader('AMOSTRA', 4), name, marked(7, 0.4))).toBe(name)
})

test.each([
  ['paper', marked(0, 0)],
  ['three letters', marked(3, 0.4)],
  ['print', marked(12, 0, 10)],
])('on a page of %s nobody looks for them', async (_what, source) => {
  const pool = reader('AMOSTRA', 92)
  expect(await withAcross(pool, name, source)).toBe(name)
  expect(pool.asked).toEqual([])
})
