import sharp from 'sharp'
import { AwsError } from '../service.ts'
import { withAcross } from './across.ts'
import { withDoubtful } from './doubt.ts'
import type { Source } from './line.ts'
import { withLost } from './lost.ts'
import { machineReadable, withZone } from './mrz.ts'
import { type OcrPool, TookTooLong } from './pool.ts'
import type { Page, Point, Reading } from './reading.ts'
import { fanned, flatten, type Lie, lieOf, unfan, withoutDrawings } from './upright.ts'

/** With a smaller share of its letters sure the picture may stand on its head: the other way up is read too. */
const SETTLED = 0.6
const LONGEST_WORD = 18
/** A word read with this confidence is there. */
const SURE = 70
/** Fewer sure letters than this are a scrap of a document. */
const SCRAP = 30
/** Text of a card photographed to the frame's width is then about 25 px high, which the model reads best. */
const WIDTH = 1600
/** A strip is scaled to no more than this, whatever its width asks for. */
const LONGEST = 4 * WIDTH
/** Longest side that Textract takes, and the least height of a letter it sees (its fixed quotas). */
const LARGEST = 10_000
const SMALLEST_LETTER = 15
/** Longest side of the picture its lie is measured on. */
const MEASURED = 900

/**
 * Reads a picture: turned so that its lines run level, evenly lit, and the other way up as well when that reads better.
 * EXIF orientation is applied first, so "as received" means as a viewer shows it.
 * @throws AwsError BadDocumentException when the bytes are no readable picture; TookTooLong when no reading of it
 * came to an end that says what it shows.
 */
export async function read(pool: OcrPool, image: Buffer): Promise<Reading> {
  const shown = await decode(image)
  if (Math.min(shown.width, shown.height) < SMALLEST_LETTER) return NO_TEXT
  const lie = lieOf(await measurable(shown))
  try {
    return await finished(pool, await best(pool, (over) => level(shown, lie, over, WIDTH), 'at once'))
  } catch (error) {
    if (!(error instanceof TookTooLong)) throw error
    // A blurred picture shows no less at half the size, and far fewer shapes to take for letters.
    return finished(pool, await best(pool, (over) => level(shown, lie, over, WIDTH / 2), 'after all'))
  }
}

/**
 * The picture read level, the other way up, and for text wherever it stands, until most of it is sure; else the surest.
 * @throws TookTooLong when a reading is ended: at once, or after all the others told too little
 */
async function best(
  pool: OcrPool,
  lying: (over: boolean) => Promise<Level>,
  giveUp: 'at once' | 'after all',
): Promise<Attempt> {
  const upright = await lying(false)
  const attempts: Attempt[] = []
  let ended = false
  // Now and then the layout is taken for one picture and nothing in it is read: then text is looked for anywhere.
  for (const sparse of [false, true])
    for (const over of [false, true]) {
      try {
        const read = await attempt(pool, over ? await lying(true) : upright, sparse)
        if (!sparse && settled(read)) return read
        attempts.push(read)
      } catch (error) {
        if (!(error instanceof TookTooLong) || giveUp === 'at once') throw error
        ended = true
      }
    }
  const surest = attempts.toSorted((a, b) => sure(b.page) - sure(a.page))[0]
  // What one manner could not end another may have read; a poor reading of the others says nothing of the picture.
  if (surest && (!ended || settled(surest))) return surest
  throw new TookTooLong()
}

const NO_TEXT: Reading = { page: { blocks: [] }, toOriginal: (X, Y) => ({ X, Y }) }

/** More than a scrap, and most of it read surely. */
function settled({ page }: Attempt): boolean {
  const read = sure(page)
  return read >= SCRAP && read >= SETTLED * letters(page, 0)
}

/** Number of letters in words read with confidence `SURE` or more. */
const sure = (page: Page): number => letters(page, SURE)

/** Letters of words read with at least this confidence; machine-readable lines are no words. */
const letters = ({ blocks }: Page, confidence: number): number =>
  (blocks ?? [])
    .flatMap((block) =>
      block.paragraphs.flatMap((paragraph) => paragraph.lines.flatMap((line) => line.words)),
    )
    .filter((word) => word.confidence >= confidence && word.text.length <= LONGEST_WORD)
    .reduce((sum, { text }) => sum + text.length, 0)

