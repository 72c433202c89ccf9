import sharp from 'sharp'
import type { Kept } from '../kept.ts'
import { AwsError } from '../service.ts'
import type { Box, Face, WorkerFace } from './faces.ts'
import { cover } from './cover.ts'
import { measure } from './measure.ts'
import { FaceThread } from './thread.ts'

/** Longest side of what the detector sees. */
const DETECTION = 640
/** A face narrower than this (in the detector's picture) is looked at again, cut out of the full picture. */
const SMALL = 200
/** A face that leans further than this lies on its side, in a photo taken sideways. */
const LYING = 45
const HANGING = 135
/** The cut leaves this share of the face's size around it. */
const MARGIN = 0.7

/** The shortest side Rekognition takes (its set quotas), and what this machine unfolds. */
const SMALLEST = 80
const MOST_PIXELS = 100_000_000

const WHOLE: Box = { left: 0, top: 0, width: 1, height: 1 }

interface Picture {
  readonly pixels: Buffer
  readonly width: number
  readonly height: number
}

/** Finds faces in JPEG or PNG bytes and measures them; EXIF orientation is applied first. Largest face first. */
export class FaceEngine {
  private readonly thread: FaceThread

  constructor(kept: Kept) {
    this.thread = new FaceThread(kept)
  }

  warm(): Promise<void> {
    return this.thread.warm()
  }

  async faces(image: Buffer): Promise<Face[]> {
    return this.facesOf(await decode(image))
  }

  /**
   * What a face is like in the mirror. The engine's descriptor hangs on pose and light; the mean of both sides hangs on
   * them less, and is nearer to what the person looks like.
   */
  async mirrored(image: Buffer, face: WorkerFace): Promise<readonly number[] | undefined> {
    const mirror = { ...face.box, left: 1 - face.box.left - face.box.width }
    const found = await this.facesOf(await flopped(await decode(image)))
    return found.find(({ box }) => overlap(box, mirror) > 0.3)?.embedding
  }

  private async facesOf(picture: Picture): Promise<Face[]> {
    const found = await this.anyhow(picture)
    const scale = Math.min(1, DETECTION / Math.max(picture.width, picture.height))
    const faces = await Promise.all(
      found.map(async (face): Promise<Face> => {
        const small = face.box.width * picture.width * scale < SMALL && scale < 1
        const turn = lying(face)
        const better = small || turn !== 0 ? await this.closer(picture, face, turn) : face
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

  /**
   * What the face is like should it hang head down, which nothing in a face alone tells: the mesh is laid over it
   * either way, and only the right way gives its likeness.
   */
  async overturned(image: Buffer, face: WorkerFace): Promise<readonly number[]> {
    const over = OVER[lying(face)]
    return (await this.closer(await decode(image), face, over)).embedding
  }

  /** Some faces are not seen at all while they hang or lie. */
  private async anyhow(picture: Picture): Promise<WorkerFace[]> {
    for (const turn of [0, 2, 1, 3] as const) {
      const found = await this.detect(picture, WHOLE, turn)
      if (found.length > 0) return found
    }
    return []
  }

  private async closer(picture: Picture, face: WorkerFace, turn: Turn): Promise<WorkerFace> {
    const { left, top, width, height } = face.box
    const part = {
      left: left - width * MARGIN,
      top: top - height * MARGIN,
      width: width * (1 + 2 * MARGIN),
      height: height * (1 + 2 * MARGIN),
    }
    const found = await this.detect(picture, part, turn)
    return found.find((candidate) => overlap(candidate.box, face.box) > 0.3) ?? face
  }

  /** Detection inside a part of the picture, turned first; the answer is in shares of the whole picture. */
  private async detect(picture: Picture, part: Box, turn: Turn = 0): Promise<WorkerFace[]> {
    const left = Math.max(0, Math.round(part.left * picture.width))
    const top = Math.max(0, Math.round(part.top * picture.height))
    const width = Math.min(picture.width - left, Math.round(part.width * picture.width))
    const height = Math.min(picture.height - top, Math.round(part.height * picture.height))
    const cut = await sharp(picture.pixels, raw(picture))
      .extract({ left, top, width, height })
      .rotate(turn * 90)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { data, info } = await sharp(cut.data, raw(cut.info))
      .resize({ width: DETECTION, height: DETECTION, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const faces = await this.thread.detect({ pixels: data, width: info.width, height: info.height })
    const x = (share: number): number => (left + share * width) / picture.width
    const y = (share: number): number => (top + share * height) / picture.height
    const back = TURNED_BACK[turn]
    return faces.map(({ box, mesh, confidence, pose, embedding }) => {
      const [ax, ay] = back(box.left, box.top)
      const [bx, by] = back(box.left + box.width, box.top + box.height)
      return {
        box: {
          left: x(Math.min(ax, bx)),
          top: y(Math.min(ay, by)),
          width: (Math.abs(bx - ax) * width) / picture.width,
          height: (Math.abs(by - ay) * height) / picture.height,
        },
        mesh: mesh.map((point) => {
          const [px, py] = back(...point)
          return [x(px), y(py)] as const
        }),
        confidence,
        pose: { ...pose, roll: ((pose.roll + ROLL[turn] + 540) % 360) - 180 },
        embedding,
      }
    })
  }
}

/** Quarters clockwise by which a part is turned before it is looked at. */
type Turn = 0 | 1 | 2 | 3
type Point = readonly [x: number, y: number]

/** A point of the turned part, in the part as it was. */
const TURNED_BACK: Record<Turn, (x: number, y: number) => Point> = {
  0: (x, y) => [x, y],
  1: (x, y) => [y, 1 - x],
  2: (x, y) => [1 - x, 1 - y],
  3: (x, y) => [1 - y, x],
}
const OVER: Record<Turn, Turn> = { 0: 2, 1: 3, 2: 0, 3: 1 }

/** How a part with this face is to be turned for its head to be up, as far as the face itself tells. */
function lying({ pose: { roll } }: WorkerFace): Turn {
  if (Math.abs(roll) > HANGING) return 2
  return roll > LYING ? 3 : roll < -LYING ? 1 : 0
}

/** How much the head leans in the picture more than in the turned part, in degrees. */
const ROLL: Record<Turn, number> = { 0: 0, 1: -90, 2: 180, 3: 90 }

const raw = ({ width, height }: Pick<Picture, 'width' | 'height'>) => ({
  raw: { width, height, channels: 3 as const },
})

async function flopped(picture: Picture): Promise<Picture> {
  return { ...picture, pixels: await sharp(picture.pixels, raw(picture)).flop().raw().toBuffer() }
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  if (width <= 0 || height <= 0) return 0
  const shared = width * height
  return shared / (a.width * a.height + b.width * b.height - shared)
}

async function decode(image: Buffer): Promise<Picture> {
  const { width, height } = await sizeOf(image)
  // What the service itself answers: its name says nothing of the picture.
  if (Math.min(width, height) < SMALLEST)
    throw new AwsError('InvalidParameterException', 'Request has invalid parameters')
  try {
    const { data, info } = await sharp(image, { limitInputPixels: MOST_PIXELS })
      .rotate()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { pixels: data, width: info.width, height: info.height }
  } catch {
    throw unreadable()
  }
}

const sizeOf = (image: Buffer) =>
  sharp(image)
    .metadata()
    .catch(() => {
      throw unreadable()
    })

const unreadable = (): AwsError =>
  new AwsError('InvalidImageFormatException', 'Request has invalid image format')
