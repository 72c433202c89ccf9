import sharp from 'sharp'
import type { Page } from 'tesseract.js'
import { AwsError } from '../service.ts'
import type { OcrPool } from './pool.ts'

/** Below this page confidence the picture may stand on its head, so the other way up is read too. */
const DOUBTFUL = 60
/** Text of a card photographed to the frame's width is then about 25 px high, which the model reads best. */
const WIDTH = 1600

export interface Point {
  readonly X: number
  readonly Y: number
}

export interface Reading {
  readonly page: Page
  /** From a pixel of the read (turned, scaled, deskewed) picture to the picture as received, 0 to 1. */
  toOriginal(x: number, y: number): Point
}

/**
 * Reads a picture. EXIF orientation is applied first, so "as received" means as a viewer shows it.
 * @throws AwsError BadDocumentException when the bytes are no readable picture.
 */
export async function read(pool: OcrPool, image: Buffer): Promise<Reading> {
  const upright = await attempt(pool, image, 0)
  if (upright.page.confidence >= DOUBTFUL) return upright
  const turned = await attempt(pool, image, 180)
  return turned.page.confidence > upright.page.confidence ? turned : upright
}

async function attempt(pool: OcrPool, image: Buffer, turn: 0 | 180): Promise<Reading> {
  const { data, info } = await prepare(image, turn)
  const page = await pool.recognize(data)
  const angle = page.rotateRadians ?? 0
  const [cx, cy] = [info.width / 2, info.height / 2]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return {
    page,
    toOriginal(x, y) {
      // Tesseract turned the picture clockwise by `angle` around its centre; this turns the point back.
      const [dx, dy] = [x - cx, y - cy]
      const X = (cx + dx * cos + dy * sin) / info.width
      const Y = (cy - dx * sin + dy * cos) / info.height
      return turn === 180 ? { X: clamp(1 - X), Y: clamp(1 - Y) } : { X: clamp(X), Y: clamp(Y) }
    },
  }
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value))

async function prepare(image: Buffer, turn: 0 | 180) {
  try {
    const shown = await sharp(image, { limitInputPixels: 100_000_000 }).rotate().grayscale().toBuffer()
    return await sharp(shown)
      .rotate(turn)
      .resize({ width: WIDTH })
      .normalize()
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true })
  } catch {
    throw new AwsError('BadDocumentException', 'Amazon Textract is not able to read the document')
  }
}