/** Lines no language knows are read again for what they are, doubtful and lost ones alone. */
async function finished(pool: OcrPool, { picture, even, plain, ...reading }: Attempt): Promise<Reading> {
  const page = await withDoubtful(pool, reading.page, even)
  const zone = machineReadable(page)
  const whole = zone ? withZone(page, zone, await pool.recognize(picture, { zone })) : page
  return { ...reading, page: await withAcross(pool, await withLost(pool, whole, even), plain) }
}

/** A picture ready to be read: PNG. */
interface Level extends Pick<Reading, 'toOriginal'> {
  readonly picture: Buffer
  /** The same, as pixels. */
  readonly even: Source
  /** As it was before it was lit evenly. */
  readonly plain: Source
}

type Attempt = Level & Reading

const attempt = async (pool: OcrPool, ready: Level, sparse = false): Promise<Attempt> => ({
  ...ready,
  page: await pool.recognize(ready.picture, { sparse }),
})

interface Shown {
  readonly pixels: Buffer
  readonly width: number
  readonly height: number
}

async function decode(image: Buffer): Promise<Shown> {
  try {
    const { width, height } = await sharp(image).metadata()
    if (Math.max(width, height) > LARGEST) throw new Error('The picture is larger than the service takes')
    const { data, info } = await sharp(image)
      .rotate()
      .flatten({ background: '#ffffff' })
      .grayscale()
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { pixels: data, width: info.width, height: info.height }
  } catch {
    throw new AwsError('BadDocumentException', 'Amazon Textract is not able to read the document')
  }
}

const open = ({ pixels, width, height }: Shown) => sharp(pixels, { raw: { width, height, channels: 1 } })

async function measurable(shown: Shown) {
  const { data, info } = await open(shown)
    .resize({ width: MEASURED, height: MEASURED, fit: 'inside' })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

async function level(
  shown: Shown,
  { sideways, angle, ...lie }: Lie,
  over: boolean,
  target: number,
): Promise<Level> {
  const quarters = ((sideways ? 3 : 0) + (over ? 2 : 0)) % 4
  const turned = await open(shown)
    .rotate(quarters * 90)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const scale = Math.min(target / turned.info.width, LONGEST / turned.info.height)
  const wide = Math.max(1, Math.round(turned.info.width * scale))
  const height = Math.max(1, Math.round(turned.info.height * scale))
  const scaled = await open({ pixels: turned.data, width: turned.info.width, height: turned.info.height })
    .resize({ width: wide, height, fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  const { data, info } = await open({ pixels: scaled, width: wide, height })
    .rotate(-angle, { background: '#808080' })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height: tall } = info
  // Turned by half, what was the lowest line is the highest.
  const fan = (over ? -lie.fan : lie.fan) / height
  const size = { width, height: tall }
  const plain = { pixels: unfan({ pixels: data, ...size }, fan), ...size }
  const lit = flatten(plain)
  const even = { pixels: withoutDrawings({ pixels: lit, ...size }), ...size }
  const picture = await open({ ...even, pixels: Buffer.from(even.pixels.buffer) })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const radians = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  return {
    picture,
    even,
    plain,
    toOriginal(x, y) {
      // The slant was taken out around the centre, on a canvas that grew with it.
      const [dx, dy] = [x - width / 2, fanned(x, y, { width, height: tall, fan }) - tall / 2]
      const X = clamp((wide / 2 + dx * cos - dy * sin) / wide)
      const Y = clamp((height / 2 + dx * sin + dy * cos) / height)
      return QUARTERS_BACK[quarters]?.(X, Y) ?? { X, Y }
    },
  }
}

/** A point of the picture turned clockwise by so many quarters, in the picture before. */
const QUARTERS_BACK: readonly ((X: number, Y: number) => Point)[] = [
  (X, Y) => ({ X, Y }),
  (X, Y) => ({ X: Y, Y: 1 - X }),
  (X, Y) => ({ X: 1 - X, Y: 1 - Y }),
  (X, Y) => ({ X: 1 - Y, Y: X }),
]

const clamp = (value: number): number => Math.min(1, Math.max(0, value))
