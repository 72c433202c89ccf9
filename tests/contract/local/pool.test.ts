import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { type Manner, OcrPool, TookTooLong } from '../../../local/aws/textract/pool.ts'
import { read } from '../../../local/aws/textract/read.ts'
import type { Page } from '../../../local/aws/textract/reading.ts'

const blank = () =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

test('a reading that takes too long is the service’s error, not a page without text, and the next one has a worker', async () => {
  const ended = vi.spyOn(console, 'warn').mockReturnValue()
  const white = await blank()
  const pool = new OcrPool(1)
  for (let reading = 0; reading < 2; reading++)
    await expect(pool.recognize(white)).rejects.toMatchObject({ name: 'InternalServerError', status: 500 })
  await pool.close()
  expect(ended).toHaveBeenCalledTimes(2)
})

const BOX = { x0: 20, y0: 20, x1: 300, y1: 46 }
const saying = (...texts: readonly string[]) => {
  const words = texts.map((text) => ({ text, confidence: 96, bbox: BOX }))
  return { blocks: [{ paragraphs: [{ lines: [{ words, bbox: BOX }] }] }] } as unknown as Page
}

/** Its readings by layout are ended; anywhere on the page it reads this. */
function stuck(page: Page) {
  const pool = new OcrPool()
  vi.spyOn(pool, 'recognize').mockImplementation((_image: Buffer, { sparse, line }: Manner = {}) =>
    sparse || line ? Promise.resolve(page) : Promise.reject(new TookTooLong()),
  )
  return pool
}

test('what one manner of reading could not end another one reads', async () => {
  const page = saying('MARIA', 'APARECIDA', 'GONÇALVES', 'CARVALHO')
  const { page: seen } = await read(stuck(page), await blank())
  expect(seen.blocks?.[0]?.paragraphs[0]?.lines[0]?.words.map(({ text }) => text)).toEqual([
    'MARIA',
    'APARECIDA',
    'GONÇALVES',
    'CARVALHO',
  ])
})

test('a scrap beside a reading that was ended is no answer', async () => {
  await expect(read(stuck(saying('MA')), await blank())).rejects.toBeInstanceOf(TookTooLong)
})
