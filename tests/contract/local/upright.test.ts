import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { fanned, flatten, lieOf, unfan, withoutDrawings } from '../../../local/aws/textract/upright.ts'

const WIDTH = 640
const HEIGHT = 440

/** Rows of strokes like lines of print, slanted and fanned as asked. */
async function page({ angle = 0, fan = 0, sideways = false }) {
  const lines = Array.from({ length: 9 }, (_, row) => {
    const v = (row - 4) * 44
    const slope = Math.tan((angle * Math.PI) / 180) + (fan * v) / HEIGHT
    const words = Array.from({ length: 14 }, (_, word) => {
      const u = (word - 7) * 38
      return `<rect x="${u}" y="${v + slope * u - 6}" width="${24 + ((row * 7 + word * 5) % 11)}" height="12"/>`
    })
    return words.join('')
  })
  const upright = await sharp(
    Buffer.from(
      `<svg width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#dde"/><g transform="translate(${WIDTH / 2} ${HEIGHT / 2})" fill="#222">${lines.join('')}</g></svg>`,
    ),
  )
    .png()
    .toBuffer()
  const { data, info } = await sharp(upright)
    .rotate(sideways ? 90 : 0)
    .flatten()
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

describe('how a page lies', () => {
  test.each([
    { angle: 0, sideways: false },
    { angle: 6, sideways: false },
    { angle: -7, sideways: false },
    { angle: 0, sideways: true },
    { angle: 5, sideways: true },
  ])('slant and side: %o', async (asked) => {
    const lie = lieOf(await page(asked))
    expect(lie.sideways).toBe(asked.sideways)
    expect(Math.abs(lie.angle - asked.angle)).toBeLessThanOrEqual(0.5)
  })

  test('what perspective does to the lines is found', async () => {
    const lie = lieOf(await page({ fan: 0.05 }))
    expect(lie.angle).toBe(0)
    expect(Math.abs(lie.fan - 0.05)).toBeLessThanOrEqual(0.01)
  })
})

test('evening keeps print dark whatever light falls on the paper', () => {
  const [width, height] = [120, 60]
  const pixels = Uint8Array.from({ length: width * height }, (_, i) => {
    const light = 60 + (i % width)
    return Math.floor(i / width) % 12 === 0 ? light * 0.2 : light
  })
  const even = flatten({ pixels, width, height })
  const at = (x: number, y: number): number => even[y * width + x] ?? 0
  for (const x of [10, 60, 110]) {
    expect(at(x, 30)).toBeGreaterThan(180)
    expect(at(x, 24)).toBeLessThan(80)
  }
})

test('a code is blanked, lines of print beside it stay', () => {
  const [width, height] = [400, 200]
  const pixels = Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)]
    const code = x >= 220 && ((x >> 3) + (y >> 3)) % 2 === 0
    const print = x < 180 && y % 40 < 20 && x % 6 < 2
    return code || print ? 20 : 200
  })
  const clean = withoutDrawings({ pixels, width, height })
  const dark = (from: number, to: number): number =>
    clean.filter((level, i) => level < 130 && i % width >= from && i % width < to).length
  // At the picture's own rim some of it stays.
  expect(dark(250, 370)).toBeLessThan(0.08 * 120 * height)
  expect(dark(0, 180)).toBe(pixels.filter((level, i) => level < 130 && i % width < 180).length)
})

test('a picture without a fan stays as it is; with one, each point comes from where the fan had put it', () => {
  const picture = { pixels: Uint8Array.from({ length: 100 }, (_, i) => i), width: 10, height: 10 }
  expect(unfan(picture, 0)).toBe(picture.pixels)
  expect(fanned(5, 8, { width: 10, height: 10, fan: 0.02 })).toBe(8)
  expect(fanned(10, 8, { width: 10, height: 10, fan: 0.02 })).toBeCloseTo(5 + 3 / 0.9)
})
