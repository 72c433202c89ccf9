import sharp from 'sharp'
import { AwsError } from '../service.ts'
import type { Box, Face, WorkerFace } from './faces.ts'
import { cover } from './cover.ts'
import { measure } from './measure.ts'
import { FaceThread } from './thread.ts'

/** Longest side of what the detector sees. */
const DETECTION = 640
/** A face narrower than this (in the detector's picture) is looked at again, cut out of the full picture. */
const SMALL = 200
/** The cut leaves this share of the face's size around it. */
const MARGIN = 0.7

interface Picture {
  readonly pixels: Buffer
  readonly width: number
  readonly height: number
}

/** Finds faces in JPEG or PNG bytes and measures them; EXIF orientation is applied first. Largest face first. */
export class FaceEngine {
  private readonly thread = new FaceThread()

  warm(): Promise<void> {
    return this.thread.warm()
  }

  async faces(image: Buffer): Promise<Face[]> {
    const picture = await decode(image)
    const found = await this.detect(picture, { left: 0, top: 0, width: 1, height: 1 })
    const scale = Math.min(1, DETECTION / Math.max(picture.width, picture.height))
    const faces = await Promise.all(
      found.map(async (face): Promise<Face> => {
        const small = face.box.width * picture.width * scale < SMALL
        const better = small && scale < 1 ? await this.closer(picture, face) : face
        const { brightness, sharpness } = await measure(picture, better.box)
        const aspect = picture.width / picture.height
        return Object.assign(better, { brightness, sharpness, aspect, ...cover(picture, better) })
      }),
    )
    return faces.sort((a, b) => b.box.width * b.box.height - a.box.width * a.box.height)
  }

  close(): Promise<void> {
    return this.thread.close()
  }

  private async closer(picture: Picture, face: WorkerFace): Promise<WorkerFace> {
    const { left, top, width, height } = face.box
    const found = await this.detect(picture, {
      left: left - width * MARGIN,
      top: top - height * MARGIN,
      width: width * (1 + 2 * MARGIN),
      height: height * (1 + 2 * MARGIN),
    })
    return found.find((candidate) => overlap(candidate.box, face.box) > 0.3) ?? face
  }

  /** Detection inside a part of the picture; the answer is in shares of the whole picture. */
  private async detect(picture: Picture, part: Box): Promise<WorkerFace[]> {
    const left = Math.max(0, Math.round(part.left * picture.width))
    const top = Math.max(0, Math.round(part.top * picture.height))
    const width = Math.min(picture.width - left, Math.round(part.width * picture.width))
    const height = Math.min(picture.height - top, Math.round(part.height * picture.height))
    const { data, info } = await sharp(picture.pixels, raw(picture))
      .extract({ left, top, width, height })
      .resize({ width: DETECTION, height: DETECTION, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const faces = await this.thread.detect({ pixels: data, width: info.width, height: info.height })
    const x = (share: number): number => (left + share * width) / picture.width
    const y = (share: number): number => (top + share * height) / picture.height
    return faces.map(({ box, mesh, confidence, pose, embedding }) => ({
      box: {
        left: x(box.left),
        top: y(box.top),
        width: (box.width * width) / picture.width,
        height: (box.height * height) / picture.height,
      },
      mesh: mesh.map(([px, py]) => [x(px), y(py)] as const),
      confidence,
      pose,
      embedding,
    }))
  }
}

const raw = ({ width, height }: Picture) => ({ raw: { width, height, channels: 3 as const } })

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  if (width <= 0 || height <= 0) return 0
  const shared = width * height
  return shared / (a.width * a.height + b.width * b.height - shared)
}

async function decode(image: Buffer): Promise<Picture> {
  try {
    const { data, info } = await sharp(image, { limitInputPixels: 100_000_000 })
      .rotate()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { pixels: data, width: info.width, height: info.height }
  } catch {
    throw new AwsError('InvalidImageFormatException', 'Request has invalid image format')
  }
}
