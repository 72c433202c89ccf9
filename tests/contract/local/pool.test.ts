import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { Kept } from '../../../local/aws/kept.ts'
import { type Manner, OcrPool, TookTooLong } from '../../../local/aws/textract/pool.ts'
import { read } from '../../../local/aws/textract/read.ts'
import type { Page, Reading } from '../../../local/aws/textract/reading.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const blank = () =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

test('a reading that takes too long is the service’s error, not a page without text, and the next one has a worker', async () => {
  const ended = vi.spyOn(console, 'warn').mockReturnValue()
  const white = await blank()
  const pool = new OcrPool(new Kept(), 0)
  for (let reading = 0; reading < 2; reading++)
    await expect(pool.recognize(white)).rejects.toMatchObject({ name: 'InternalServerError', status: 500 })
  await pool.close()
  expect(ended).toHaveBeenCalledTimes(2)
})

test('a reading that was given little of the processor goes on, however long it takes', async () => {
  const ended = vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 0, system: 0 })
  const pool = new OcrPool(new Kept(), 1)
  expect(await pool.recognize(await blank())).toHaveProperty('blocks')
  await pool.close()
  expect(ended).not.toHaveBeenCalled()
})

const BOX = { x0: 20, y0: 20, x1: 300, y1: 46 }
const saying = (...texts: readonly string[]) => {
  const words = texts.map((text) => ({ text, confidence: 96, bbox: BOX }))
  return { blocks: [{ paragraphs: [{ lines: [{ words, bbox: BOX }] }] }] } as unknown as Page
}

/** Its readings by layout are ended, and any of a picture wider than that; all others read this. */
function stuck(page: Page, widest = Number.POSITIVE_INFINITY, layout = false) {
  const pool = new OcrPool(new Kept())
  vi.spyOn(pool, 'recognize').mockImplementation(async (image: Buffer, { sparse, line }: Manner = {}) => {
    const { width } = await sharp(image).metadata()
    if (line || (width <= widest && (layout || sparse))) return page
    throw new TookTooLong()
  })
  return pool
}

const words = ({ page }: Reading) => page.blocks?.[0]?.paragraphs[0]?.lines[0]?.words.map(({ text }) => text)

test('what one manner of reading could not end another one reads', async () => {
  const name = ['MARIA', 'APARECIDA', 'GONÇALVES', 'CARVALHO']
  expect(words(await read(stuck(saying(...name)), await blank()))).toEqual(name)
})

test('a scrap beside a reading that was ended is no answer', async () => {
  await expect(read(stuck(saying('MA')), await blank())).rejects.toBeInstanceOf(TookTooLong)
})

test('a picture that only ends at half the size shows what is read of it there, though it is a scrap', async () => {
  expect(words(await read(stuck(saying('MA'), 1000, true), await blank()))).toEqual(['MA'])
})
